import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpMailGames } from '../../../src-main/mail-games/mail-games';
import type { MailGame } from '../../../src-shared/bridge/bridge';

const ID = 'a'.repeat(32);
const GAME: MailGame = { id: ID, text: 'tantrix-game 1\n…', home: 2, at: 5, handedOn: 'no' };
const OTHER: MailGame = { ...GAME, id: 'b'.repeat(32), at: 9, home: null, handedOn: 'sent', earlier: 'x' };

describe('the games by mail', () => {
  let folder = '';
  /** What a program that is started now finds. */
  const found = () => open().mailGames(undefined);
  const open = () => setUpMailGames(path.join(folder, 'games')).answers;
  const file = (name: string) => path.join(folder, 'games', name);
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('are none at first, and are there for the next program, the latest first', async () => {
    expect(await found()).toEqual([]);
    const answers = open();
    expect(await Promise.all([GAME, OTHER].map(async (game) => answers.keepMailGame(game)))).toEqual([true, true]);
    expect(await found()).toEqual([OTHER, GAME]);
  });

  it('are kept in the order in which they change', async () => {
    const answers = open();
    const states = Array.from({ length: 20 }, (_, at) => ({ ...GAME, at, text: 'x'.repeat(1 + at * 50) }));
    await Promise.all(states.map(async (state) => answers.keepMailGame(state)));
    expect(await found()).toEqual([states.at(-1)]);
    expect(readdirSync(path.join(folder, 'games'))).toEqual([`${ID}.game`]);
  });

  it('go when they are removed, and come back when they are kept again', async () => {
    const answers = open();
    await answers.keepMailGame(GAME);
    expect(await answers.removeMailGame(ID)).toBe(true);
    expect(await answers.removeMailGame(ID)).toBe(true);
    expect(await found()).toEqual([]);
    await answers.keepMailGame(GAME);
    expect(await found()).toEqual([GAME]);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -3)],
    ['changed', (text: string) => text.replace('"home":2', '"home":1')],
    ['empty', () => ''],
  ])('set one aside that is %s, and still give the others', async (_, damage) => {
    const answers = open();
    await Promise.all([GAME, OTHER].map(async (game) => answers.keepMailGame(game)));
    const damaged = damage(readFileSync(file(`${ID}.game`), 'utf8'));
    writeFileSync(file(`${ID}.game`), damaged);
    expect(await found()).toEqual([OTHER]);
    expect(readFileSync(file(`${ID}.game.bak`), 'utf8')).toBe(damaged);
    expect(await answers.keepMailGame(GAME)).toBe(true);
    expect(await found()).toEqual([OTHER, GAME]);
  });

  it('say when one cannot be kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(path.join(folder, 'games'), 'a file in place of the folder');
    expect(await open().keepMailGame(GAME)).toBe(false);
  });

  it('leave alone what else lies in the folder', async () => {
    mkdirSync(path.join(folder, 'games'));
    writeFileSync(file('notes.txt'), 'mine');
    expect(await found()).toEqual([]);
    expect(readFileSync(file('notes.txt'), 'utf8')).toBe('mine');
  });
});
