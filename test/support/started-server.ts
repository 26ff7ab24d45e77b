import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import type { Options } from '../../server/options';
import { type Started, startServer } from '../../server/start';
import type { Target } from '../../src-main/online/process/connections/dial';
import { ServerGuest } from './server-guest';

/** A server in this process, whose clock is set by the test. */
export interface ServerHere extends Started {
  readonly target: Target;
  /** Programs that have come to it. */
  come(count: number): Promise<ServerGuest[]>;
  /** So many milliseconds pass, and it looks round. */
  pass(ms: number): void;
}

/** Starts servers for the tests of a file, which end with the test that asks for them. */
export function inServersHere(): (more?: Partial<Options>) => Promise<ServerHere> {
  let servers: { readonly started: Started; readonly folder: string }[] = [];
  afterEach(async () => {
    await Promise.all(servers.map(({ started }) => started.close()));
    for (const { folder } of servers) rmSync(folder, { recursive: true, force: true });
    servers = [];
  });
  return async (more = {}) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-here-'));
    let now = Date.now();
    const host = '127.0.0.1';
    const options = { port: 0, host, folder, name: 'The club', mostAtAddress: 1_000, mostGames: 1_000, ...more };
    const started = await startServer(options, () => now);
    servers.push({ started, folder });
    const target = { host, port: started.server.port };
    return {
      ...started,
      target,
      come: (count) => Promise.all(Array.from({ length: count }, () => new ServerGuest().come(target))),
      pass: (ms) => {
        now += ms;
        started.server.tick();
      },
    };
  };
}
