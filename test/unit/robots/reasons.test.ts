import { describe, expect, it } from 'vitest';
import { COLOURS, type Game, hexKey, legalPlacements, pick, seededRandom } from '../../../src-shared/tantrix';
import { type Reason, reasonsFor } from '../../../src-shared/robots';
import { naiveReasons } from '../../support/naive-reasons';
import { withOtherBag } from '../../support/other-bag';
import { forRandomGames, gameAt, playRandomly } from '../../support/random-games';
import { gameOf, placement, scoresOf, playOn } from '../../support/records';
import { CHAIN_BEFORE, SMALL_LOOP } from '../../support/situations';
import { LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

const texts = (reasons: readonly Reason[]): string[] =>
  reasons
    .map((reason) =>
      JSON.stringify(
        reason,
        Object.keys({ ...reason, q: 0, r: 0 }).toSorted((a, b) => (a < b ? -1 : 1)),
      ),
    )
    .toSorted();

const isBlock = ({ kind }: Reason): boolean => kind === 'blocks';
const spacesIn = (reasons: readonly Reason[]): string[] => [
  ...new Set(reasons.flatMap((reason) => ('hex' in reason ? hexKey(reason.hex) : []))),
];

/** Holds the reasons for one placement against the naive ones. */
function expectTrue(game: Game, text: Parameters<typeof reasonsFor>[1]): readonly Reason[] {
  const [said, naive] = [reasonsFor(game, text), naiveReasons(game, text)];
  expect(texts(said.filter((one) => !isBlock(one)))).toEqual(texts(naive.filter((one) => !isBlock(one))));
  const [blocks, possible] = [said.filter(isBlock), naive.filter(isBlock)];
  // Of several lines that end in one space one is named.
  for (const block of texts(blocks)) expect(texts(possible)).toContain(block);
  expect(blocks.length).toBeLessThanOrEqual(spacesIn(possible).length);
  return said;
}

describe('reasons', { timeout: 30_000 }, () => {
  it('are true to the last number, in random games of two to four players', () => {
    const counts = new Map<string, number>();
    forRandomGames(60, 1, (of) => {
      playRandomly(of, (position, random) => {
        if (position.isOver || random(6) > 0) return;
        const game = gameAt(position);
        for (const { kind } of expectTrue(game, pick(legalPlacements(game), random))) {
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
      });
      expect(of.players).toBeLessThanOrEqual(COLOURS.length);
    });
    for (const kind of ['joinsLines', 'joinsThrough', 'extendsLine', 'blocks', 'fillsNext']) {
      expect([kind, (counts.get(kind) ?? 0) > 10]).toEqual([kind, true]);
    }
  });

  it('are true of every placement there is, also in the endgame', () => {
    for (const game of [gameOf(LIFTED_IN_TURN, 17), gameOf(LIFTED_IN_TURN, 46), gameOf(PASSED_OVER, 53)]) {
      const said = legalPlacements(game).flatMap((one) => expectTrue(game, one));
      expect(said.length).toBeGreaterThan(20);
    }
  });

  it('name the longest of the rival lines that end in one space', () => {
    const game = gameOf(LIFTED_IN_TURN, 32);
    for (const one of legalPlacements(game)) {
      const lengths = new Map<string, number>();
      for (const reason of naiveReasons(game, one)) {
        if (reason.kind !== 'blocks') continue;
        lengths.set(hexKey(reason.hex), Math.max(reason.length, lengths.get(hexKey(reason.hex)) ?? 0));
      }
      const named = reasonsFor(game, one).flatMap((reason) =>
        reason.kind === 'blocks' ? [[hexKey(reason.hex), reason.length] as const] : [],
      );
      expect(new Map(named)).toEqual(lengths);
    }
  });

  it('do not depend on the order of the bag', () => {
    for (const count of [18, 41]) {
      const game = gameOf(LIFTED_IN_TURN, count);
      const other = withOtherBag(game, seededRandom(1));
      for (const one of legalPlacements(game)) expect(reasonsFor(other, one)).toEqual(reasonsFor(game, one));
    }
  });

  it('know a loop, and what it scores', () => {
    const game = gameOf(SMALL_LOOP, 2);
    const reasons = reasonsFor(game, placement('28@1,0/0'));
    expect(reasons).toContainEqual({ kind: 'closesLoop', tiles: 3, score: 6 });
    expect(scoresOf(playOn(game, '28@1,0/0'))[0]).toBe(6);
  });

  it('say nothing of the first tile', () => {
    const game = gameOf(SMALL_LOOP, 0);
    for (const one of legalPlacements(game)) expect(reasonsFor(game, one)).toEqual([]);
  });

  it('see the fills that follow', () => {
    const said = [4, 5, 6, 7].flatMap((count) => {
      const game = gameOf(CHAIN_BEFORE, count);
      return legalPlacements(game).flatMap((one) => expectTrue(game, one));
    });
    expect(said.map(({ kind }) => kind)).toContain('fillsNext');
  });
});
