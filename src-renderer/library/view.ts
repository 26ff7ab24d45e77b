import type { EntryId } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';
import { type Filters, NO_FILTERS } from './list/filters';
import type { Sort } from './list/listing';
import { tell } from './news';

/** How the games are looked at; it stays as it is while the program runs. */

export interface View {
  readonly filters: Filters;
  readonly sort: Sort;
  /** The games that are chosen: as React Aria gave the set, which knows more, such as where a range begins. */
  readonly chosen: ReadonlySet<EntryId>;
  /** Whether the details of the one that is chosen stand in place of the list, where there is no room for both. */
  readonly isDetailShown: boolean;
}

const { reading, set } = makeStore<View>({
  filters: NO_FILTERS,
  sort: 'newest',
  chosen: new Set(),
  isDetailShown: false,
});

export const { use: useView, get: viewNow } = reading;

/** What the person does; what was told before has been seen by then. */

export function filterBy(change: Partial<Filters>): void {
  tell(undefined);
  set(({ filters }) => ({ filters: { ...filters, ...change } }));
}

export function clearFilters(): void {
  tell(undefined);
  set({ filters: NO_FILTERS });
}

export function sortBy(sort: Sort): void {
  tell(undefined);
  set({ sort });
}

export function pick(chosen: ReadonlySet<EntryId>): void {
  tell(undefined);
  choose(chosen);
}

/** What comes to be chosen by what else is done. */
export const choose = (chosen: ReadonlySet<EntryId>): void => set({ chosen });
export const showDetail = (isDetailShown: boolean): void => set({ isDetailShown });
