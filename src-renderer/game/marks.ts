import type { Preferences } from '../../src-shared/bridge/bridge';
import { asGuided, type Guide } from './guide';

/** What is to be marked on the table, as the person has set it. */
export type Marks = Pick<Preferences, 'fitCounts' | 'showPlayable' | 'markClashes'>;

export interface WithMarks {
  readonly marks: Marks;
}

/** What is marked in a game with this guide, or with none. */
export function marksIn(guide: Guide | undefined, set: Preferences): Marks {
  const { fitCounts, showPlayable, markClashes } = asGuided(guide, set);
  return { fitCounts, showPlayable, markClashes };
}
