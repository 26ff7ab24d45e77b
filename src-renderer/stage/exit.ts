import { useSyncExternalStore } from 'react';

/** What may keep the program from being left, besides what is open. */
export interface ExitGuard {
  /** Whether there is something to be asked now. */
  isNeeded(): boolean;
  /** Calls the listener whenever that may have changed; gives the function that ends it. */
  readonly onChange: (listener: () => void) => () => void;
  /** Asks; false keeps the program. */
  mayExit(): Promise<boolean>;
}

let guards: readonly ExitGuard[] = [];

/** Says who is asked before the program is left; to be called once. */
export function askBeforeExit(all: readonly ExitGuard[]): void {
  guards = all;
}

/** Whether nobody keeps the program from being left; they are asked one after the other, up to the first that does. */
export async function mayExit(): Promise<boolean> {
  for (const guard of guards) if (guard.isNeeded() && !(await guard.mayExit())) return false;
  return true;
}

const onGuards = (listener: () => void): (() => void) => {
  const ends = guards.map(({ onChange }) => onChange(listener));
  return () => ends.forEach((end) => end());
};

/** Whether somebody would be asked if the program were left now. */
export const useIsExitGuarded = (): boolean =>
  useSyncExternalStore(onGuards, () => guards.some((guard) => guard.isNeeded()));
