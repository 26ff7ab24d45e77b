import { type MoveAnalysis, type Prediction, seedOfGame } from '../../src-shared/robots';
import { type Game, isOver } from '../../src-shared/tantrix';
import { type TableId, onTables } from '../stage/tables';
import { runInWorker } from '../workers/run-in-worker';
import { type Analysis, type GameTable, stateAt, gameAt, changeGameAt } from './table';

/** Looking back at a game that is over: what each move was worth, found out by a worker; and how one would end. */

/** What players think while the game runs is their own matter. */
export const mayAnalyse = ({ open }: GameTable): boolean =>
  open !== undefined && isOver(open.record.game) && open.record.game.placements.length > 0;

const searches = new Map<TableId, AbortController>();

/** Lets a worker look at the moves of a table's game that are not yet known; each is shown as it comes. */
export async function startAnalysis(id: TableId): Promise<void> {
  const game = gameAt(id)?.record.game;
  if (!game) return;
  pauseAnalysis(id);
  const { deal, placements } = game;
  const from = stateAt(id)?.analysis?.moves.length ?? 0;
  if (from === placements.length) return;
  const mine = new AbortController();
  const { signal } = mine;
  searches.set(id, mine);
  // What is found belongs to this game alone.
  const forget = onTables(() => gameAt(id)?.record.game !== game && mine.abort());
  change(id, ({ moves }) => ({ moves, isRunning: true }));
  try {
    const question = { game: { deal, placements }, seed: seedOfGame(game), from };
    await runInWorker('analyse', question, {
      signal,
      // When a worker has died, the one in its place begins anew.
      onPart: (move) =>
        signal.aborted || change(id, ({ moves }) => ({ moves: [...moves.slice(0, move.at), move], isRunning: true })),
    });
    pauseAnalysis(id);
  } catch (error) {
    if (signal.aborted) return;
    pauseAnalysis(id);
    throw error;
  } finally {
    forget();
  }
}

/** All moves of a game that is over, as a worker finds them out; nothing of it is shown. Rejects with the signal's reason. */
export async function analysed(game: Game, signal: AbortSignal): Promise<MoveAnalysis[]> {
  const moves: MoveAnalysis[] = [];
  const { deal, placements } = game;
  const question = { game: { deal, placements }, seed: seedOfGame(game), from: 0 };
  // When a worker has died, the one in its place begins anew.
  await runInWorker('analyse', question, { signal, onPart: (move) => void (moves[move.at] = move) });
  return moves;
}

/** How a worker expects a game to end; undefined where nobody waits for it any more. */
export async function predicted(game: Game, signal: AbortSignal): Promise<Prediction | undefined> {
  const { deal, placements } = game;
  try {
    return await runInWorker('predict', { game: { deal, placements }, seed: seedOfGame(game) }, { signal });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** Ends the search at a table, shown or not; what was found stays. */
export function pauseAnalysis(id: TableId): void {
  searches.get(id)?.abort();
  searches.delete(id);
  if (stateAt(id)?.analysis) change(id, ({ moves }) => ({ moves, isRunning: false }));
}

const change = (id: TableId, next: (analysis: Analysis) => Analysis): void =>
  changeGameAt(id, ({ analysis }) => ({ analysis: next(analysis ?? { moves: [], isRunning: false }) }));
