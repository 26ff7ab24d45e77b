import * as v from 'valibot';
import { ChatSchema } from '../../../../src-shared/online/chat';
import { TableRulesSchema } from '../../../../src-shared/online/table';
import { HashSchema, KeySchema, PartySchema } from '../../../../src-shared/online/terms';
import { DetailsSchema, PlaceSchema, TableIdSchema } from '../../../../src-shared/online/wire';
import { ServerNoteSchema } from './known-servers';

/** What is kept of a game beside its log: nothing of it is needed to go on by the same moves. */
export const NoteSchema = v.variant('kind', [
  /** The first note. */
  v.strictObject({
    kind: v.literal('table'),
    table: TableIdSchema,
    rules: TableRulesSchema,
    /** The key of the program that holds the table. */
    host: KeySchema,
    details: v.array(DetailsSchema),
    /** What the password is checked by; left out where there is none. */
    verifier: v.exactOptional(HashSchema),
    /** The server that holds the table, as it is met again; left out by that itself, and where a player's program does. */
    server: v.exactOptional(ServerNoteSchema),
  }),
  ChatSchema,
  /** What happened to the table, at a server only who left before the deal; a computer player takes the seat of somebody who is away, or gives it back. */
  v.strictObject({
    kind: v.picklist(['began', 'lost', 'left', 'back', 'replaced', 'returned']),
    at: v.number(),
    seat: v.exactOptional(v.number()),
  }),
  /** Where a program was reached last. */
  v.strictObject({ kind: v.literal('place'), party: PartySchema, place: PlaceSchema }),
  /** What was used of the turn after step `n`, in milliseconds. */
  v.strictObject({ kind: v.literal('turn'), n: v.number(), ms: v.number() }),
  v.strictObject({ kind: v.literal('over') }),
  /** At a server: it has counted for its ranks, and does not count again. */
  v.strictObject({ kind: v.literal('ranked') }),
]);
export type Note = v.InferOutput<typeof NoteSchema>;
export type TableNote = Extract<Note, { kind: 'table' }>;
