import { gameTableKind } from '../game/kind';
import { puzzleTableKind } from '../puzzles/kind';

/** The kinds of table there are. Another one is another entry. */
export const KINDS = [gameTableKind, puzzleTableKind];
