import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

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

const optionsOf = ({ env = {}, cwd = ROOT }: Command) => {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return {
    cwd,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  };
};

/** Tells how a command ended that began at a time, and whether it succeeded. */
function told({ name }: Command, start: number, status: number | null, error?: Error): boolean {
  const outcome = status === 0 ? 'ok' : `failed${error ? `: ${error.message}` : ''}`;
  console.log(`== ${name}: ${outcome} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return status === 0;
}

/** Runs a command with its output shown, and says whether it succeeded. */
export function succeeds(command: Command): boolean {
  const start = Date.now();
  const { status, error } = spawnSync(command.command, command.args, { ...optionsOf(command), stdio: 'inherit' });
  return told(command, start, status, error);
}

/** Runs commands side by side and gives those that failed, in their order. What one has to say is shown once it has ended. */
export async function failedOf(commands: readonly Command[]): Promise<Command[]> {
  const done = await Promise.all(commands.map(succeedsBeside));
  return commands.filter((_, at) => !done[at]);
}

async function succeedsBeside(command: Command): Promise<boolean> {
  const start = Date.now();
  const child = spawn(command.command, command.args, { ...optionsOf(command), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close').then(
    ([status]) => ({ status, error: undefined }),
    (error: Error) => ({ status: null, error }),
  );
  const [said, complained, { status, error }] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  process.stdout.write(`${said}${complained}`);
  return told(command, start, status, error);
}
