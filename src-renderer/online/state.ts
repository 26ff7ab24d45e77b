import type { OnlineState } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** Where this program stands online, as main tells it: the page shows that, and nothing else. */

const NOWHERE: OnlineState = { kind: 'none' };
const { reading, set } = makeStore<OnlineState>(NOWHERE);

export const { use: useOnline, get: onlineNow, subscribe: onOnline } = reading;

/** What main has told last. */
let told: OnlineState = NOWHERE;
/** The last leave of a table that main does not know of yet. */
let leave: Promise<void> | undefined;

/** Listens to main from now on; to be called once. */
export const followOnline = (): (() => void) =>
  window.tantrix.onOnline((state) => {
    told = state;
    // So it knows; what goes on after that was begun later.
    if (state.kind === 'none') leave = undefined;
    show();
  });

const show = (): void => set(leave && hasBegun(told) ? NOWHERE : told, true);

/** What began in the very instant in which its table was left is nothing to the person any more. */
const hasBegun = ({ kind }: OnlineState): boolean => kind === 'playing' || kind === 'racing';

/** Leaves the table at which the person waits, or no longer looks for any; a game that they have seen can go on later. */
export async function leaveTable(): Promise<void> {
  const own = hasBegun(onlineNow()) ? window.tantrix.leaveOnline() : window.tantrix.leaveTable();
  leave = own;
  try {
    await own;
  } finally {
    if (leave === own) leave = undefined;
    show();
  }
}
