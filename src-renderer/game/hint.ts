import { seedOfGame } from '../../src-shared/robots';
import { isOver } from '../../src-shared/tantrix';
import { tablesNow, onTables } from '../stage/tables';
import { runInWorker } from '../workers/run-in-worker';
import { playPlacement, putBack } from './moves';
import { isRobotAt } from './people';
import { gameNow, changeGame, type GameTable, stateAt, changeGameAt } from './table';
import { mayAskFor, movesHere } from './terms';

/** Help for the person who is to move: the move that the computer would make, and why. */

/** Not under competition rules, and only while a person is to move. */
export function mayAskForHint({ open, replay, turnEnded, hint }: GameTable): boolean {
  if (!open || replay || turnEnded !== undefined || hint || !mayAskFor(open, 'hint')) return false;
  const { game } = open.record;
  const { mover } = game.position;
  return !isOver(game) && !game.position.awaitsTile && !isRobotAt(open.record, mover) && movesHere(open, mover);
}

export const hasHint = ({ hint }: GameTable): boolean => hint?.kind === 'given';

/** Lets a worker look for the best move. Whoever lets the hint go, or changes the game, ends the search. */
export async function askForHint(): Promise<void> {
  const { shown: id } = tablesNow();
  const table = gameNow();
  if (id === undefined || !table.open || !mayAskForHint(table)) return;
  const { game } = table.open.record;
  const { deal, placements } = game;
  const asked = { kind: 'asked' } as const;
  const search = new AbortController();
  // The selected tile would show other spaces than the hint.
  if (table.held) putBack();
  changeGame({ hint: asked, asked: undefined });
  const forget = onTables(() => stateAt(id)?.hint !== asked && search.abort());
  try {
    const question = { game: { deal, placements }, seed: seedOfGame(game) };
    const hint = await runInWorker('hint', question, { signal: search.signal });
    changeGameAt(id, () => ({ hint: { kind: 'given', ...hint } }));
  } catch (error) {
    if (search.signal.aborted) return;
    changeGameAt(id, () => ({ hint: undefined }));
    throw error;
  } finally {
    forget();
  }
}

/** Takes the hint away, or ends the search for it. */
export const letHintGo = (): void => changeGame({ hint: undefined });

/** Plays what the hint says. */
export function playHint(): void {
  const { hint } = gameNow();
  if (hint?.kind === 'given') playPlacement(hint.placement);
}
