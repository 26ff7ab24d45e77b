import type { RecentFile } from '../../src-shared/bridge/bridge';
import { type AnyRecord, parseRecord } from '../../src-shared/record';
import { makeStore } from '../ui/store';

/** The files that were open last, the latest first, as main tells of them. */

const { reading, set } = makeStore<readonly RecentFile[]>([]);

export const { use: useRecentFiles, get: recentFilesNow, subscribe: onRecentFiles } = reading;

/** A recent file with what it holds. */
export interface RecentRecord {
  readonly file: RecentFile;
  readonly record: AnyRecord;
}

/** Those of some recent files that can be read at once, in their order: they are not opened. */
export async function recentRecords(files: readonly RecentFile[]): Promise<RecentRecord[]> {
  const texts = await Promise.all(files.map(({ file }) => window.tantrix.recentText(file)));
  return files.flatMap((file, at) => {
    const text = texts[at];
    const parsed = typeof text === 'string' ? parseRecord(text, 'txg') : undefined;
    return parsed?.ok ? [{ file, record: parsed.record }] : [];
  });
}

export async function loadRecentFiles(): Promise<void> {
  set(await window.tantrix.recentFiles(), true);
}

/** From now on holds what main tells of. */
export function followRecentFiles(): void {
  window.tantrix.onRecentFilesChanged((recent) => set(recent, true));
}
