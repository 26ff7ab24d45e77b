import { describe, expect, it } from 'vitest';
import { legalPlacements, newGame, play, stopGame } from '../../../src-shared/tantrix';
import { analyse } from '../../../src-shared/robots';
import { gameOf, scoresOf, textOf } from '../../support/records';
import { DEADLOCK, LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

const BUDGET = { playouts: 20, breadth: 1000 };

describe('the analysis of a game', () => {
  const game = gameOf(PASSED_OVER);
  const found = [...analyse(game, 1, BUDGET)];

  it('looks at every placement in turn', () => {
    expect(found.map(({ at }) => at)).toEqual(game.placements.map((_, at) => at));
    expect(found.map(({ seat }) => seat)).toEqual(
      game.placements.map((_, at) => gameOf(PASSED_OVER, at).position.mover),
    );
  });

  it('does not care which way round the first tile lies', () => {
    const [first] = game.placements;
    if (!first) throw new Error('no placement');
    const turned = play(gameOf(PASSED_OVER, 0), { ...first, rotation: 3 });
    if (!turned.ok) throw new Error(turned.refusal.code);
    expect(first.rotation).not.toBe(3);
    expect([...analyse(turned.game, 1, BUDGET)]).toEqual(found.slice(0, 1));
  });

  it('ends with the scores of the game', () => {
    const last = found.at(-1);
    expect(last?.after).toEqual(scoresOf(game));
    const [red = 0, yellow = 0] = scoresOf(game);
    expect(last?.margin).toBe(last?.seat === 0 ? red - yellow : yellow - red);
  });

  it('comes out the same for the same seed', () => {
    const short = gameOf(PASSED_OVER, 6);
    expect([...analyse(short, 1, BUDGET)]).toEqual(found.slice(0, 6));
    expect([...analyse(short, 2, BUDGET)]).not.toEqual(found.slice(0, 6));
  });

  it('goes on where it was stopped', () => {
    expect([...analyse(game, 1, BUDGET, 50)]).toEqual(found.slice(50));
    expect([...analyse(game, 1, BUDGET, 56)]).toEqual([]);
  });

  it('offers only what could have been played, and only where it gains a point', () => {
    const better = found.flatMap(({ at, better: one }) => (one ? [{ at, ...one }] : []));
    expect(better.length).toBeGreaterThan(0);
    for (const { at, placement, gain } of better) {
      const before = gameOf(PASSED_OVER, at);
      expect(legalPlacements(before)).toContainEqual(placement);
      expect(textOf(placement)).not.toBe(textOf(game.placements[at] ?? placement));
      expect(gain).toBeGreaterThanOrEqual(1);
    }
  });

  it('knows what would have been gained in the tenths in which it is told, so nothing counts that is not read', () => {
    const gains = found.flatMap(({ better }) => (better ? [better.gain] : []));
    expect(gains).toEqual(gains.map((gain) => Number(gain.toFixed(1))));
  });

  it('finds no fault where there was no choice', () => {
    for (const { at, better, before, after } of found) {
      if (legalPlacements(gameOf(PASSED_OVER, at)).length > 1) continue;
      expect([better, before]).toEqual([undefined, after]);
    }
  });

  it('finds what the last choice cost, to the point', () => {
    const { margin = 0, better, before = [] } = found.at(-1) ?? {};
    const { mover } = gameOf(PASSED_OVER, 55).position;
    const best = (before[mover] ?? 0) - (before[1 - mover] ?? 0);
    expect(best).toBeGreaterThanOrEqual(margin);
    expect(better?.gain ?? 0).toBe(best - margin);
  });

  it('is worked out step by step, so it can be stopped', () => {
    const steps = analyse(gameOf(LIFTED_IN_TURN), 1, BUDGET);
    expect(steps.next().value).toMatchObject({ at: 0 });
    expect(steps.next().value).toMatchObject({ at: 1 });
    steps.return(undefined);
    expect(steps.next().done).toBe(true);
  });

  it('takes games that stopped early or are blocked, and games without a move', () => {
    expect([...analyse(stopGame(gameOf(LIFTED_IN_TURN, 5)), 1, BUDGET)]).toHaveLength(5);
    expect([...analyse(gameOf(DEADLOCK), 1, BUDGET)]).toHaveLength(gameOf(DEADLOCK).placements.length);
    expect([...analyse(newGame({ seats: ['red', 'blue'] }, 1), 1, BUDGET)]).toEqual([]);
  });
});
