import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A command of node_modules/.bin, or of the machine. */
export interface Command {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The folder it runs in; left out, the root of the repository. */
  cwd?: string;
}

/** Runs a command with its output shown, and says whether it succeeded. */
export function succeeds({ name, command, args, env = {}, cwd = ROOT }: Command): boolean {
  const start = Date.now();
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  const outcome = status === 0 ? 'ok' : `failed${error ? `: ${error.message}` : ''}`;
  console.log(`== ${name}: ${outcome} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return status === 0;
}
