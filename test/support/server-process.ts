import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Target } from '../../src-main/online/process/connections/dial';
import { parseInvitation } from '../../src-shared/online/invitation';

/** Servers for games online, each a process of its own, as whoever runs one starts it. */

/** A server, which can be ended and started again. Its folder outlives it. */
export class ServerProcess {
  readonly #script: string;
  readonly #more: readonly string[];
  readonly folder: string;
  #child: ChildProcess | undefined;
  #link = '';

  /**
   * @param script that of a server, built
   * @param folder where it keeps what it must not lose
   * @param more arguments
   */
  constructor(script: string, folder: string, more: readonly string[] = []) {
    this.#script = script;
    this.folder = folder;
    this.#more = more;
  }

  /** Resolves when it listens, at the port at which it did before. */
  async start(): Promise<void> {
    const port = this.#link === '' ? 0 : this.target.port;
    const where = ['--host', '127.0.0.1', '--port', String(port), '--folder', this.folder];
    const log = process.env.TANTRIX_ONLINE_LOG === undefined ? 'ignore' : 'inherit';
    const args = [this.#script, ...where, '--most-at-address', '20000', ...this.#more];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', log] });
    this.#child = child;
    const [line] = await once(createInterface(child.stdout), 'line');
    this.#link = String(line);
  }

  /** Starts one more on the same folder, which is to end by itself; tells what it says and its exit code. */
  async beside(): Promise<{ readonly code: number | null; readonly said: string }> {
    const args = [this.#script, '--host', '127.0.0.1', '--port', '0', '--folder', this.folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : null, said };
  }

  /** What people are given to find it. */
  get link(): string {
    return this.#link;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Where programs reach it. */
  get target(): Target & { readonly fingerprint: string } {
    const invitation = parseInvitation(this.#link);
    const target = invitation && 'targets' in invitation ? invitation.targets[0] : undefined;
    if (!invitation || !('targets' in invitation) || !target) throw new Error(`no link: ${this.#link}`);
    return { ...target, fingerprint: invitation.fingerprint };
  }

  /** Freezes it, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Ends it; tells its exit code, null where the signal has ended it. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return typeof code === 'number' ? code : null;
  }
}

/** Starts servers for the tests of a file, which end with the test that asks for them. */
export function inServers(): (more?: readonly string[]) => Promise<ServerProcess> {
  let folder = '';
  let made = 0;
  let running: ServerProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-servers-'));
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.end()));
    running = [];
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return async (more = []) => {
    made += 1;
    const server = new ServerProcess(inject('server'), path.join(folder, String(made)), more);
    running.push(server);
    await server.start();
    return server;
  };
}
