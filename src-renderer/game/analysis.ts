import { seedOfGame } from '../../src-shared/robots';
import { type Game, isOver } from '../../src-shared/tantrix';
import { runInWorker } from '../workers/run-in-worker';
import { type Analysis, type Table, useTable } from '../stage/table';

/** Looking back at a game that is over: what each move was worth, found out by a worker. */

/** What players think while the game runs is their own matter. */
export const mayAnalyse = ({ open }: Table): boolean =>
  open !== undefined && isOver(open.record.game) && open.record.game.placements.length > 0;

let search: AbortController | undefined;

/** Lets a worker look at the moves of the open game, `game`, that are not yet known; each is shown as it comes. */
export async function startAnalysis(game: Game): Promise<void> {
  pauseAnalysis();
  const { deal, placements } = game;
  const from = useTable.getState().analysis?.moves.length ?? 0;
  if (from === placements.length) return;
  const mine = new AbortController();
  const { signal } = mine;
  search = mine;
  // What is found belongs to this game alone.
  const forget = useTable.subscribe(({ open }) => open?.record.game !== game && mine.abort());
  change(({ moves }) => ({ moves, isRunning: true }));
  try {
    const question = { game: { deal, placements }, seed: seedOfGame(game), from };
    await runInWorker('analyse', question, {
      signal,
      // When a worker has died, the one in its place begins anew.
      onPart: (move) =>
        signal.aborted || change(({ moves }) => ({ moves: [...moves.slice(0, move.at), move], isRunning: true })),
    });
    pauseAnalysis();
  } catch (error) {
    if (signal.aborted) return;
    pauseAnalysis();
    throw error;
  } finally {
    forget();
  }
}

/** Ends the search; what was found stays. */
export function pauseAnalysis(): void {
  search?.abort();
  search = undefined;
  if (useTable.getState().analysis) change(({ moves }) => ({ moves, isRunning: false }));
}

const change = (next: (analysis: Analysis) => Analysis): void =>
  useTable.setState(({ analysis }) => ({ analysis: next(analysis ?? { moves: [], isRunning: false }) }));
