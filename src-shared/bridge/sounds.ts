import * as v from 'valibot';
import type { Sound } from './preferences';

/** What happens at the table and may be heard. */
export const TABLE_EVENTS = ['gameStarted', 'tilePlayed', 'tileDrawn', 'puzzleSolved'] as const;
export const TableEventSchema = v.picklist(TABLE_EVENTS);
export type TableEvent = v.InferOutput<typeof TableEventSchema>;

/** What is to be heard, and how loud, from 0 to 1. */
export interface HeardSound {
  readonly sound: Sound;
  readonly volume: number;
}
