import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src-shared/online/view';
import { isTripleIntersection, seededRandom, tileNumbers } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { doublesAt, PAIRS_AT, termsFor, withFirstEdition, World } from '../support/online-world';

/** Of each program, whether the game was played in one session. */
const sessionsIn = ({ programs }: World): boolean[] => programs.map(({ copy }) => viewOf(copy).isOneSession);

describe('a game online', () => {
  for (const players of [2, 3, 4]) {
    test(`of ${players} programs ends alike for all, whatever is killed`, () => {
      const world = new World(termsFor(players), seededRandom(players), 1);
      world.play(8);
      const games = world.programs.map(({ copy }) => copy.history.game?.placements);
      for (const game of games) expect(game).toEqual(games[0]);
      expect(world.kills).toBeGreaterThan(5);
      // Who was killed, and came back, has played on in the same session.
      expect(sessionsIn(world)).toEqual(world.programs.map(() => true));
    });
  }

  for (const drawers of ['all', 'server'] as const) {
    test(`with the first edition deals out its tiles, whatever is killed, where ${drawers} draw`, () => {
      for (let seed = 0; seed < runs(3, 60); seed++) {
        const players = 2 + (seed % 3);
        const world = new World(withFirstEdition(termsFor(players, drawers)), seededRandom(seed), 1);
        if (drawers === 'server') world.host = players;
        world.asking = 5;
        world.play(4);
        const games = world.programs.map(({ copy }) => copy.history.game);
        for (const game of games) expect(game?.placements).toEqual(games[0]?.placements);
        const { bag } = games[0]?.deal ?? {};
        expect(bag?.toSorted((a, b) => a - b)).toEqual(tileNumbers(64));
        expect(games[0]?.placements.some(({ tile }) => isTripleIntersection(tile))).toBe(true);
      }
    });
  }

  for (const programs of PAIRS_AT) {
    test(`of two pairs at the programs ${programs.join()} ends alike for all, whatever is killed`, () => {
      const world = new World(doublesAt(programs), seededRandom(Number(programs.join(''))), 1);
      world.asking = 10;
      world.play(8);
      const games = world.programs.map(({ copy }) => copy.history.game?.placements);
      for (const game of games) expect(game).toEqual(games[0]);
      expect(world.kills).toBeGreaterThan(5);
    });
  }

  test('of pairs goes on without the two at one computer', () => {
    const world = new World(doublesAt([0, 1, 0, 1]), seededRandom(4));
    world.playTo(20);
    world.goOnWithout(1);
    world.play(0);
    const seats = world.programs[0]?.copy.history.epoch?.proposal.seats;
    expect(seats?.map(({ party, robot }) => `${party}${robot ? ' robot' : ''}`)).toEqual([
      '0',
      '0 robot',
      '0',
      '0 robot',
    ]);
  });

  test('goes on after what all agreed to take back, and its tile stays the next one', () => {
    const world = new World(termsFor(3), seededRandom(5));
    world.asking = 30;
    world.play(5);
    const [history] = world.programs.map(({ copy }) => copy.history);
    const deeds = Array.from({ length: history?.n ?? 0 }, (_, at) => history?.at(at + 1)?.step?.deed.kind);
    expect(deeds).toContain('agreed');
    expect(sessionsIn(world)).toEqual([false, false, false]);
  });

  test('of which one is gone for good goes on with new chains, and the one that comes back sees it', () => {
    for (const gone of [0, 1, 2]) {
      const world = new World(termsFor(3), seededRandom(gone));
      world.playTo(20);
      world.goOnWithout(gone);
      world.play(5);
      world.comeBack(gone);
      world.play(5);
      const games = world.programs.map(({ copy }) => copy.history.game?.placements);
      for (const game of games) expect(game).toEqual(games[0]);
      for (const { copy } of world.programs) expect(copy.history.epoch?.number).toBe(2);
      expect(sessionsIn(world)).toEqual([false, false, false]);
    }
  });

  for (const drawers of ['all', 'server'] as const) {
    test(`gives seats back to those who come back, where ${drawers} draw`, () => {
      let given = 0;
      for (let seed = 0; seed < runs(4, 200); seed++) {
        const random = seededRandom(seed);
        const players = 2 + (seed % 3);
        const world = new World(termsFor(players, drawers), random, 1);
        if (drawers === 'server') world.host = players;
        for (const n of [5, 15]) {
          world.playTo(n);
          world.haste = 3;
          const gone = random(players);
          world.goOnWithout(gone);
          if (players > 2 && random(2) === 0) world.goOnWithout((gone + 1) % players);
          world.run(random(500), 3);
          for (const at of world.away) {
            world.comeBack(at);
            world.run(random(200), 3);
          }
          if (world.giveBack()) given += 1;
          world.haste = 100;
        }
        world.play(3);
        const [first] = world.programs.map(({ copy }) => copy.history);
        for (const { copy } of world.programs) expect(copy.history.game?.placements).toEqual(first?.game?.placements);
      }
      expect(given).toBe(runs(4, 200) * 2);
    });
  }

  test('is drawn by a server alone, whoever is away', () => {
    const world = new World(termsFor(2, 'server'), seededRandom(1));
    world.host = 2;
    world.play(10);
    expect(sessionsIn(world)).toEqual([true, true, true]);
    expect(world.programs.map(({ copy }) => copy.history.id)).toEqual(
      Array(3).fill(world.programs[0]?.copy.history.id),
    );
  });

  test('in which a computer player has a seat is none of one session', () => {
    const { seats, ...terms } = termsFor(2);
    const robot = { character: 'mason', level: 3 };
    const robots = seats.map((seat, at) => (at === 0 ? seat : { ...seat, played: { ...seat.played, robot } }));
    expect(sessionsIn(new World({ ...terms, seats: robots }, seededRandom(1)))).toEqual([false, false]);
  });
});
