import type { RecordKind } from '../../src-shared/record';
import type { Objection } from '../../src-shared/sessions/rules';
import type { Persistence } from '../../src-shared/sessions/terms';
import type { Orientation } from '../board/orientation';
import { makeStore } from '../ui/store';
import { clearStage } from './dialogs';
import { clearStatusNote } from './status-note';
import { turnRotation } from '../../src-shared/tantrix';

/**
 * The tables that are open, and which of them is shown. What lies on one is its kind's: here it is only laid, changed and
 * put away. A table may be laid over another, which waits and is shown again when the upper one goes; what runs, runs on.
 */

/** A place for something to lie: what lies there may give way to something else of any kind. */
export type TableId = number;

/** What is known of every table, whatever lies on it. */
export interface TableState {
  /** How the person has turned it. */
  readonly orientation: Orientation;
  /** Why the last thing could not be done; forgotten with the next. */
  readonly refusal?: Objection | undefined;
}

/** Tells the tables of one kind from the others: the kind of record that lies on them. */
export type TableMark = Pick<RecordKind<object>, 'mark' | 'is'>;

export interface OpenTable<State extends TableState = TableState> {
  readonly id: TableId;
  readonly of: TableMark;
  readonly state: State;
  /** Nobody would miss it, so it does not take the place of what is kept. */
  readonly isPassing: boolean;
  /** The table that is shown again when this one is put away. */
  readonly over?: TableId | undefined;
}

export interface Tables {
  readonly open: ReadonlyMap<TableId, OpenTable>;
  readonly shown?: TableId | undefined;
}

const { reading, set } = makeStore<Tables>({ open: new Map() });

export const { use: useTables, get: tablesNow, subscribe: onTables } = reading;

/** The table that the window shows; undefined when none is open. */
export const shownIn = ({ open, shown }: Tables): OpenTable | undefined =>
  shown === undefined ? undefined : open.get(shown);

export const shownNow = (): OpenTable | undefined => shownIn(tablesNow());

/** The tables from the one that is shown down to the one that all others lie over. */
export function* downwards(tables: Tables): Generator<OpenTable> {
  let table = shownIn(tables);
  while (table) {
    yield table;
    table = table.over === undefined ? undefined : tables.open.get(table.over);
  }
}

/** The table that the shown one lies over; undefined where it lies over none. */
export function underneath(): OpenTable | undefined {
  const [, below] = downwards(tablesNow());
  return below;
}

/** Where what is passing is kept, if at all. */
const LIES_OVER: readonly Persistence[] = ['nowhere', 'online'];

let lastId = 0;

/** Puts a table in the place of its id, with all others; what is shown may be another one then. */
function put(table: OpenTable, shown = tablesNow().shown): void {
  set({ open: new Map(tablesNow().open).set(table.id, table), shown });
}

/** What stood before the table, or was told in passing, was about what lay there; all of it is drawn in one go. */
function forgetOthers(): void {
  clearStage();
  clearStatusNote();
}

/** Puts the shown table away, if one is shown, for the one that it lies over. */
export function putAway(): void {
  const table = shownNow();
  if (!table) return;
  const open = new Map(tablesNow().open);
  open.delete(table.id);
  set({ open, shown: table.over });
  forgetOthers();
}

/** Changes the state of a table, whatever lies there. */
export function changeState(id: TableId, change: (state: TableState) => TableState): void {
  const table = tablesNow().open.get(id);
  if (table) put({ ...table, state: change(table.state) });
}

/** Turns the whole table on the screen by `sixths` × 60°, clockwise when positive. */
export function turnTable(sixths: number): void {
  const { shown } = tablesNow();
  if (shown === undefined) return;
  changeState(shown, (state) => ({ ...state, orientation: turnRotation(state.orientation, sixths) }));
}

/** The tables of one kind. */
export interface TablesOf<State extends TableState> {
  readonly of: TableMark;
  /** In a component: the state of the shown table, or what is selected of it; of another kind's table what `none` says. */
  readonly use: { (): State; <Part>(select: (state: State) => Part): Part };
  readonly get: () => State;
  /** Asks something of a table of this kind; of another kind's, or where none is, it is answered for `none`. */
  readonly when: (holds: (state: State) => boolean) => (table: OpenTable | undefined) => boolean;
  /** The state of a table, if it is of this kind. */
  readonly stateOf: (table: OpenTable | undefined) => State | undefined;
  /**
   * Lays something on the table: in place of what is shown and of what that lies over. What nobody misses who puts it away, for
   * it is kept nowhere or goes on elsewhere, is passing: it takes the place of nothing but what is passing, too, and lies
   * over what is kept.
   *
   * @param terms on which it is played
   * @param next its state, by that of the lowest table whose place it takes, or of the one that it lies over
   */
  readonly lay: (terms: { readonly persistence: Persistence }, next: (before: State) => State) => void;
  /** Changes some of the state of the shown table, if it is of this kind. */
  readonly change: (change: Partial<State> | ((state: State) => Partial<State>)) => void;
  /** The same of any table. */
  readonly changeAt: (id: TableId, change: (state: State) => Partial<State>) => void;
  /** Puts the next state in place of a table's; what was told of the one before, if it is shown, goes. */
  readonly goOn: (id: TableId, next: (state: State) => State) => void;
  /** Calls the listener when what is shown has changed; gives the function that ends it. */
  readonly onShown: (listener: (state: State, before: State) => void) => () => void;
  /** Calls the listener for each table on which something of this kind has changed, was laid or was put away. */
  readonly onEach: (listener: (state: State, before: State, id: TableId) => void) => () => void;
}

/**
 * Declares a kind of table.
 *
 * @param of the kind of record that lies on them, no other kind's
 * @param none what is said of a table of another kind, or of none
 */
export function declareTables<State extends TableState>(of: TableMark, none: State): TablesOf<State> {
  const isOne = (table: OpenTable | undefined): table is OpenTable<State> => table?.of === of;
  const stateOf = (table: OpenTable | undefined): State | undefined => (isOne(table) ? table.state : undefined);
  const stateIn = (table: OpenTable | undefined): State => stateOf(table) ?? none;
  const get = () => stateIn(shownNow());
  function use(): State;
  function use<Part>(select: (state: State) => Part): Part;
  function use<Part>(select?: (state: State) => Part): State | Part {
    return useTables((tables) => (select ?? ((state: State) => state))(stateIn(shownIn(tables))));
  }
  const lay: TablesOf<State>['lay'] = ({ persistence }, next) => {
    const isPassing = LIES_OVER.includes(persistence);
    const all = [...downwards(tablesNow())];
    const [below] = all;
    const state = next(stateIn(isPassing ? below : all.at(-1)));
    const isOver = isPassing && below !== undefined && !below.isPassing;
    const id = isOver || !below ? ++lastId : below.id;
    const over = isOver ? below.id : isPassing ? below?.over : undefined;
    const table: OpenTable<State> = { id, of, state, isPassing, over };
    const open = new Map(tablesNow().open);
    if (!isPassing) for (const other of all) open.delete(other.id);
    set({ open: open.set(id, table), shown: id });
    forgetOthers();
  };
  const changeAt: TablesOf<State>['changeAt'] = (id, change) => {
    const table = tablesNow().open.get(id);
    if (isOne(table)) put({ ...table, state: { ...table.state, ...change(table.state) } });
  };
  return {
    of,
    use,
    get,
    when: (holds) => (table) => holds(stateIn(table)),
    stateOf,
    lay,
    change(change) {
      const { shown } = tablesNow();
      if (shown !== undefined) changeAt(shown, (state) => (typeof change === 'function' ? change(state) : change));
    },
    changeAt,
    goOn(id, next) {
      const table = tablesNow().open.get(id);
      if (!isOne(table)) return;
      put({ ...table, state: next(table.state) });
      if (id === tablesNow().shown) forgetOthers();
    },
    onShown: (listener) =>
      onTables((tables, before) => {
        const [state, last] = [stateIn(shownIn(tables)), stateIn(shownIn(before))];
        if (state !== last) listener(state, last);
      }),
    onEach: (listener) =>
      onTables((tables, before) => {
        for (const id of new Set([...before.open.keys(), ...tables.open.keys()])) {
          const [state, last] = [stateIn(tables.open.get(id)), stateIn(before.open.get(id))];
          if (state !== last) listener(state, last, id);
        }
      }),
  };
}
