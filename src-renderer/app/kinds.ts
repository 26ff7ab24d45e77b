import { gameTableKind } from '../game';
import { gobbleTableKind } from '../gobble';
import { patternTableKind } from '../patterns';
import { puzzleTableKind } from '../puzzles';

/** The kinds of table there are. Another one is another entry. */
export const KINDS = [gameTableKind, puzzleTableKind, gobbleTableKind, patternTableKind];
