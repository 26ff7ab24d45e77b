import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEntry } from '../../src-main/journal/entry';
import { gameKind, parseRecord, puzzleKind } from '../../src-shared/record';
import { type Placement, type Random, rotateHex, seededRandom, turnRotation } from '../../src-shared/tantrix';
import { IS_NIGHTLY } from '../support/nightly';
import { expect, quit, test } from './fixtures';
import { startGame, TWO } from './gestures';
import { actAtRandom, answerForSystem } from './monkey';
import { begin, type Running } from './running';

/** By day fifty things, however long they take; by night as many as ten minutes hold, of another seed every day. */
const MOST_ACTS = IS_NIGHTLY ? 100_000 : 50;
const MOST_MINUTES = 10;
const SEED = Number(process.env.TANTRIX_MONKEY_SEED ?? (IS_NIGHTLY ? Math.floor(Date.now() / 86_400_000) : 1));
/** Between two looks. */
const ACTS = 25;

/** What lies on the table, so that a turn of the whole makes no difference. */
function asSeen(placements: readonly Placement[]): string {
  const turns = [0, 1, 2, 3, 4, 5].map((sixths) =>
    placements
      .map(({ tile, rotation, ...hex }) => {
        const { q, r } = rotateHex(hex, sixths);
        return `${tile}@${q},${r}/${turnRotation(rotation, sixths)}`;
      })
      .toSorted()
      .join(' '),
  );
  return turns.toSorted()[0] ?? '';
}

/** What the journal in the profile holds. */
async function journalled(profile: string): Promise<string> {
  const folder = path.join(profile, 'journal');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.entry'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const [last] = texts.flatMap((text) => parseEntry(text) ?? []).toSorted((a, b) => b.number - a.number);
  if (!last?.game) return '';
  if ('mailGame' in last.game) throw new Error('no game by mail was begun');
  const { text, undone = 0 } = last.game;
  const found = parseRecord(text, 'txg');
  if (!found.ok) throw new Error('the journal holds what cannot be read');
  if (puzzleKind.is(found.record)) return asSeen(found.record.laid);
  if (!gameKind.is(found.record)) throw new Error('no race was begun');
  const { placements } = found.record.game;
  return asSeen(placements.slice(0, placements.length - undone));
}

/** What the window shows of the table; undefined while it shows something else, or asks something. */
async function shown({ page }: Running): Promise<string | undefined> {
  const tiles = await page.evaluate(() => {
    if (document.querySelector('.replay-bar, .preview, .lesson-pill, [role=dialog], [role=alertdialog]')) return null;
    if (!document.querySelector('.board')) return document.querySelector('.start-screen') ? [] : null;
    const lying = document.querySelector('.puzzle-table') ? '.laid-tile, .loose-tile' : '.laid-tile';
    return [...document.querySelectorAll<SVGElement>(lying)].map((tile) => ({
      tile: tile.dataset['tile'],
      hex: tile.dataset['hex'],
      turn: tile.querySelector('.tile-art > g[transform^=rotate]')?.getAttribute('transform'),
    }));
  });
  return (
    (tiles &&
      asSeen(
        tiles.map(({ tile, hex = '', turn }) => {
          const [q = 0, r = 0] = hex.split(',').map(Number);
          return { tile: Number(tile), q, r, rotation: Number(/-?\d+/.exec(turn ?? '0')?.[0]) / 60 };
        }),
      )) ??
    undefined
  );
}

/** A program at which the monkey sits, started anew whenever it has left it. */
class Seat {
  /** How often it was looked, how often board and journal could be compared, and how many tiles lay there at most. */
  looks = 0;
  compared = 0;
  mostTiles = 0;
  starts = 1;
  readonly #trail: string[] = [];

  private constructor(
    private running: Running,
    private readonly folder: string,
  ) {}

  static async at(folder: string): Promise<Seat> {
    const running = await begin(path.join(folder, 'profile'));
    await answerForSystem(running.app, folder);
    await startGame(running.page, TWO, SEED);
    return new Seat(running, folder);
  }

  /** Some things at random, then a look. */
  async goOn(random: Random): Promise<void> {
    try {
      for (let act = 0; act < ACTS; act++) this.#trail.push(await actAtRandom(this.running.page, random));
      await this.#compare();
    } catch (error) {
      if (!(await this.#hasLeft())) throw this.#traced(error);
      await this.#startAgain();
    }
  }

  /** The board and the journal agree as soon as what is under way has come to rest. */
  async #compare(): Promise<void> {
    this.looks++;
    for (let presses = 0; presses < 3; presses++) await this.running.page.keyboard.press('Escape');
    let seen: string | undefined;
    await expect(async () => {
      seen = await shown(this.running);
      if (seen !== undefined) expect(await journalled(this.running.profile)).toBe(seen);
    }).toPass({ timeout: 20_000 });
    const told = await this.running.app.evaluate(() => globalThis.failureBoxes);
    expect(told).toEqual([]);
    expect(this.running.complaints).toEqual([]);
    if (seen === undefined) return;
    this.compared++;
    this.mostTiles = Math.max(this.mostTiles, seen.split('@').length - 1);
  }

  /** Whether the monkey has left the program, which ends well. */
  async #hasLeft(): Promise<boolean> {
    const { main, page } = this.running;
    if (!page.isClosed()) return false;
    if (main.exitCode === null) await once(main, 'exit', { signal: AbortSignal.timeout(10_000) });
    return main.exitCode === 0;
  }

  async #startAgain(): Promise<void> {
    this.starts++;
    this.#trail.push('left');
    this.running = await begin(this.running.profile);
    await answerForSystem(this.running.app, this.folder);
  }

  #traced(error: unknown): Error {
    return new Error(`seed ${SEED}, after ${this.#trail.length} acts: ${this.#trail.slice(-60).join('; ')}`, {
      cause: error,
    });
  }

  get acts(): number {
    return this.#trail.length;
  }

  leave(): Promise<void> {
    return quit(this.running.app);
  }
}

test('whatever mouse and keys do, the board shows what the journal keeps', async ({ folder }) => {
  test.setTimeout((MOST_MINUTES + 2) * 60_000);
  const random = seededRandom(SEED);
  const seat = await Seat.at(folder);
  const end = Date.now() + MOST_MINUTES * 60_000;
  while (seat.acts < MOST_ACTS && Date.now() < end) await seat.goOn(random);
  const { acts, looks, compared, mostTiles, starts } = seat;
  console.log(
    `seed ${SEED}: ${acts} acts, ${compared} of ${looks} looks compared, ${mostTiles} tiles, ${starts} starts`,
  );
  // A dialog that stood open for ever would leave nothing to compare.
  expect(compared).toBeGreaterThan(looks / 2);
  expect(mostTiles).toBeGreaterThan(0);
  await seat.leave();
});
