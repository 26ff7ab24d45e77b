import type { EntryId, KeepRequest } from '../../src-shared/bridge/bridge';
import { type FactualRecord, factsOf, hasFacts, isAtEnd } from '../../src-shared/library/facts';
import { dayName, dayOf, puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { type AnyRecord, cataloguedPuzzle } from '../../src-shared/record';
import { puzzleKind } from '../../src-shared/record/puzzle-kind';
import type { Persistence } from '../../src-shared/sessions/terms';
import { preferencesNow } from '../preferences/preferences';
import { documentOf, isEdited, recordNow, subjectOf, tableOf } from '../stage/document';
import { reportErrors } from '../stage/failures';
import type { OpenDocument } from '../stage/kind';
import { kindFor } from '../stage/known-kinds';
import { showStatusNote } from '../stage/status-note';
import { changeState, onTables, type OpenTable, type Tables, tablesNow } from '../stage/tables';
import { KeptCourse } from './kept-course';

/** Games and puzzles keep themselves, from the first move on: each change at a table is handed to the library. */

interface Keeping {
  readonly course: KeptCourse;
  /** As it was seen last. */
  seen: AnyRecord;
  /** Whether the library has that, or is about to write it. */
  isKept: boolean;
}

/** By what tells games and puzzles apart. */
const keepings = new WeakMap<WeakKey, Keeping>();

/**
 * From now on what is played is kept; to be called once, before anybody else follows the tables and asks what is kept. What lies
 * there by now was played before: of that, what is not saved is kept at once.
 */
export function startKeeping(): void {
  for (const table of tablesNow().open.values()) {
    const document = documentOf(table);
    if (document) noteChange(table, document, isEdited(table));
  }
  onTables((tables, before) => noteChanges(before.open, tables.open));
}

/** Says that a record which comes to a table is an entry of the library, and goes on there. */
export function rememberEntry(record: AnyRecord, id: EntryId): void {
  // No entry is of another kind.
  if (!hasFacts(record)) return;
  keepings.set(keyOf(record), { course: new KeptCourse(record, id), seen: record, isKept: true });
}

/** The entry as which a record at a table is kept; undefined where it is not. */
export const entryOf = async (record: AnyRecord): Promise<EntryId | undefined> =>
  keepings.get(keyOf(record))?.course.entry();

/** Whether what lies on a table is kept as it stands, or will be within the second. */
function has(table: OpenTable): boolean {
  const record = documentOf(table)?.record;
  const keeping = record && keepings.get(keyOf(record));
  return keeping !== undefined && keeping.isKept && keeping.seen === record;
}

export const selfKeeping = { has, remember: rememberEntry };

function noteChanges(before: Tables['open'], open: Tables['open']): void {
  for (const [id, table] of open) {
    const document = documentOf(table);
    if (document && document.record !== documentOf(before.get(id))?.record) noteChange(table, document);
  }
}

/**
 * What comes to a table is kept once it changes there; at once what was played already, and a game by mail, for others have moved. A
 * game online is kept elsewhere until it is over, and listed as that.
 */
function noteChange(table: OpenTable, { record, session }: OpenDocument, isPlayed = false): void {
  const { persistence } = session.terms;
  const before = keepings.get(keyOf(record));
  if (persistence === 'nowhere' || !hasFacts(record) || before?.seen === record) return;
  if (persistence === 'online' && !isAtEnd(factsOf(record))) return;
  const isEmpty = kindFor(record).countOf(record) === 0;
  const keeping = before ?? { course: new KeptCourse(isEmpty ? undefined : record), seen: record, isKept: false };
  keepings.set(keyOf(record), keeping);
  keeping.seen = record;
  const isNews = before !== undefined || isPlayed || isElsewhere(persistence);
  keeping.isKept = !isEmpty && isNews && preferencesNow().keepGames;
  const now = recordNow(table);
  if (keeping.isKept && hasFacts(now)) void reportErrors(() => keep(keeping, now, session));
}

async function keep(
  keeping: Keeping,
  record: FactualRecord,
  { terms, seatsHere }: OpenDocument['session'],
): Promise<void> {
  const { seen } = keeping;
  // Where all sit at one computer, nothing has to be said of it.
  const here = isElsewhere(terms.persistence) ? { here: [...seatsHere] } : {};
  const reply = await keeping.course.keep(record, { ...here, ...dayNoted(record) });
  if (reply?.kind !== 'failed' || keeping.seen !== seen) return;
  keeping.isKept = false;
  showStatusNote('libraryFails');
  // Whoever has asked whether anything would be lost is to ask again.
  const table = tableOf(seen);
  if (table) changeState(table.id, (state) => ({ ...state }));
}

/** Whether others play at other computers. */
const isElsewhere = (persistence: Persistence): boolean => persistence === 'mail' || persistence === 'online';

/** Of the puzzle of the day, which day it is. */
function dayNoted(record: AnyRecord): Pick<KeepRequest['notes'], 'day'> {
  const today = dayOf(new Date());
  const entry = puzzleKind.is(record) ? cataloguedPuzzle(record) : undefined;
  return entry?.id === puzzleOfTheDay(today).id ? { day: dayName(today) } : {};
}

function keyOf(record: AnyRecord): WeakKey {
  const subject = subjectOf(record);
  if (typeof subject !== 'object' || subject === null) throw new RangeError('what tells games apart is an object');
  return subject;
}
