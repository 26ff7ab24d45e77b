import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SCRIPT = path.resolve(import.meta.dirname, 'library-process.ts');

/**
 * A program of its own that works on a library, and is killed some milliseconds after it has begun; gives the lines that it has
 * said. See `library-process.ts`.
 */
export async function killedProgram(
  task: { readonly what: string; readonly profile: string; readonly reader: string; readonly seed: number },
  milliseconds: number,
): Promise<string[]> {
  const args = ['--import', 'tsx', SCRIPT, task.what, task.profile, task.reader, String(task.seed)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const ended = once(child, 'close');
  while (!said.includes('\n') && child.exitCode === null) await wait(2);
  await wait(milliseconds);
  if (!child.kill('SIGKILL')) throw new Error('it has ended by itself');
  await ended;
  return said.split('\n').slice(0, -1);
}
