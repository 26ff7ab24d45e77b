import type { ComponentType, RefObject } from 'react';
import type { Preferences } from '../../src-shared/bridge/bridge';
import type { GameTerms } from '../../src-shared/sessions/game-terms';
import type { Hex } from '../../src-shared/tantrix';
import type { BoardHandle } from '../board/Board';
import type { Words } from '../words/words';

/** What is given to all that stands near the board. */
export interface NearBoardProps {
  /** Tells where things are seen. */
  readonly board: RefObject<BoardHandle | null>;
}

/**
 * What leads a person through a game, as a lesson does: whoever opens the game gives it with it. What led to the beginning of
 * such a game is never taken back.
 */
export interface Guide {
  /** The terms on which it is played, with those that its record says. */
  readonly terms: GameTerms;
  /** The spaces that the guide speaks of, by the letters it calls them. */
  readonly letters: Readonly<Record<string, Hex>>;
  /** What it says, near the board. */
  readonly NearBoard: ComponentType<NearBoardProps>;
  /** What it says at the end of the status bar. */
  readonly StatusEnd: ComponentType;
  /** What the status bar says of the shown game; undefined where it says what it says of any. */
  statusIn(t: Words): string | undefined;
  /** What the title bar calls the game. */
  titleIn(t: Words): string;
  /** What holds in the game of what is set. */
  preferencesFrom(set: Preferences): Preferences;
}

/** What holds of what is set, in a game with this guide or with none. */
export const asGuided = (guide: Guide | undefined, set: Preferences): Preferences => guide?.preferencesFrom(set) ?? set;
