import { execFileSync } from 'node:child_process';

/** Lets a process write no file any longer than so many bytes: its disk takes nothing more. Left out, it takes all again. */
export const limitFiles = (pid: number, bytes: number | 'unlimited' = 'unlimited'): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

const ignored = (): void => {};

/** The same of the process of the test, for as long as something is done. */
export async function whileNothingIsKept(does: () => Promise<void>): Promise<void> {
  // It is no reason to end.
  process.on('SIGXFSZ', ignored);
  limitFiles(process.pid, 10);
  try {
    await does();
  } finally {
    limitFiles(process.pid);
    process.off('SIGXFSZ', ignored);
  }
}
