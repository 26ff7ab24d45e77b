import type { ComponentType } from 'react';
import type { Preferences } from '../../src-shared/bridge/bridge';
import type { GameTerms } from '../../src-shared/sessions/game-terms';
import type { Hex } from '../../src-shared/tantrix';
import type { Words } from '../words/words';

/**
 * What leads a person through a game, as a lesson does: whoever opens the game gives it with it. What led to the beginning of
 * such a game is never taken back.
 */
export interface Guide {
  /** The terms on which it is played, with those that its record says. */
  readonly terms: GameTerms;
  /** The spaces that the guide speaks of by their numbers, which are theirs as long as nothing was played. */
  readonly marks: readonly Hex[];
  /** What stands beside the table, unless the person asks for something else. */
  readonly Panel: ComponentType;
  /** What the title bar calls the game. */
  titleIn(t: Words): string;
  /** What holds in the game of what is set. */
  preferencesFrom(set: Preferences): Preferences;
}

/** What holds of what is set, in a game with this guide or with none. */
export const asGuided = (guide: Guide | undefined, set: Preferences): Preferences => guide?.preferencesFrom(set) ?? set;
