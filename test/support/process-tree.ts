import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it started, as Linux tells; what ends meanwhile is left out. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

function childrenOf(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const lists = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'));
    return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Ends all of them at once, with no chance to do anything more: as near to a power cut as a test can come. */
export function killTree(pid: number): void {
  for (const each of processTree(pid)) {
    try {
      process.kill(each, 'SIGKILL');
    } catch (error) {
      // One that has ended by itself needs no killing.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
