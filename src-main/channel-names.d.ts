declare module 'virtual:channel-names' {
  import type { Channel, EventName } from '../src-shared/bridge/channels';

  /** The names in the tables of the contract, of which the build makes this module. */
  export const CALL_NAMES: readonly Channel[];
  export const EVENT_NAMES: readonly EventName[];
}
