import type { StartTabs } from '../../stage/starts';
import { PuzzleFields } from './PuzzleFields';

const TABS: StartTabs = { what: 'puzzle', tabs: ['puzzle'], first: 'puzzle', Fields: PuzzleFields };

/** What can be started of puzzles. */
export const puzzlesToStart = (): Promise<StartTabs> => Promise.resolve(TABS);
