import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../../../server/store/folder-lock';
import { runs } from '../../support/nightly';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that has taken the lock and was killed. */
async function left(): Promise<void> {
  const code = `require('net').createServer().listen(${JSON.stringify(path.join(folder, 'lock'))}, () => console.log('it has it'))`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  child.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow('FOLDER_IN_USE');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a folder', () => {
  it('is had by one, until it lets go', async () => {
    const letGo = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await letGo();
    await (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is had by a frozen process, and is free when that is dead', async () => {
    await left();
    expect(readdirSync(folder)).toEqual(['lock']);
    await (await lockFolder(folder))();
  });

  it('is taken from a dead process by one of those who start at the same time', { timeout: 60_000 }, async () => {
    // Often: what two do at the same time comes out differently each time.
    for (let round = 0; round < runs(10, 200); round++) expect(await takers()).toBe(1);
  });
});

/** How many get the lock of a folder, which a dead process has left, of many that start there; the others are told, and nothing is left. */
async function takers(): Promise<number> {
  await left();
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const taken = tries.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  for (const each of refused) expect(each).toBeInstanceOf(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  for (const letGo of taken) await letGo();
  expect(readdirSync(folder)).toEqual([]);
  return taken.length;
}
