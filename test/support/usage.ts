import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { processTree } from './process-tree';

/** What processes hold, as Linux tells. */

/**
 * Bytes of memory of a process and all that it started. What several of them share counts once: Linux gives each its part
 * of it.
 */
export const memoryOf = (pid: number): number => sizeOfAll(pid, ['Pss']);

/**
 * Bytes of this that came of no file, as code does: other programs of the same Electron that come and go do not change
 * them.
 */
export const ownMemoryOf = (pid: number): number => sizeOfAll(pid, ['Pss_Anon', 'Pss_Shmem']);

const sizeOfAll = (pid: number, kinds: readonly string[]): number =>
  processTree(pid).reduce((sum, each) => sum + sizeOf(each, kinds), 0);

function sizeOf(pid: number, kinds: readonly string[]): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const lines = [...rollup.matchAll(/^(\w+):\s+(\d+) kB$/gm)];
    return (
      lines.reduce((sum, [, kind = '', kilobytes]) => sum + (kinds.includes(kind) ? Number(kilobytes) : 0), 0) * 1024
    );
  } catch (error) {
    // One that has ended meanwhile holds nothing.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0;
    throw error;
  }
}

/** Files, sockets and pipes that a process holds open. */
export const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** What a page holds. */
export interface PageUsage {
  /** Bytes of the JavaScript heap that are in use. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** What a page holds after all that nobody needs any more has been collected. */
export async function pageUsage(session: CDPSession): Promise<PageUsage> {
  // The first collection frees what the second can collect.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}
