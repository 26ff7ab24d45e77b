import { groupsOf } from '../../src-shared/puzzles/arrangement';
import { checkPuzzle } from '../../src-shared/puzzles/checker/check-puzzle';
import type { Goal } from '../../src-shared/puzzles/puzzle';
import { isTurning } from '../../src-shared/puzzles/turning';
import type { PuzzleTable } from './table';
import { solitaireOf } from '../../src-shared/sessions/solitaire';
import { solitaireVerdict } from './solitaire-offers';
import { inBox, type OpenPuzzle } from './open-puzzle';

/** Goals where a better score is wanted. */
const ENDLESS: readonly Goal['kind'][] = ['sum', 'circles'];

/** Whether more than some solution is wanted: a better score. */
export const isEndless = ({ record }: OpenPuzzle): boolean => ENDLESS.includes(record.puzzle.goal.kind);

/** Whether the puzzle has come to its end: nothing moves any more, unless the last step is undone. */
export const isDone = (open: OpenPuzzle): boolean =>
  open.verdict !== undefined && (open.record.drawn !== undefined || (open.verdict.isSolved && hasEnd(open)));

/** Of as many loops as can be found there might always be one more. */
const hasEnd = ({ record }: OpenPuzzle): boolean => record.puzzle.goal.kind !== 'circles';

/**
 * The puzzle after a change of what lies where: what was said of it before is forgotten, and once all tiles lie joined it
 * is checked.
 */
export function checked(open: OpenPuzzle): OpenPuzzle {
  const { record } = open;
  if (record.drawn) return attempted(open);
  if (isTurning(record.puzzle)) return turned(open);
  const isJoined = inBox(record).length === 0 && groupsOf(record.laid).length === 1;
  return { ...open, verdict: isJoined ? checkPuzzle(record.puzzle, record.laid) : undefined, help: undefined };
}

/** Of tiles that are only turned nothing is said before all match: they lie joined all the time. */
function turned(open: OpenPuzzle): OpenPuzzle {
  const verdict = checkPuzzle(open.record.puzzle, open.record.laid);
  return { ...open, verdict: verdict.isSolved ? verdict : undefined, help: undefined };
}

/** What is said once an attempt at a solitaire has ended; nothing while it goes on. */
function attempted(open: OpenPuzzle): OpenPuzzle {
  const attempt = solitaireOf(open.record);
  return { ...open, verdict: attempt && solitaireVerdict(attempt), help: undefined };
}

export const hasNews = ({ puzzle }: PuzzleTable): boolean =>
  puzzle?.help !== undefined || (puzzle?.verdict !== undefined && !puzzle.verdict.isSolved);
