import { always, type Commands } from '../stage/commands';
import { toggle } from '../stage/switches';
import { isDone } from './checking';
import { copyPuzzleCode } from './code';
import { beginAfresh, hasNext, startNext } from './next';
import { clearTable, hasChosenOnTable, mayClear, mayMove, toggleGroup, turnChosen } from './puzzle-actions';
import { askToCount, askToSolve, check, mayAsk } from './solver-requests';
import { proposePuzzle } from './starting';
import { puzzleTables } from './table';

const { when } = puzzleTables;

const hasPuzzle = when(({ puzzle }) => puzzle !== undefined);
const mayCheck = when(({ puzzle }) => puzzle !== undefined && !puzzle.record.drawn && !isDone(puzzle));
const onTable = when(hasChosenOnTable);

/** What can be done with puzzles. */
export const PUZZLE_COMMANDS = {
  makePuzzle: { menu: ['file', 1, 2], isEnabled: always, run: proposePuzzle },
  copyPuzzleCode: { menu: ['file', 3, 6], isEnabled: hasPuzzle, isShown: hasPuzzle, run: copyPuzzleCode },
  beginAfresh: { menu: ['file', 5, 3], isEnabled: hasPuzzle, isShown: hasPuzzle, run: beginAfresh },
  nextPuzzle: { menu: ['file', 5, 4], isEnabled: when(hasNext), isShown: hasPuzzle, run: startNext },
  moveGroup: {
    menu: ['edit', 3, 6],
    keys: ['g'],
    isEnabled: when(mayMove),
    isShown: hasPuzzle,
    isOn: when(({ puzzle }) => puzzle?.chosen?.withGroup ?? false),
    run: toggleGroup,
  },
  rotateGroupClockwise: { keys: ['Shift+PageDown'], isEnabled: onTable, run: () => turnChosen(1, true) },
  rotateGroupAnticlockwise: { keys: ['Shift+PageUp'], isEnabled: onTable, run: () => turnChosen(-1, true) },
  clearTable: { menu: ['edit', 3, 7], isEnabled: when(mayClear), isShown: hasPuzzle, run: clearTable },
  check: { menu: ['edit', 4, 3], keys: ['F9'], isEnabled: mayCheck, isShown: hasPuzzle, run: check },
  solve: { menu: ['edit', 4, 4], isEnabled: when(mayAsk('solve')), isShown: hasPuzzle, run: askToSolve },
  countSolutions: { menu: ['edit', 4, 5], isEnabled: when(mayAsk('count')), isShown: hasPuzzle, run: askToCount },
  puzzleTimer: { menu: ['view', 4, 2], ...toggle('puzzleTimer'), isShown: hasPuzzle },
} as const satisfies Commands;
