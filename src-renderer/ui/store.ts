import { create, type StoreApi } from 'zustand';

/** What everybody may do with a store: read it. */
export interface Reading<State> {
  /** In a component: the state, or what is selected of it; it is drawn anew when that changes. */
  readonly use: { (): State; <Part>(select: (state: State) => Part): Part };
  readonly get: () => State;
  /** Calls the listener after every change; gives the function that ends it. */
  readonly subscribe: StoreApi<State>['subscribe'];
}

interface Made<State> {
  readonly reading: Reading<State>;
  /** Changes some of the state, or with `true` puts another in its place. */
  readonly set: StoreApi<State>['setState'];
}

/** Makes a store. Whoever keeps `set` to itself and exports named actions is alone in changing it. */
export function makeStore<State>(start: State): Made<State> {
  const store = create<State>(() => start);
  return { reading: { use: store, get: store.getState, subscribe: store.subscribe }, set: store.setState };
}

/** Waits until something holds of a store. */
export async function until<State>(
  { get, subscribe }: Pick<Reading<State>, 'get' | 'subscribe'>,
  holds: (state: State) => boolean,
): Promise<void> {
  while (!holds(get())) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
