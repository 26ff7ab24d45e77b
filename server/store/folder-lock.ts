import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rename, rm, link as restore } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';

const NAME = 'lock';

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
  const server = (await listening(name)) ?? ((await isFreed(name)) ? await listening(name) : undefined);
  if (!server) throw new FolderInUse(folder);
  // It is no reason to go on.
  server.unref();
  return async () => {
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

/** Takes away what a dead process has left; two that start at the same time do not take it away from each other. */
async function isFreed(name: string): Promise<boolean> {
  if (process.platform === 'win32' || (await isHeld(name))) return false;
  const aside = `${name}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(name, aside);
  } catch (error) {
    // Another was quicker.
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  const isAnothers = await isHeld(aside);
  if (isAnothers) await restore(aside, name);
  await rm(aside);
  return !isAnothers;
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
