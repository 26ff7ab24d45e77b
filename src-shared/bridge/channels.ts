import * as v from 'valibot';
import { type Bridge, DocumentStateSchema, RememberedPlayersSchema, SaveRequestSchema } from './bridge';

const nothing = v.undefined();

/** Every call the page may make, under the name of its channel, and what its argument must be. */
export const CALLS = {
  openGame: nothing,
  saveGame: SaveRequestSchema,
  showDocument: DocumentStateSchema,
  closeWindow: nothing,
  rememberedPlayers: nothing,
  rememberPlayers: RememberedPlayersSchema,
} satisfies Record<Exclude<keyof Bridge, 'onCloseRequested'>, v.GenericSchema>;

export type Call = keyof typeof CALLS;
export type Argument<C extends Call> = v.InferOutput<(typeof CALLS)[C]>;
export type Answer<C extends Call> = Awaited<ReturnType<Bridge[C]>>;

/** The one message that main sends of its own accord. */
export const CLOSE_REQUESTED = 'closeRequested';

/** Why a call is rejected. The message of the error that reaches the page ends with one of these words. */
export type Refusal = 'wrongSender' | 'wrongArgument' | 'failed';
