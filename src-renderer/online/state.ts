import type { OnlineState } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** Where this program stands online, as main tells it: the page shows that, and nothing else. */

const { reading, set } = makeStore<OnlineState>({ kind: 'none' });

export const { use: useOnline, get: onlineNow, subscribe: onOnline } = reading;

/** Listens to main from now on; to be called once. */
export const followOnline = (): (() => void) => window.tantrix.onOnline((state) => set(state, true));
