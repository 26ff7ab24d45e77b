import { describe, expect, it } from 'vitest';
import { type Game, seededRandom } from '../../../src-shared/tantrix';
import { placementOf } from '../../../src-shared/tantrix/game';
import { utilityOf } from '../../../src-shared/robots/characters';
import { heuristicValue } from '../../../src-shared/robots/heuristics';
import { SearchState } from '../../../src-shared/robots/search-state';
import { type Utility, type Candidate, evaluateMoves } from '../../../src-shared/robots/monte-carlo';
import { snapshot } from '../../support/boards';
import { gameOf, playOn, scoresOf, textOf } from '../../support/records';
import { TWO_FORCED } from '../../support/situations';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

const searchStateOf = ({ position, deal }: Game): SearchState => new SearchState(position, deal.seats);
const margin: Utility = (state, seat) => state.marginOf(seat);
const BUDGET = { playouts: 200, breadth: 1000 };

const endOf = (game: Game, move: number): number[] => scoresOf(playOn(game, textOf(placementOf(move))));

const leadOf = (scores: readonly number[], seat: number): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));

const weighed = (game: Game, seed = 1, budget = BUDGET, keep?: number): Candidate[] =>
  evaluateMoves(searchStateOf(game), budget, margin, seededRandom(seed), keep);

const spent = (game: Game, playouts: number): number =>
  weighed(game, 1, { playouts, breadth: 16 }).reduce((sum, candidate) => sum + candidate.playouts, 0);

describe('weighing moves', () => {
  const midgame = gameOf(PASSED_OVER, 39);

  it('comes out the same for the same seed', () => {
    expect(weighed(midgame, 5)).toEqual(weighed(midgame, 5));
    expect(weighed(midgame, 5)).not.toEqual(weighed(midgame, 6));
  });

  it('leaves the state at the position it found', () => {
    const state = searchStateOf(midgame);
    const before = [snapshot(state.position), state.lines.best.join()];
    evaluateMoves(state, BUDGET, margin, seededRandom(1));
    expect([snapshot(state.position), state.lines.best.join()]).toEqual(before);
  });

  it('weighs every move once and says the best first', () => {
    for (const count of [18, 41, 46, 53]) {
      const game = gameOf(LIFTED_IN_TURN, count);
      const candidates = weighed(game);
      expect(candidates.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(
        game.position.moves.toSorted((a, b) => a - b),
      );
      const playouts = candidates.map((candidate) => candidate.playouts);
      expect(playouts).toEqual(playouts.toSorted((a, b) => b - a));
      expect(Math.min(...playouts)).toBeGreaterThanOrEqual(1);
      const finalists = candidates.filter((candidate) => candidate.playouts === playouts[0]);
      expect(candidates[0]?.value).toBe(Math.max(...finalists.map(({ value }) => value)));
    }
  });

  it('weighs the first tile one way round, for all are alike', () => {
    const first = gameOf(LIFTED_IN_TURN, 0);
    const placed = weighed(first).map(({ move }) => placementOf(move));
    const hand = first.position.hands[first.position.mover] ?? [];
    expect(placed.map(({ tile }) => tile).toSorted((a, b) => a - b)).toEqual(hand.toSorted((a, b) => a - b));
    expect(new Set(placed.map(({ rotation }) => rotation))).toEqual(new Set([0]));
  });

  it('keeps to its budget where it allows one game a move', () => {
    for (const playouts of [64, 100, 400]) {
      expect(spent(midgame, playouts)).toBeLessThanOrEqual(playouts);
      expect(spent(midgame, playouts)).toBeGreaterThan(playouts / 2);
    }
  });

  it('gives half of the moves another round', () => {
    const [first, ...rest] = weighed(midgame, 1, { playouts: 64, breadth: 8 });
    // Three rounds of 21 games: 2 for each of 8 moves, 5 for each of 4, 10 for each of 2.
    expect([first?.playouts, ...rest.map(({ playouts }) => playouts)]).toEqual([17, 17, 7, 7, 2, 2, 2, 2]);
  });

  it('weighs no more moves than the breadth, those that promise most', () => {
    const state = searchStateOf(midgame);
    const values = midgame.position.moves.map((move) => heuristicValue(state, move)).toSorted((a, b) => b - a);
    const candidates = weighed(midgame, 1, { playouts: 50, breadth: 5 });
    expect(candidates.map(({ move }) => heuristicValue(state, move)).toSorted((a, b) => b - a)).toEqual(
      values.slice(0, 5),
    );
  });

  it('weighs a move to keep in every round', () => {
    for (const move of midgame.position.moves) {
      const candidates = weighed(midgame, 1, { playouts: 60, breadth: 6 }, move);
      const most = Math.max(...candidates.map(({ playouts }) => playouts));
      expect(candidates.find((candidate) => candidate.move === move)?.playouts).toBe(most);
    }
  });

  it('counts scores and margin of the same games', () => {
    for (const { scores, margin: lead, value } of weighed(midgame)) {
      const [red = 0, yellow = 0] = scores;
      expect(Math.abs(lead)).toBeCloseTo(Math.abs(red - yellow));
      expect(value).toBeCloseTo(lead);
    }
  });

  it('knows the outcome of the last tile, and so the best place for it', () => {
    for (const record of [PASSED_OVER, LIFTED_IN_TURN, FIVE_ROUND, SHARED_WIN]) {
      const game = gameOf(record, 55);
      const ends = new Map(game.position.moves.map((move) => [move, endOf(game, move)]));
      const candidates = weighed(game);
      expect(candidates).toHaveLength(ends.size);
      for (const { move, scores } of candidates) expect(scores).toEqual(ends.get(move));
      const leads = [...ends.values()].map((scores) => leadOf(scores, game.position.mover));
      expect(candidates[0]?.margin).toBe(Math.max(...leads));
    }
  });

  it('plays on from a single move as often as it may', () => {
    const game = gameOf(LIFTED_IN_TURN, 44);
    expect(weighed(game).map(({ playouts }) => playouts)).toEqual([200]);
  });

  it('works in the forced phases', () => {
    const game = gameOf(TWO_FORCED);
    expect(game.position.phase).not.toBe('free');
    expect(weighed(game)).toHaveLength(3);
  });
});

describe('the utility of a character', () => {
  it('prefers its own points to none, and none to those of its rival', () => {
    const ahead = searchStateOf(gameOf(LIFTED_IN_TURN));
    const lead = ahead.marginOf(0);
    expect(lead).toBeGreaterThan(0);
    for (const character of ['mason', 'thorn', 'orbit', 'flint'] as const) {
      const utility = utilityOf(character);
      expect(Math.abs(utility(ahead, 0))).toBeLessThanOrEqual(1);
      expect(utility(ahead, 0)).toBeGreaterThan(utility(ahead, 1));
    }
  });
});
