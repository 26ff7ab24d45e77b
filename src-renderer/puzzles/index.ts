/** What the window is given of puzzles. */

export { puzzlesToStart } from './choice/PuzzleFields';
export { PUZZLE_COMMANDS } from './commands';
export { PUZZLE_DIALOGS } from './dialogs';
export { puzzleTableKind } from './kind';
export { loadResults, startKeepingResults } from './results';
export { startClock } from './timing';
