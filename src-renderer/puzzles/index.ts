/** What the window is given of puzzles. */

export { GoalPicture } from './choice/GoalPicture';
export { puzzlesToStart } from './choice/PuzzleFields';
export { PUZZLE_COMMANDS } from './commands';
export { PUZZLE_DIALOGS } from './dialogs';
export { puzzleTableKind } from './kind';
export { loadDays, startKeepingDays, useStreak } from './days';
export { loadResults, startKeepingResults } from './results';
export { startJudgingStudies } from './studies/judging';
export { startClock } from './timing';
export { puzzleToday, startPuzzleToday, useIsSolved } from './today';
