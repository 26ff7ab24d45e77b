import { groupsOf } from '../../src-shared/puzzles/arranging';
import { judge } from '../../src-shared/puzzles/goals';
import type { Goal } from '../../src-shared/puzzles/puzzle';
import type { Table } from '../play/table';
import { change } from './change';
import { attemptOf, endOf } from './attempts';
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
 * is checked. In a solution all tiles are firm.
 */
export function checked(open: OpenPuzzle): OpenPuzzle {
  const { record } = open;
  if (record.drawn) return attempted(open);
  const isJoined = inBox(record).length === 0 && groupsOf(record.laid).length === 1;
  const after = { ...open, verdict: isJoined ? judge(record.puzzle, record.laid) : undefined, help: undefined };
  if (!isDone(after)) return after;
  return { ...after, chosen: undefined, record: { ...record, firm: record.laid.map(({ tile }) => tile) } };
}

/** A solitaire after a tile was laid: the next one that came is selected. */
function attempted(open: OpenPuzzle): OpenPuzzle {
  const attempt = attemptOf(open.record);
  const verdict = attempt && endOf(attempt);
  const [tile] = inBox(open.record);
  const chosen = verdict || tile === undefined ? undefined : { tile, withGroup: false };
  return { ...open, verdict, chosen, help: undefined };
}

/** Says what is missing as the tiles lie now. */
export const check = (): void =>
  change(({ record }) => ({ verdict: judge(record.puzzle, record.laid), help: undefined }));

export const hasNews = ({ puzzle }: Table): boolean =>
  puzzle?.help !== undefined || (puzzle?.verdict !== undefined && !puzzle.verdict.isSolved);

/** Takes what was said away. */
export const dismissNews = (): void =>
  change(({ verdict }) => ({ verdict: verdict?.isSolved ? verdict : undefined, help: undefined }));
