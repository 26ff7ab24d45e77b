import { createContext } from 'react';
import type { Colour } from '../../src-shared/tantrix/colours';

/** The letter that stands for each colour where colours cannot be told apart. */
export type LinkLetters = Readonly<Record<Colour, string>>;

/** How two letters are written no wider than one, so that they stay within a link or a dot; one letter is as it is. */
export const pressed = (letters: string) =>
  letters.length > 1 ? { textLength: 26, lengthAdjust: 'spacingAndGlyphs' } : {};

/** How tiles are drawn wherever nothing else is said. */
export interface TileLook {
  /** `painted`: shiny, as printed. `flat`: plain areas. The others add to each link what tells its colour without colour. */
  readonly style: 'painted' | 'flat' | 'letters' | 'patterns';
  readonly letters?: LinkLetters | undefined;
}

/** Whether tiles in play show their numbers. */
export const TileNumbersContext = createContext(false);

export const TileLookContext = createContext<TileLook>({ style: 'painted' });
