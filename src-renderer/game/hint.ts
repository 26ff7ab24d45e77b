import { seedOfGame } from '../../src-shared/robots';
import { isOver } from '../../src-shared/tantrix';
import { runInWorker } from '../workers/run-in-worker';
import { playPlacement } from './moves';
import { isRobotAt } from './people';
import { type Table, useTable } from '../stage/table';
import { mayAskFor, movesHere } from './terms';

/** Help for the person who is to move: the move that the computer would make, and why. */

/** Not under competition rules, and only while a person is to move. */
export function mayAskForHint({ open, replay, turnEnded, hint }: Table): boolean {
  if (!open || replay || turnEnded !== undefined || hint || !mayAskFor(open, 'hint')) return false;
  const { game } = open.record;
  const { mover } = game.position;
  return !isOver(game) && !isRobotAt(open.record, mover) && movesHere(open, mover);
}

export const hasHint = ({ hint }: Table): boolean => hint?.kind === 'given';

/** Lets a worker look for the best move. Whoever lets the hint go, or changes the game, ends the search. */
export async function askForHint(): Promise<void> {
  const table = useTable.getState();
  if (!table.open || !mayAskForHint(table)) return;
  const { game } = table.open.record;
  const { deal, placements } = game;
  const asked = { kind: 'asked' } as const;
  const search = new AbortController();
  useTable.setState({ hint: asked });
  const forget = useTable.subscribe(({ hint }) => hint !== asked && search.abort());
  try {
    const question = { game: { deal, placements }, seed: seedOfGame(game) };
    const hint = await runInWorker('hint', question, { signal: search.signal });
    useTable.setState({ hint: { kind: 'given', ...hint } });
  } catch (error) {
    if (search.signal.aborted) return;
    letHintGo();
    throw error;
  } finally {
    forget();
  }
}

/** Takes the hint away, or ends the search for it. */
export const letHintGo = (): void => useTable.setState({ hint: undefined });

/** Plays what the hint says. */
export function playHint(): void {
  const { hint } = useTable.getState();
  if (hint?.kind === 'given') playPlacement(hint.placement);
}
