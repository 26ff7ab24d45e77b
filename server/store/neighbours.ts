import * as v from 'valibot';
import type { Hash } from '../../src-shared/online/primitives';
import { HallSchema, TableSchema } from '../../src-shared/online/wire';
import type { Elsewhere } from './game-keeping';

/** What each process of a server tells the others of itself. */
export const HallSeenSchema = v.strictObject({
  ...v.pick(HallSchema, ['programs', 'games']).entries,
  /** Those that may be joined first, then those that are played at: where one may look on before the others. */
  tables: v.array(TableSchema),
});
export type HallSeen = v.InferOutput<typeof HallSeenSchema>;

/** The other processes of the same server, for the hall of one. */
export interface Neighbours {
  /** Where a table is that is not here; also a game that is at none of them now. Undefined when there is none. */
  find(table: string): Promise<Elsewhere | Hash | undefined>;
  /** Takes a code for a table here; says where the table is that has it already. */
  claim(table: string): Promise<Elsewhere | Hash | undefined>;
  /** A table that waited here is no more. */
  free(table: string): void;
  /** Tells the others what there is here. */
  tell(hall: () => HallSeen): void;
  /** What the others have told of themselves last. */
  readonly halls: Iterable<HallSeen>;
}

/** A server that is one process. */
export const ALONE: Neighbours = {
  find: async () => undefined,
  claim: async () => undefined,
  free: () => {},
  tell: () => {},
  halls: [],
};
