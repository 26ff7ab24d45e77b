import type { OnlineState } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** Where this program stands online, as main tells it: the page shows that, and nothing else. */

const { reading, set } = makeStore<OnlineState>({ kind: 'none' });

export const { use: useOnline, get: onlineNow, subscribe: onOnline } = reading;

/** How often a table is being left, which main does not know yet. */
let leaving = 0;

/** Listens to main from now on; to be called once. */
export const followOnline = (): (() => void) =>
  window.tantrix.onOnline((state) => set(isLeft(state) ? { kind: 'none' } : state, true));

/** What began in the very instant in which its table was left is nothing to the person any more. */
const isLeft = ({ kind }: OnlineState): boolean => leaving > 0 && (kind === 'playing' || kind === 'racing');

/** Leaves the table at which the person waits, or no longer looks for any. */
export async function leaveTable(): Promise<void> {
  leaving += 1;
  try {
    await window.tantrix.leaveOnline();
  } finally {
    leaving -= 1;
  }
}
