import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_TABLE, entriesToMerge, type Entry, type RankingTable, withEntries } from '../../src-shared/rankings';
import { runs } from '../support/nightly';
import { begunAt, onlineGameOf, resultAt } from '../support/rankings';

/** Games online are noted by both programs, each by its own clock: whoever merges the tables has one and the same. */

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

const games = fc.array(
  fc.record({
    players: fc.shuffledSubarray(NAMES, { minLength: 2, maxLength: 2 }),
    scores: fc.tuple(fc.nat(30), fc.nat(30)),
    isFinished: fc.boolean(),
  }),
  { maxLength: 12 },
);
/** How far each clock is off, and how much longer each move of its hand is. */
const clocks = fc.tuple(...NAMES.map(() => fc.record({ ahead: fc.nat(40), pace: fc.integer({ min: 1, max: 3 }) })));

type Game = Parameters<Parameters<typeof games.map>[0]>[0][number];

const entriesOf = (
  { players: [a = '', b = ''], scores, isFinished }: Game,
  number: number,
  at: (time: number) => number,
) =>
  [
    begunAt(at(10 * number), `${number}`, [a, b]),
    ...(isFinished ? [resultAt(at(10 * number + 5), onlineGameOf(`${number}`, [a, scores[0]], [b, scores[1]]))] : []),
  ] satisfies readonly Entry[];

/** What the program of each has noted of the games in which they played. */
const tablesOf = (played: readonly Game[], hands: readonly { readonly ahead: number; readonly pace: number }[]) =>
  NAMES.map((name, at) => {
    const { ahead = 0, pace = 1 } = hands[at] ?? {};
    const entries = played.flatMap((game, number) =>
      game.players.includes(name) ? entriesOf(game, number, (time) => ahead + pace * time) : [],
    );
    return withEntries(EMPTY_TABLE, entries);
  });

const merged = (table: RankingTable, other: RankingTable): RankingTable =>
  withEntries(table, entriesToMerge(table, other.entries));

/** All that a table says; its log also tells how it came about. */
const seen = ({ entries, players, histories, unfinished }: RankingTable) => ({
  entries,
  players,
  histories,
  unfinished,
});

it('tables of games online come to the same, in whatever order they are merged', () => {
  fc.assert(
    fc.property(games, clocks, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (played, hands, order) => {
      const tables = tablesOf(played, hands);
      const whole = tables.reduce(merged, EMPTY_TABLE);
      const others = order.flatMap((at) => tables[at] ?? []);
      expect(seen(others.reduce(merged, EMPTY_TABLE))).toEqual(seen(whole));
      for (const table of tables) expect(seen(others.reduce(merged, table))).toEqual(seen(whole));
      expect(
        entriesToMerge(
          whole,
          others.flatMap(({ entries }) => entries),
        ),
      ).toEqual([]);
    }),
    { numRuns: runs(200, 5000) },
  );
});
