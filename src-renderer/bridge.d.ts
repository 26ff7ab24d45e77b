import type { Bridge } from '../src-shared/bridge/channels';

declare global {
  interface Window {
    /** What the preload offers the page. */
    tantrix: Bridge;
  }
}
