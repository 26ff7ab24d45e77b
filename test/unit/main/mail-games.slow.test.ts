import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailGameStore } from '../../../src-main/mail-games/store';

const GAMES = 3;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of its own that is killed after some milliseconds; gives the last move it has shown of each game. */
async function killed(milliseconds: number): Promise<Map<number, number>> {
  const script = path.resolve(import.meta.dirname, '../../support/mail-games-writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(GAMES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const ended = once(child, 'close');
  while (!said.includes('\n')) await wait(5);
  await wait(milliseconds);
  child.kill('SIGKILL');
  await ended;
  const lines = said.split('\n').slice(0, -1);
  return new Map(lines.map((line) => line.split(' ').map(Number)).map(([game = 0, move = 0]) => [game, move]));
}

it('a program killed at any moment leaves every game by mail whole, with all that was shown', async () => {
  for (let round = 0; round < 8; round++) {
    rmSync(folder, { recursive: true });
    const shown = await killed(round * 23);
    const { games, damaged } = await new MailGameStore(folder).all();
    expect(damaged).toEqual([]);
    expect(shown.size).toBeGreaterThan(0);
    expect(games.length).toBeGreaterThanOrEqual(shown.size);
    for (const { id, at, text } of games) {
      expect(text).toBe(`game ${Number(id)}\n`.repeat(at * 20));
      // The one being kept when the end came may be there already.
      expect([0, 1]).toContain(at - (shown.get(Number(id)) ?? 0));
    }
  }
}, 120_000);
