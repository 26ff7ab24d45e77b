import type { EntryId } from '../../src-shared/bridge/bridge';
import type { SeatBalance } from '../../src-shared/library/entry';
import { gameKind } from '../../src-shared/record';
import { balanceIn, type MoveAnalysis } from '../../src-shared/robots';
import { type Game, isOver } from '../../src-shared/tantrix';
import { analysed } from '../game/analysis';
import { stateAt } from '../game/table';
import { reportErrors } from '../stage/failures';
import { onTables, type TableId } from '../stage/tables';
import { makeStore } from '../ui/store';
import { entryOf } from './keeping';
import { noteBeside } from './library';
import { recordOf } from './records';

/** Luck and skill of kept games: what the analysis of a game has told apart stands beside it. */

interface Analysing {
  /** How far the analysis of many games is; left out while there is none. */
  readonly running?: { readonly done: number; readonly of: number } | undefined;
  /** Those of which nothing can be told: their files are gone, or cannot be written beside. */
  readonly unread: ReadonlySet<EntryId>;
}

const { reading, set } = makeStore<Analysing>({ unread: new Set() });
export const { use: useAnalysing } = reading;

let stop: AbortController | undefined;

/** From now on what is found out about a game at a table is noted beside it, once that is all. */
export function startNotingBalances(): void {
  onTables(({ open }, before) => {
    for (const id of open.keys()) {
      const moves = stateAt(id)?.analysis?.moves;
      if (moves && open.get(id) !== before.open.get(id)) void reportErrors(() => noteAt(id, moves));
    }
  });
}

/** Analyses that were noted already. */
const noted = new WeakSet<readonly MoveAnalysis[]>();

async function noteAt(table: TableId, moves: readonly MoveAnalysis[]): Promise<void> {
  const record = stateAt(table)?.open?.record;
  if (!record || noted.has(moves) || moves.length < record.game.placements.length) return;
  noted.add(moves);
  const id = await entryOf(record);
  if (id !== undefined) await note(id, record.game, moves);
}

/** Lets a worker look at games, one after the other, and notes what it finds. */
export async function analyseGames(ids: readonly EntryId[]): Promise<void> {
  stopAnalysing();
  const mine = new AbortController();
  stop = mine;
  try {
    for (const [done, id] of ids.entries()) {
      set({ running: { done, of: ids.length } });
      if (!(await analyseEntry(id, mine.signal))) set(({ unread }) => ({ unread: new Set([...unread, id]) }));
    }
  } catch (error) {
    if (!mine.signal.aborted) throw error;
  } finally {
    if (stop === mine) stopAnalysing();
  }
}

export function stopAnalysing(): void {
  stop?.abort();
  stop = undefined;
  set({ running: undefined });
}

/** Says whether something was found, and noted. */
async function analyseEntry(id: EntryId, signal: AbortSignal): Promise<boolean> {
  const record = await recordOf(id);
  signal.throwIfAborted();
  if (!record || !gameKind.is(record) || !isOver(record.game)) return false;
  return note(id, record.game, await analysed(record.game, signal));
}

/** To the hundredth of a point: an analysis knows them to about one. */
const rounded = (points: number): number => Math.round(100 * points) / 100;

function note(id: EntryId, game: Game, moves: readonly MoveAnalysis[]): Promise<boolean> {
  const balance: SeatBalance[] = balanceIn(game, moves).map(({ skill, luck, error }) => ({
    skill: rounded(skill),
    luck: rounded(luck),
    error: rounded(error),
  }));
  return noteBeside({ id, balance });
}
