import * as v from 'valibot';
import type { Sound } from './preferences';
import { answers, call } from './call';

/** What happens at the table and may be heard. */
export const TABLE_EVENTS = ['gameStarted', 'tilePlayed', 'tileDrawn', 'puzzleSolved'] as const;
const TableEventSchema = v.picklist(TABLE_EVENTS);
export type TableEvent = v.InferOutput<typeof TableEventSchema>;

/** What is to be heard, and how loud, from 0 to 1. */
export interface HeardSound {
  readonly sound: Sound;
  readonly volume: number;
}

export const SOUND_CALLS = {
  /** What is to be heard of something that happened at the table, by the settings; null for silence. */
  sound: call(TableEventSchema, answers<HeardSound | null>()),
};
