import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { link, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';

/** The lock of a folder, and those that were taken after a dead process had left one: `lock.1`, `lock.2` and so on. */
const NAME = 'lock';
const LOCK = /^lock(?:\.(\d+))?$/;

/** A folder is in use by another process: nothing of it was touched. */
export class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';

  constructor(folder: string) {
    super(`FOLDER_IN_USE: another server is running on ${folder}. Stop it, or give this one another --folder.`);
  }
}

/**
 * Keeps a folder for this process. The lock is a socket, of which the system knows whether somebody listens: the number of a process
 * tells nothing, since a container gives each server the same, and a dead one's number is given to others. Rejects with
 * `FolderInUse` where another process has it, also one that is frozen.
 *
 * @returns lets go of it; whoever dies has let go of it, too
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = await nameFor(folder);
  // Windows leaves nothing behind of a process that is dead, and has no files for pipes.
  const lock = process.platform === 'win32' ? await pipeOf(name) : await socketOf(name);
  if (!lock) throw new FolderInUse(folder);
  const { server, letGo } = lock;
  // It is no reason to go on.
  server.unref();
  return async () => {
    await letGo();
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
}

/** Windows has a place of its own for them, where nothing is left behind. The shorter path: the system takes about 100 bytes. */
async function nameFor(folder: string): Promise<string> {
  const whole = await realpath(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\tantrix-${Buffer.from(whole.toLowerCase()).toString('hex')}`;
  const names = [whole, path.relative(process.cwd(), whole)].map((each) => path.join(each, NAME));
  return names.toSorted((a, b) => a.length - b.length)[0] ?? NAME;
}

/** Undefined where something is there already. */
async function listening(name: string): Promise<Server | undefined> {
  // Who connects only wants to know that somebody is here.
  const server = createServer((socket) => socket.destroy());
  server.listen(name);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** What is listened at, and how its name is given back. */
interface Lock {
  readonly server: Server;
  readonly letGo: () => Promise<void>;
}

async function pipeOf(name: string): Promise<Lock | undefined> {
  const server = await listening(name);
  return server && { server, letGo: () => Promise.resolve() };
}

/**
 * A socket with the name of a lock; undefined where another process has one. It has its name only once it listens, and no name is taken
 * from anybody: after a dead lock comes the next number, which one alone can have. Of two who have got different ones, the later
 * sees the other and gives way.
 */
async function socketOf(name: string): Promise<Lock | undefined> {
  const own = `${name}-${randomUUID().slice(0, 8)}`;
  const server = await listening(own);
  if (!server) return undefined;
  const mine = await lockNamed(own, name);
  await rm(own);
  if (mine !== undefined) return { server, letGo: () => rm(mine) };
  server.close();
  return undefined;
}

/** The name that the socket has got; undefined where another process has one. */
async function lockNamed(own: string, name: string): Promise<string | undefined> {
  const folder = path.dirname(name);
  const before = await locksIn(folder);
  if (await isAnyHeld(before.values())) return undefined;
  const last = Math.max(-1, ...before.keys());
  const mine = last < 0 ? name : `${name}.${last + 1}`;
  if (!(await isNamed(own, mine))) return undefined;
  const others = await locksIn(folder);
  others.delete(last + 1);
  if (await isAnyHeld(others.values())) {
    await rm(mine);
    return undefined;
  }
  for (const dead of others.values()) await rm(dead, { force: true });
  return mine;
}

/** The locks of a folder, held or dead, by their numbers. */
async function locksIn(folder: string): Promise<Map<number, string>> {
  const found = (await readdir(folder)).flatMap((each): [number, string][] => {
    const match = LOCK.exec(each);
    return match ? [[Number(match[1] ?? 0), path.join(folder, each)]] : [];
  });
  return new Map(found);
}

async function isAnyHeld(names: Iterable<string>): Promise<boolean> {
  for (const name of names) if (await isHeld(name)) return true;
  return false;
}

/** False where something has the name already. */
async function isNamed(own: string, name: string): Promise<boolean> {
  try {
    await link(own, name);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isHeld(name: string): Promise<boolean> {
  const socket = connect(name);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    socket.destroy();
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
