import * as v from 'valibot';
import { NoteSchema } from '../../src-main/online/process/kept/notes';
import { makeLine } from '../../src-main/kept-rows/row-text';
import { LineSchema } from '../../src-shared/online/lines';
import { HashSchema } from '../../src-shared/online/terms';

/** A line of the journal: what was kept of a game at once. */
export const EntrySchema = v.strictObject({
  game: HashSchema,
  lines: v.exactOptional(v.array(LineSchema)),
  notes: v.exactOptional(v.array(NoteSchema)),
  /** The game begins here: what was kept of it before is of no account. */
  begins: v.exactOptional(v.literal(true)),
  /** It is kept here no longer. */
  ends: v.exactOptional(v.literal(true)),
});

/** As much of it as says where the lines of a game are. */
export const EntryHeadSchema = v.pick(v.object(EntrySchema.entries), ['game', 'begins', 'ends']);

/** The text of a line. */
export const entryText = (entry: {
  readonly game: string;
  readonly lines?: readonly unknown[];
  readonly notes?: readonly unknown[];
  readonly begins?: true;
  readonly ends?: true;
}): string => makeLine(entry);
