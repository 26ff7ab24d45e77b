import { makeStore } from '../ui/store';
import { tell } from './news';

/** What the page shows: the list of the games, or what they come to. It stays as it is while the program runs. */
export const TABS = ['games', 'statistics'] as const;
export type Tab = (typeof TABS)[number];

const { reading, set } = makeStore<Tab>('games');

export const { use: useTab, get: tabNow } = reading;

/** What was told on the other has been seen by then. */
export function showTab(tab: Tab): void {
  tell(undefined);
  set(tab, true);
}
