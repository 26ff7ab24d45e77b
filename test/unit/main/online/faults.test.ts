import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import { type Random, seededRandom } from '../../../../src-shared/tantrix';
import { canMount, mount, unmount } from '../../../support/mounts';
import { runs } from '../../../support/nightly';
import { FAULTS } from '../../../support/online-faults';
import { HarmedGame } from '../../../support/online-harm';
import { Harmable } from '../../../support/online-people';
import { inPrograms, joinBy, settled, tableFor } from '../../../support/online-tables';
import { Wires } from '../../../support/online-wires';

const SEED = Number(process.env.TANTRIX_FUZZ_SEED ?? 26);
/** Games that are played at the same time, by so many programs each. */
const TABLES = [2, 2, 3, 4];
const ROUNDS = runs(1, 21);
const FAULTS_A_GAME = runs(5, 12);
/** While something befalls them, people move so often at most: the game has not ended after the last. */
const MOVES = runs(6, 2);
/** In the memory: the log of a game is smaller. */
const DISK = 'size=256k';

const programs = inPrograms();
const mounted: string[] = [];
const laid: Wires[] = [];
/** How long it took until a game went on, in milliseconds, by what had befallen it. */
const times = new Map<string, number[]>();

afterEach(() => {
  for (const wires of laid.splice(0)) wires.close();
  for (const folder of mounted.splice(0)) unmount(folder);
});

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

afterAll(() => {
  const rows = [...times].map(([fault, all]) => `  ${fault}: ${all.length} times, median ${median(all)} ms`);
  const all = [...times.values()].flat();
  const last = `  ${all.length} faults of seed ${SEED}: median ${median(all)} ms, longest ${Math.max(0, ...all)} ms`;
  process.stdout.write(`Until a game online goes on:\n${[...rows, last].join('\n')}\n`);
});

/** Programs at a table, each with a small disk of its own where there can be one; the wires between them are the test's. */
async function seated(count: number, random: Random): Promise<HarmedGame> {
  const wires = await Wires.laid(random);
  laid.push(wires);
  const all = programs(count, { wires });
  for (const { profile } of canMount() ? all : []) {
    mkdirSync(profile);
    mount(profile, DISK);
    mounted.push(profile);
  }
  const [host, ...guests] = all;
  if (!host) throw new Error('nobody hosts');
  expect(await host.call('hostTable', tableFor(count))).toBe(null);
  await host.until('it waits', ({ kind }) => kind === 'waiting');
  for (const [at, guest] of guests.entries()) await joinBy(guest, host.invitation, at + 1);
  await settled(all, 0);
  const id = host.game?.id ?? '';
  return new HarmedGame(
    all.map((program, at) => new Harmable(program, at, id)),
    wires,
    random,
  );
}

/** One thing after the other befalls a game, from one kind on; after each it goes on. */
async function harmed(game: HarmedGame, from: number, random: Random): Promise<void> {
  const kinds = [...FAULTS];
  for (let at = from; at < from + FAULTS_A_GAME; at++) {
    const [name, fault] = kinds[at % kinds.length] ?? [];
    const victim = game.all[random(game.all.length)];
    if (!name || !fault || !victim) throw new Error('there is no such fault');
    const took = await game.befallen(fault, victim, MOVES).catch((error: unknown) => {
      throw new Error(`${name}, at ${victim.number}: ${victim.program.complaints}`, { cause: error });
    });
    times.set(name, [...(times.get(name) ?? []), took]);
  }
  await game.playedOut();
}

describe('a game online', () => {
  for (let round = 0; round < ROUNDS; round++) {
    const seed = SEED + round;
    test(`loses nothing and goes on, whatever befalls it (seed ${seed})`, async () => {
      const games = TABLES.map(async (count, at) => {
        const random = seededRandom(seed * TABLES.length + at);
        const game = await seated(count, random);
        // A tile or move that is shown otherwise than before ends it at once.
        await Promise.race([harmed(game, at * FAULTS_A_GAME, random), game.played.then(() => new Promise(() => {}))]);
      });
      await Promise.all(games);
      const all = [...times.values()].flat();
      expect(all).toHaveLength((round + 1) * TABLES.length * FAULTS_A_GAME);
    }, 1_200_000);
  }

  test('is offered for going on where all were killed', async () => {
    const game = await seated(2, seededRandom(SEED));
    game.people.most = 5;
    await game.moved(3);
    await Promise.all(game.all.map((each) => each.kill()));
    for (const { profile, id } of game.all)
      expect(await unfinishedIn(path.join(profile, 'online'))).toMatchObject([{ id }]);
    await Promise.all(game.all.map((each) => each.comeBack()));
    await game.playedOut();
  }, 1_200_000);
});
