import { type Entry, type Notes } from '../../src-shared/library/entry';
import { factsOf, type FactualRecord, hasFacts } from '../../src-shared/library/facts';
import { parseRecord, type RecordProblem } from '../../src-shared/record';
import { knownNotes } from './notes';

/** What the text of a file of the library turns out to be. */
export type ReadGame = { readonly record: FactualRecord } | { readonly problem: RecordProblem };

/** Reads the text of a .txg file; a picture or a mail under its name is none. */
export function readGameText(text: string): ReadGame {
  const found = parseRecord(text, 'txg');
  if (!found.ok) return { problem: found.problem };
  const { form, record } = found;
  return form === 'txg' && hasFacts(record) ? { record } : { problem: { code: 'notAGame' } };
}

/** The record in a text; undefined where there is none. */
export function recordIn(text: string): FactualRecord | undefined {
  const read = readGameText(text);
  return 'record' in read ? read.record : undefined;
}

/** Whether a newer program may understand what this one does not; then the file is left as it is. */
export const isOfNewerProgram = ({ code }: RecordProblem): boolean => code === 'newerVersion' || code === 'unknownSet';

/** @param time of the file, in milliseconds since 1970, which stands for what the notes do not say */
export function entryOf(id: string, record: FactualRecord, notes: Notes, time: number): Entry {
  const { began, at } = notes;
  return { id, began: began ?? at ?? time, at: at ?? time, notes: knownNotes(notes), facts: factsOf(record) };
}
