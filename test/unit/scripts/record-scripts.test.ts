import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { makePngWithGame, makeTextImage, makeTxg, parseTxg } from '../../../src-shared/record';
import { COLOURS, stopGame } from '../../../src-shared/tantrix';
import { turned } from '../../support/naive';
import { runs } from '../../support/nightly';
import { naiveMoves, naivePlay, naiveStart } from '../../support/naive-game';
import { naiveScore } from '../../support/naive-score';
import { BLANK_PNG } from '../../support/pictures';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';
import { DEADLOCK } from '../../support/whole-games';
import { linesOf, signed } from '../../support/txg-texts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PLAYERS = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const RUNNING = { players: PLAYERS, game: gameOf(RESTRICTED), isCompetition: false };

const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script as the commands of package.json do. */
function run(script: string, ...args: readonly string[]) {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** What the referee says of a file with this content: the exit code and the objects of its lines. */
function refereed(content: string | Uint8Array): { status: number | null; lines: unknown[] } {
  const file = path.join(folder, 'game');
  writeFileSync(file, content);
  const { status, stdout } = run('referee', file);
  return {
    status,
    lines: stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  };
}

const numbers = v.array(v.number());

const RefereedMove = v.strictObject({
  move: v.number(),
  player: v.number(),
  hand: numbers,
  bag: v.number(),
  kind: v.picklist(['free', 'forced']),
  tile: v.number(),
  q: v.number(),
  r: v.number(),
  rotation: v.number(),
  edges: v.string(),
  legal: v.number(),
  scores: numbers,
});

const ascending = (tiles: readonly number[] = []): number[] => tiles.toSorted((a, b) => a - b);

describe('selfgame and referee', { timeout: 60_000 }, () => {
  it.each([4, 2, 3].slice(0, runs(1, 3)))('agree with the rules read to the letter in a game of %i', (players) => {
    const { status, stdout } = run('selfgame', '--players', String(players), '--seed', '12', '--moves', 'random');
    expect(status).toBe(0);
    const parsed = parseTxg(stdout);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const { deal } = parsed.record.game;
    const { status: verdict, lines } = refereed(stdout);
    expect(verdict).toBe(0);
    const letters = COLOURS.slice(0, players).map((colour) => colour.charAt(0).toUpperCase());

    let game = naiveStart(deal);
    for (const line of v.parse(v.array(RefereedMove), lines.slice(0, -1))) {
      const { move, player, hand, bag, kind, tile, q, r, rotation, edges, legal, scores } = line;
      expect([player, bag]).toEqual([game.mover, game.bag.length]);
      expect(ascending(hand)).toEqual(ascending(game.hands[player]));
      expect(kind).toBe(game.step === 'free' ? 'free' : 'forced');
      expect(legal).toBe(naiveMoves(game).length);
      expect(edges).toBe(turned(tile, rotation));
      game = naivePlay(game, `${tile}@${q},${r}/${rotation}`);
      expect(scores).toEqual(letters.map((letter) => naiveScore(game.board, letter)));
      expect(game.board.size).toBe(move);
    }
    expect(game.step).toBe('complete');
    expect(lines.at(-1)).toEqual({ result: 'ok', scores: letters.map((letter) => naiveScore(game.board, letter)) });
  });
});

describe('selfgame', { timeout: 60_000 }, () => {
  it('plays the same game from the same seed, and by itself with two', () => {
    const [one, again, other] = ['5', '5', '6'].map((seed) => run('selfgame', '--seed', seed).stdout);
    expect(one).toBe(again);
    expect(one).not.toBe(other);
    expect(one?.match(/^player /gm)).toHaveLength(2);
  });

  /** Each is a run of its own: by day some. */
  const WRONG: readonly (readonly [args: readonly string[], message: string])[] = [
    [['--seed', '1', '--players', '5'], '--players is 2 to 4'],
    [['--seed', '1', '--players', 'two'], '--players is 2 to 4'],
    [[], '--seed is a whole number'],
    [['--seed', '1.5'], '--seed is a whole number'],
    [['--seed', '4294967296'], '--seed is a whole number'],
    [['--seed', '1', '--moves', 'best'], '--moves is random'],
    [['--seed', '1', '--speed', '3'], "'--speed'"],
    [['--seed', '1', 'file.txg'], "'file.txg'"],
  ];
  it.each(WRONG.slice(runs(5, 0)))('does not take %j', (args, message) => {
    const { status, stdout, stderr } = run('selfgame', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: npm run selfgame');
  });
});

describe('the referee', { timeout: 60_000 }, () => {
  it('says of every move who made it, with what, and where it led', () => {
    const { status, lines } = refereed(makeTxg(RUNNING));
    expect(status).toBe(0);
    expect(lines[1]).toEqual({
      move: 2,
      player: 1,
      hand: [5, 16, 27, 50, 1, 46],
      bag: 43,
      kind: 'free',
      tile: 16,
      q: 1,
      r: 0,
      rotation: 0,
      edges: 'YRRYGG',
      legal: 52,
      scores: [1, 1],
    });
  });

  it.each([
    ['a running game', makeTxg(RUNNING), 'running', [1, 2]],
    ['a stopped game', makeTxg({ ...RUNNING, game: stopGame(RUNNING.game) }), 'stopped', [1, 2]],
    ['a deadlock', makeTxg({ ...RUNNING, game: gameOf(DEADLOCK) }), 'deadlock', [5, 6]],
    ['a text image', makeTextImage(RUNNING), 'running', [1, 2]],
    ['a picture', makePngWithGame(BLANK_PNG, RUNNING), 'running', [1, 2]],
  ])('tells the result of %s', (_, content, result, scores) => {
    const { status, lines } = refereed(content);
    expect(status).toBe(0);
    expect(lines.at(-1)).toEqual({ result, scores });
  });

  const LINES = linesOf(RUNNING);
  it.each([
    [signed([...LINES.slice(0, 6), '3 15 0,0 1']), 'illegalMove', 3, 'a move against the rules: occupied'],
    [signed([...LINES, 'Dear Ann']), 'badLine', undefined, 'a line is not understood: line 9'],
    [signed(LINES.slice(0, 1)), 'badDeal', undefined, 'no playable deal: seatCount'],
    [makeTxg(RUNNING).replace('22', '23'), 'damaged', undefined, 'damaged: the check disagrees'],
    ['Dear Ann', 'notAGame', undefined, 'not a Tantrix game'],
  ])('objects to what is no game', (content, error, move, message) => {
    const { status, lines } = refereed(content);
    expect(status).toBe(1);
    expect(lines).toEqual([{ error, ...(move === undefined ? {} : { move }), message }]);
  });

  const NOT_ONE = [['no-such-file.txg'], [], ['one', 'other'], ['--help']];
  it.each(NOT_ONE.slice(0, runs(2, 4)).map((args) => [args]))('asks for one file, not %j', (args) => {
    const { status, stdout, stderr } = run('referee', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('usage: npm run referee');
  });
});
