import type { RecentFile } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** The files that were open last, the latest first, as main tells of them. */

const { reading, set } = makeStore<readonly RecentFile[]>([]);

export const { get: recentFilesNow, subscribe: onRecentFiles } = reading;

export async function loadRecentFiles(): Promise<void> {
  set(await window.tantrix.recentFiles(), true);
}

/** From now on holds what main tells of. */
export function followRecentFiles(): void {
  window.tantrix.onRecentFilesChanged((recent) => set(recent, true));
}
