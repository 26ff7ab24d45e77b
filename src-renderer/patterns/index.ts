/** What the window is given of free tables. */

export { patternTableKind } from './kind';
export { patternsToStart } from './PatternFields';
