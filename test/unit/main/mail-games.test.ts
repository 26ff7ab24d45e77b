import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpMailGames } from '../../../src-main/mail-games/mail-games';
import type { KeptGame } from '../../../src-shared/mail-games/mail-game';

const ID = 'a'.repeat(32);
const TEXT = 'tantrix-game 1\nplayer red Ann+ann@example.org+\nplayer blue Zoë ”2”++NZ\n…';
const GAME: KeptGame = { id: ID, text: TEXT, home: 2, at: 5, handedOn: 'no' };
const OTHER: KeptGame = { ...GAME, id: 'b'.repeat(32), at: 9, home: null, handedOn: 'sent', earlier: 'x' };

describe('the games by mail', () => {
  let folder = '';
  /** What a program that is started now finds. */
  const found = () => open().mailGames(undefined);
  const games = async () => (await found()).games;
  const open = () => setUpMailGames(path.join(folder, 'games')).handlers;
  const file = (name: string) => path.join(folder, 'games', name);
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('are none at first, and are there for the next program, the latest first', async () => {
    expect(await found()).toEqual({ games: [], damaged: [] });
    const handlers = open();
    expect(await Promise.all([GAME, OTHER].map(async (game) => handlers.keepMailGame(game)))).toEqual([true, true]);
    expect(await games()).toEqual([OTHER, GAME]);
  });

  it('are kept in the order in which they change', async () => {
    const handlers = open();
    const states = Array.from({ length: 20 }, (_, at) => ({ ...GAME, at, text: 'x'.repeat(1 + at * 50) }));
    await Promise.all(states.map(async (state) => handlers.keepMailGame(state)));
    expect(await games()).toEqual([states.at(-1)]);
    expect(readdirSync(path.join(folder, 'games'))).toEqual([`${ID}.game`]);
  });

  it('go when they are removed, and come back when they are kept again', async () => {
    const handlers = open();
    await handlers.keepMailGame(GAME);
    expect(await handlers.removeMailGame(ID)).toBe(true);
    expect(await handlers.removeMailGame(ID)).toBe(true);
    expect(await found()).toEqual({ games: [], damaged: [] });
    await handlers.keepMailGame(GAME);
    expect(await games()).toEqual([GAME]);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -3), ['Ann', 'Zoë ”2”']],
    ['changed', (text: string) => text.replace('"home":2', '"home":1'), ['Ann', 'Zoë ”2”']],
    ['cut off early', (text: string) => text.slice(0, 160), ['Ann']],
    ['empty', () => '', []],
  ])('set one aside that is %s, tell of it once, and still give the others', async (_, damage, names) => {
    const handlers = open();
    await Promise.all([GAME, OTHER].map(async (game) => handlers.keepMailGame(game)));
    const damaged = damage(readFileSync(file(`${ID}.game`), 'utf8'));
    writeFileSync(file(`${ID}.game`), damaged);
    const told = await Promise.all([handlers.mailGames(undefined), handlers.mailGames(undefined)]);
    expect(told.map((each) => each.games)).toEqual([[OTHER], [OTHER]]);
    const [aside, ...more] = told.flatMap((each) => each.damaged);
    expect(more).toEqual([]);
    expect(aside?.names).toEqual(names);
    expect(readFileSync(file(aside?.file ?? ''), 'utf8')).toBe(damaged);
    expect(await handlers.keepMailGame(GAME)).toBe(true);
    expect(await found()).toEqual({ games: [OTHER, GAME], damaged: [] });
  });

  it('set a file aside that lies in the place of their folder, tell of it once, and are kept again', async () => {
    writeFileSync(path.join(folder, 'games'), 'a file');
    const { games: left, damaged } = await found();
    expect([left, damaged]).toEqual([
      [],
      [{ file: expect.stringMatching(/^games\.\d+\.damaged$/), names: [], isFolder: true }],
    ]);
    expect(readFileSync(path.join(folder, damaged[0]?.file ?? ''), 'utf8')).toBe('a file');
    expect(await open().keepMailGame(GAME)).toBe(true);
    expect(await found()).toEqual({ games: [GAME], damaged: [] });
  });

  it('set the same one aside more than once, and lose nothing', async () => {
    const handlers = open();
    const asides: string[] = [];
    for (const damaged of ['one', 'another']) {
      await handlers.keepMailGame(GAME);
      writeFileSync(file(`${ID}.game`), damaged);
      asides.push(...(await found()).damaged.map((each) => each.file));
    }
    expect(asides.map((name) => readFileSync(file(name), 'utf8'))).toEqual(['one', 'another']);
  });

  it('tell of one that cannot even be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open().keepMailGame(OTHER);
    mkdirSync(file(`${ID}.game`));
    expect(await found()).toMatchObject({ games: [OTHER], damaged: [{ names: [] }] });
    expect(await found()).toEqual({ games: [OTHER], damaged: [] });
  });

  it('can be looked at, which leaves what is damaged where it is, and untold', async () => {
    const handlers = open();
    await Promise.all([GAME, OTHER].map(async (game) => handlers.keepMailGame(game)));
    writeFileSync(file(`${ID}.game`), 'damaged');
    expect(await open().readableMailGames(undefined)).toEqual([OTHER]);
    expect(readdirSync(path.join(folder, 'games'))).toHaveLength(2);
    expect((await found()).damaged).toHaveLength(1);
  });

  it('say when one cannot be kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(path.join(folder, 'games'), 'a file in place of the folder');
    expect(await open().keepMailGame(GAME)).toBe(false);
  });

  it('leave alone what else lies in the folder', async () => {
    mkdirSync(path.join(folder, 'games'));
    writeFileSync(file('notes.txt'), 'mine');
    expect(await found()).toEqual({ games: [], damaged: [] });
    expect(readFileSync(file('notes.txt'), 'utf8')).toBe('mine');
  });
});
