import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Game, legalPlacements, type Placement, play, seededRandom, stopGame } from '../../../src-shared/tantrix';
import { choosePlacement, hintFor, reasonsFor } from '../../../src-shared/robots';
import { relevantReasons } from '../../../src-shared/robots/relevance';
import { naiveReasons } from '../../support/naive-reasons';
import { withOtherBag } from '../../support/other-bag';
import { gameOf, playOn, scoresOf, textOf, tilesOf } from '../../support/records';
import { LOOP_BEATS_LINE } from '../../support/situations';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

function played(game: Game, placement: Placement): Game {
  const result = play(game, placement);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
}

const lengths = (reasons: ReturnType<typeof reasonsFor>): number[] =>
  reasons.flatMap((one) => (one.kind === 'extendsLine' ? [one.to] : []));

const BUDGET = { playouts: 300, breadth: 1000, nodes: 3000 };

describe('a hint', () => {
  it('is a legal placement with reasons that are true', () => {
    for (const count of [0, 4, 18, 32, 41, 46]) {
      const game = gameOf(LIFTED_IN_TURN, count);
      const { placement, reasons, scores } = hintFor(game, seededRandom(count), BUDGET);
      expect(legalPlacements(game)).toContainEqual(placement);
      const naive = naiveReasons(game, placement);
      for (const reason of reasons) expect(naive).toContainEqual(reason);
      expect(scores).toHaveLength(2);
    }
  });

  it('is what level 5 of the default character plays', () => {
    const game = gameOf(PASSED_OVER, 53);
    // Before it weighs, a player draws a number to see whether it errs.
    const random = seededRandom(7);
    random(100);
    const choice = choosePlacement(game, { character: 'mason', level: 5 }, seededRandom(7));
    expect(hintFor(game, random).placement).toEqual(choice);
  });

  it('comes out the same for the same random numbers, whatever the order of the bag', () => {
    const game = gameOf(PASSED_OVER, 39);
    const [hint, ...others] = [game, game, withOtherBag(game, seededRandom(1))].map((one) =>
      hintFor(one, seededRandom(3), BUDGET),
    );
    for (const other of others) expect(other).toEqual(hint);
  });

  it.each([
    // A line it builds, then the spaces it fills, then the greater of the rival's losses.
    ['early', gameOf(LOOP_BEATS_LINE), ['joinsThrough', 'fillsNext', 'blocks']],
    // The games played on gain more for the mover than they cost the rival, whose line is the longer.
    ['in the middle', gameOf(SHARED_WIN, 36), ['joinsLines', 'blocks']],
    // What it makes longer besides is far too short to score.
    ['late', gameOf(SHARED_WIN, 50), ['joinsThrough']],
  ] as const)('says the weightiest reason first: %s', (_, game, kinds) => {
    const { reasons } = hintFor(game, seededRandom(2), BUDGET);
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds);
    const losses = reasons.flatMap((one) => (one.kind === 'blocks' ? [one.length * (1 - one.fits / one.before)] : []));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  });

  it('gives no reason that cannot change a score any more', () => {
    let dropped = 0;
    for (const record of [PASSED_OVER, LIFTED_IN_TURN, FIVE_ROUND, SHARED_WIN]) {
      const game = gameOf(record, 55);
      const { mover } = game.position;
      const scoreOf = (one: Game) => scoresOf(one)[mover] ?? 0;
      // With the last tile a line counts only where it scores, and nobody is left to be blocked.
      const [idle, scoring] = [false, true].map((gains) =>
        legalPlacements(game).filter((one) => scoreOf(played(game, one)) > scoreOf(game) === gains),
      );
      expect(idle?.flatMap((one) => relevantReasons(game, one))).toEqual([]);
      const kinds = scoring?.flatMap((one) => relevantReasons(game, one).map(({ kind }) => kind));
      expect(kinds).not.toContain('blocks');
      dropped += idle?.flatMap((one) => reasonsFor(game, one)).length ?? 0;
    }
    expect(dropped).toBeGreaterThan(0);
  });

  it('names no line that is far shorter than what is scored already', () => {
    let [told, dropped] = [0, 0];
    for (let count = 20; count < 50; count++) {
      const game = gameOf(SHARED_WIN, count);
      const { mover } = game.position;
      for (const placement of legalPlacements(game)) {
        const score = scoresOf(played(game, placement))[mover] ?? 0;
        const said = lengths(relevantReasons(game, placement));
        expect(said.filter((length) => 3 * length < score)).toEqual([]);
        told += said.length;
        dropped += lengths(reasonsFor(game, placement)).length - said.length;
      }
    }
    expect(Math.min(told, dropped)).toBeGreaterThan(0);
  });

  it('does not call it a reason to hinder a rival where a longer line of one’s own ends', () => {
    let dropped = 0;
    for (let count = 8; count < 42; count++) {
      const game = gameOf(PASSED_OVER, count);
      for (const placement of legalPlacements(game)) {
        const said = relevantReasons(game, placement);
        const blocks = reasonsFor(game, placement).filter(({ kind }) => kind === 'blocks');
        dropped += blocks.filter((reason) => !said.some((each) => isDeepStrictEqual(each, reason))).length;
      }
    }
    expect(dropped).toBeGreaterThan(0);
  });

  it('still blocks late in a game', () => {
    const counts = Array.from({ length: 12 }, (_, at) => 38 + at);
    const kinds = counts.flatMap((count) => {
      const game = gameOf(PASSED_OVER, count);
      return legalPlacements(game).flatMap((one) => relevantReasons(game, one).map(({ kind }) => kind));
    });
    expect(kinds.filter((kind) => kind === 'blocks').length).toBeGreaterThan(10);
  });

  it('blocks nobody who has no tile left', () => {
    for (let count = 42; count < 56; count++) {
      const game = gameOf(PASSED_OVER, count);
      const blocked = legalPlacements(game).flatMap((placement) => {
        const after = played(game, placement);
        const builders = after.deal.seats.filter((_, seat) => tilesOf(after, seat).length > 0);
        const blocks = relevantReasons(game, placement).filter(({ kind }) => kind === 'blocks');
        return blocks.filter((reason) => !('colour' in reason && builders.includes(reason.colour)));
      });
      expect(blocked).toEqual([]);
    }
  });

  it('expects what the last tile brings, and no placement brings more', () => {
    for (const record of [PASSED_OVER, LIFTED_IN_TURN, FIVE_ROUND, SHARED_WIN]) {
      const game = gameOf(record, 55);
      const { mover } = game.position;
      const leadAfter = (text: string): number => {
        const scores = scoresOf(playOn(game, text));
        return (scores[mover] ?? 0) - (scores[1 - mover] ?? 0);
      };
      const { placement, scores, margin } = hintFor(game, seededRandom(1), BUDGET);
      expect(scores).toEqual(scoresOf(playOn(game, textOf(placement))));
      expect(margin).toBe(leadAfter(textOf(placement)));
      expect(margin).toBe(Math.max(...legalPlacements(game).map((one) => leadAfter(textOf(one)))));
    }
  });

  it('says so when the game is over', () => {
    for (const game of [gameOf(PASSED_OVER), stopGame(gameOf(PASSED_OVER, 10))]) {
      expect(() => hintFor(game, seededRandom(1))).toThrow(new RangeError('the game is over'));
    }
  });
});
