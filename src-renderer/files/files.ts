import type { RecentFile } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** What main tells of files. */
interface Files {
  /** Those that were open last, the latest first. */
  readonly recent: readonly RecentFile[];
  /** What was opened or imported takes a while to read. */
  readonly isReading: boolean;
}

const { reading, set } = makeStore<Files>({ recent: [], isReading: false });

export const { use: useFiles, get: filesNow, subscribe: onFiles } = reading;

export async function loadRecentFiles(): Promise<void> {
  set({ recent: await window.tantrix.recentFiles() });
}

/** From now on holds what main tells of. */
export function followFiles(): void {
  window.tantrix.onReading((isReading) => set({ isReading }));
  window.tantrix.onRecentFilesChanged((recent) => set({ recent }));
}
