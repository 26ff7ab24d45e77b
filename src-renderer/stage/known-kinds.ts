import { type AnyRecord, sameRecord } from '../../src-shared/record';
import type { OpenDocument, Origin, TableKind } from './kind';
import type { OpenTable, TableState } from './tables';

/** The kinds of table there are, each with what goes without saying; the lists of the window make them known. */

/**
 * A kind of whose states and records nothing is known. Every kind passes for one, for the parameters of methods are compared
 * both ways; nowhere else are its types forgotten. In return whoever asks a kind hands it no state and no record but of
 * tables and records for which `kindOf` or `kindFor` gave it.
 */
type SomeKind = TableKind<TableState, AnyRecord>;

/** What may be left out. */
type Optional =
  | 'isEdited'
  | 'isWhole'
  | 'recordNow'
  | 'toJournal'
  | 'recordShown'
  | 'titleOf'
  | 'suggestedName'
  | 'status'
  | 'refusalWords'
  | 'tellsPointed'
  | 'news'
  | 'heard'
  | 'acts'
  | 'waysOut'
  | 'menuAt'
  | 'pictureOf'
  | 'headlineOf'
  | 'pages';

/** A kind as the window asks it. */
type AnyKind = SomeKind & Required<Pick<SomeKind, Optional>>;

/**
 * A kind with what it left out: it is kept, journalled and left as its session stands, its files are called like its mark,
 * and it has nothing to say, no commands, and nothing for pictures and paper.
 */
function wholeKind(kind: SomeKind): AnyKind {
  const documentIn = (state: TableState): OpenDocument => {
    const document = kind.documentOf(state);
    if (!document) throw new RangeError('nothing lies on the table');
    return document;
  };
  const whole: AnyKind = {
    isEdited(state) {
      const document = kind.documentOf(state);
      // Only what the journal keeps can be lost: nobody misses what is kept nowhere, and what others keep is kept by itself.
      if (document?.session.terms.persistence !== 'journal') return false;
      const { record, saved, session } = document;
      return saved ? !sameRecord(record, saved) : session.isWorthKeeping || session.undone.length > 0;
    },
    isWhole: () => true,
    recordNow: (state) => documentIn(state).record,
    recordShown: (state) => whole.recordNow(state),
    toJournal(state) {
      const { session } = documentIn(state);
      return { record: session.withUndone, undone: session.undone.length };
    },
    titleOf: (_, t) => t('app.untitled'),
    suggestedName: () => kind.tables.of.mark,
    status: () => '',
    refusalWords: () => undefined,
    tellsPointed: () => true,
    news: () => undefined,
    heard: () => [],
    acts: {},
    waysOut: [],
    menuAt: () => ({ about: 'table', commands: ['undo', 'redo'] }),
    pictureOf: () => ({ tiles: [], legend: [] }),
    headlineOf: () => '',
    pages: () => [],
    ...kind,
  };
  return whole;
}

let kinds: readonly AnyKind[] = [];

/** Says which kinds of table there are; to be called once, before anything is opened. */
export function knowKinds(known: readonly SomeKind[]): void {
  kinds = known.map(wholeKind);
}

/** The kind of a table. Throws RangeError where it was not made known. */
export function kindOf(table: Pick<OpenTable, 'of'>): AnyKind {
  const kind = kinds.find(({ tables }) => tables.of === table.of);
  if (!kind) throw new RangeError(`no kind of table is called ${table.of.mark}`);
  return kind;
}

/** The kind of tables on which a record lies. Throws RangeError where there is none. */
export function kindFor(record: AnyRecord): AnyKind {
  const kind = kinds.find(({ tables }) => tables.of.is(record));
  if (!kind) throw new RangeError('a record that lies on no kind of table');
  return kind;
}

/** Brings a record to the table, as it was left. */
export const showRecord = (record: AnyRecord, origin: Origin = {}): void => kindFor(record).open(record, origin);

/** What the kind of a table says of it; undefined where there is none. */
export const ofTable = <Said>(
  say: (kind: AnyKind, state: TableState) => Said,
  table: OpenTable | undefined,
): Said | undefined => table && say(kindOf(table), table.state);
