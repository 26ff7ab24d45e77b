import { goesOn, sameTask } from '../../src-shared/library/course';
import { factsOf, isAtEnd, type FactualRecord } from '../../src-shared/library/facts';
import { gameKind, isSameGame, type RecordedPuzzle, sameRecord } from '../../src-shared/record';
import { sameProgress } from '../../src-shared/tantrix';

/** What one record is to another: what may be written over it, and what is there already. */

/** Whether two records hold the same: of a game the deal and the moves, of a puzzle where it lies and after how long. */
export const sameContent = (a: FactualRecord, b: FactualRecord): boolean =>
  gameKind.is(a) && gameKind.is(b) ? isSameGame(a, b) && sameProgress(a.game, b.game) : sameRecord(a, b);

/** So many seconds at most lie between what the journal and what the library holds of a puzzle when a program is killed. */
const UNWRITTEN_SECONDS = 5;

/**
 * Whether a table that was opened and a record are of one sitting, as far as can be told: how a puzzle lies says nothing of how it
 * lay before. One that is solved is done with, unless all of it lay on the table.
 */
export function areOneTable(opened: FactualRecord, there: FactualRecord): boolean {
  if (goesOn(opened, there)) return true;
  if (gameKind.is(opened) || gameKind.is(there)) return goesOn(there, opened);
  if (isAtEnd(factsOf(there))) return false;
  return goesOn(there, opened) || (areNear(opened, there) && sameTask(opened, there, () => []));
}

const areNear = (a: RecordedPuzzle, b: RecordedPuzzle): boolean => Math.abs(a.seconds - b.seconds) <= UNWRITTEN_SECONDS;

/** Whether a table on which this lay when it was opened may take the place of a record, for it has all that is in there. */
export const mayTakePlaceOf = (opened: FactualRecord, there: FactualRecord): boolean =>
  goesOn(opened, there) || (!gameKind.is(opened) && areOneTable(opened, there) && !goesOn(there, opened));

/** How far apart two records of one table are: in moves of a game, in seconds of a puzzle. */
export const distance = (a: FactualRecord, b: FactualRecord): number => Math.abs(lengthOf(a) - lengthOf(b));

const lengthOf = (record: FactualRecord): number =>
  gameKind.is(record) ? record.game.placements.length : record.seconds;
