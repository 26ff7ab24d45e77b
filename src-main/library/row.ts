import type { EntryId } from '../../src-shared/bridge/bridge';
import type { Entry } from '../../src-shared/library/entry';
import type { Facts } from '../../src-shared/library/facts';

/** An entry as the main process knows it: what it asks for itself, and the whole as the page is told it. */
export interface Row {
  readonly id: EntryId;
  /** What tells its game or puzzle from all others, whoever plays it. */
  readonly subject: string;
  readonly began: number;
  readonly at: number;
  /** The entry in JSON. */
  readonly text: string;
}

export const subjectOf = (facts: Facts): string => (facts.kind === 'game' ? facts.deal : facts.puzzle);

export const rowOf = (entry: Entry): Row => ({
  id: entry.id,
  subject: subjectOf(entry.facts),
  began: entry.began,
  at: entry.at,
  text: JSON.stringify(entry),
});

/** By what it is noticed that the files of an entry have changed. Times are in milliseconds since 1970, 0 where there is no file. */
export interface Stamp {
  readonly size: number;
  readonly time: number;
  readonly notesSize: number;
  readonly notesTime: number;
}

export const isSameStamp = (a: Stamp, b: Stamp): boolean =>
  a.size === b.size && a.time === b.time && a.notesSize === b.notesSize && a.notesTime === b.notesTime;

/** An entry, and its files as they were when it was read from them. */
export interface StampedRow {
  readonly row: Row;
  readonly stamp: Stamp;
}
