import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a process asks of its system, as `strace` of the package of that name tells; only root may look at any process. */

export const canTrace = (): boolean =>
  process.getuid?.() === 0 && spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0;

/** A call as it came in the order of all: no two threads tell anything at the same place. */
export interface SystemCall {
  readonly name: string;
  /** The file, or the connection, that it is about. */
  readonly about: string;
  /** What it was given, as far as it is told. */
  readonly given: string;
  readonly result: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Where it began in the order of all, and where it had ended. */
  readonly from: number;
  readonly to: number;
}

const BEGUN = /^(\d+) +(\d+\.\d+) (\w+)\(\d+<(.*?)>(?=[,)]| <unfinished)(.*)$/;
const RESUMED = /^(\d+) +\d+\.\d+ <\.\.\. \w+ resumed>.*= (-?\d+)/;
const RESULT = /= (-?\d+)[^=]*$/;

/** The calls in what strace has written, in the order in which they began. */
function callsIn(text: string): SystemCall[] {
  const calls: SystemCall[] = [];
  const open = new Map<string, SystemCall>();
  for (const [line, row] of text.split('\n').entries()) {
    const [, resumed = '', result] = RESUMED.exec(row) ?? [];
    const before = open.get(resumed);
    if (before) calls.push({ ...before, result: Number(result), to: line });
    open.delete(resumed);
    const [, thread = '', at, name = '', about = '', rest = ''] = BEGUN.exec(row) ?? [];
    if (name === '') continue;
    const given = rest.replaceAll('\\"', '"');
    const call = {
      name,
      about,
      given,
      result: Number(RESULT.exec(rest)?.[1]),
      at: Number(at) * 1000,
      from: line,
      to: line,
    };
    if (row.endsWith('<unfinished ...>')) open.set(thread, call);
    else calls.push(call);
  }
  return calls.toSorted((a, b) => a.from - b.from);
}

/** Looks at a process from now on. */
export class Trace {
  readonly #strace: ChildProcess;
  readonly #file: string;

  private constructor(strace: ChildProcess, file: string) {
    this.#strace = strace;
    this.#file = file;
  }

  /** @param names of the calls to note, each about a file */
  static async of(pid: number, names: readonly string[]): Promise<Trace> {
    const file = path.join(os.tmpdir(), `tantrix-calls-${process.pid}-${pid}`);
    const options = ['-f', '-ttt', '-yy', '-s', '100', '-e', `trace=${names.join()}`, '-o', file];
    const strace = spawn('strace', [...options, '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said]: unknown[] = await once(strace.stderr, 'data');
    if (!String(said).includes('attached')) throw new Error(String(said));
    return new Trace(strace, file);
  }

  /** Ends it; gives all calls that it has seen, in the order in which they began. */
  async end(): Promise<readonly SystemCall[]> {
    const ended = once(this.#strace, 'exit');
    this.#strace.kill('SIGINT');
    await ended;
    const text = readFileSync(this.#file, 'utf8');
    rmSync(this.#file);
    return callsIn(text);
  }
}
