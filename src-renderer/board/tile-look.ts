import { createContext } from 'react';
import type { Colour } from '../../src-shared/tantrix/colours';

/** The letter that stands for each colour where colours cannot be told apart. */
export type LinkLetters = Readonly<Record<Colour, string>>;

/** How tiles are drawn wherever nothing else is said. */
export interface TileLook {
  /** `painted`: shiny, as printed. `flat`: plain areas. The others add to each link what tells its colour without colour. */
  readonly style: 'painted' | 'flat' | 'letters' | 'patterns';
  readonly letters?: LinkLetters | undefined;
}

/** Whether tiles in play show their numbers. */
export const TileNumbersContext = createContext(false);

export const TileLookContext = createContext<TileLook>({ style: 'painted' });
