import type { FactualRecord } from './facts';
import { gameKind, isSameGame, puzzleCode, type RecordedPuzzle } from '../record';
import { type Game, samePlacement, sameProgress } from '../tantrix';

/** Whether a record says all that an earlier one says, and perhaps more: nothing is lost where it takes its place. */
export function goesOn(later: FactualRecord, earlier: FactualRecord): boolean {
  if (gameKind.is(later))
    return gameKind.is(earlier) && isSameGame(later, earlier) && hasMoves(later.game, earlier.game);
  if (gameKind.is(earlier) || later.seconds < earlier.seconds) return false;
  return sameTask({ ...later, laid: later.laid.slice(0, earlier.laid.length) }, earlier, ({ laid }) => laid);
}

const hasMoves = (later: Game, earlier: Game): boolean =>
  (earlier.isStopped ? sameProgress(later, earlier) : later.placements.length >= earlier.placements.length) &&
  earlier.placements.every((placement, at) => {
    const other = later.placements[at];
    return other !== undefined && samePlacement(placement, other);
  });

type Laid = RecordedPuzzle['laid'];

/** Whether two records are of one puzzle, with the same tiles lying where these are to be compared. */
export const sameTask = (a: RecordedPuzzle, b: RecordedPuzzle, laidOf: (record: RecordedPuzzle) => Laid): boolean =>
  taskText(a, laidOf(a)) === taskText(b, laidOf(b));

const taskText = ({ name, id, puzzle, seed, drawn }: RecordedPuzzle, laid: Laid): string =>
  JSON.stringify([name, id, puzzleCode(puzzle), seed, drawn, laid]);
