/** The public face of the computer players. */
export { CHARACTERS, type Character, DEFAULT_CHARACTER } from './characters';
export { choosePlacement, type Robot } from './choose';
export { type Level, LEVELS } from './levels';
export { analyse, ANALYSIS_BUDGET, type MoveAnalysis } from './analysis';
export { type Balance, balanceIn, balanceOf, type Draw, drawAfter } from './balance';
export { predict, type Prediction } from './prediction';
export { MISTAKE, type Mistake, mistakesAt, MOST_TURNING_POINTS, turningPointsIn } from './turning-points';
export { type Hint, hintFor } from './hint';
export { seedOfGame } from './seed';
export { type Reason, reasonsFor } from './reasons';
