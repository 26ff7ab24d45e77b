import { edgesOf } from '../tantrix';
import type { Goal, PathsGoal, Puzzle } from './puzzle';

/** A loop of one colour, in no given shape. */
interface LoopGoal extends PathsGoal {
  readonly path: 'loop';
  readonly shape?: never;
}

const isLoopGoal = (goal: Goal): goal is LoopGoal =>
  goal.kind === 'paths' && goal.path === 'loop' && goal.shape === undefined;

/**
 * Whether a puzzle is a loop of one colour that goes through all its tiles, as Discovery is up to tile 14 and Extended
 * Discovery to its end: of such loops very long ones can be found, also of copies of tiles.
 */
export const isLoopOfAll = ({ tiles, goal, clues }: Puzzle): boolean =>
  isLoopGoal(goal) &&
  !clues &&
  tiles.length >= 3 &&
  goal.choices.every(
    ([colour, ...others]) =>
      colour !== undefined && others.length === 0 && tiles.every((tile) => edgesOf(tile).includes(colour)),
  );
