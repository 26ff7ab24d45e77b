import { describe, expect, it } from 'vitest';
import { utilityOf } from '../../../src-shared/robots/characters';
import { distinctMoves } from '../../../src-shared/robots/heuristics';
import type { Utility } from '../../../src-shared/robots/monte-carlo';
import { SearchState } from '../../../src-shared/robots/search-state';
import { evaluateByTree } from '../../../src-shared/robots/tree/tree';
import { type Colour, COLOURS, newGame, pick, seededRandom } from '../../../src-shared/tantrix';
import { Position } from '../../../src-shared/tantrix/position';
import { withOtherBag } from '../../support/other-bag';
import { gameOf } from '../../support/records';
import { PASSED_OVER } from '../../support/whole-games';

const mason = utilityOf('mason');
/** What one gains the other loses, so that the best play of both is one. */
const lead: Utility = (outcome, seat) => Math.tanh(outcome.marginOf(seat) / 7);
const TWO: readonly Colour[] = ['red', 'blue'];

/** A position that random play has led to, with so many tiles left. */
function positionWith(left: number, seed: number): Position {
  const random = seededRandom(seed);
  const position = new Position(newGame({ seats: TWO }, seed).position);
  while (!position.isOver && 56 - position.board.filled.length > left) position.play(pick(position.moves, random));
  return position;
}

/** How often each of the moves was visited, of 12,000 games at most, after so many of a game. */
function visitsAfter(count: number): number[] {
  const { position, deal } = gameOf(PASSED_OVER, count);
  const found = evaluateByTree(new SearchState(position, deal.seats), 12_000, mason, seededRandom(1));
  return found.map(({ playouts }) => playouts);
}

describe('a tree of moves', () => {
  it('weighs every move that differs, the most visited first', () => {
    const { position, deal } = gameOf(PASSED_OVER, 20);
    const state = new SearchState(position, deal.seats);
    const found = evaluateByTree(state, 2000, mason, seededRandom(1));
    expect(new Set(found.map(({ move }) => move))).toEqual(new Set(distinctMoves(state)));
    const visits = found.map(({ playouts }) => playouts);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    expect(visits.reduce((sum, each) => sum + each, 0)).toBe(2000);
    for (const { value, scores, margin } of found) {
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(scores).toHaveLength(2);
      expect(Number.isFinite(margin)).toBe(true);
    }
  });

  it('plays on only while another move could come to the front', () => {
    // One of two moves is plainly better here, and both are close there.
    const [plain = 0, other = 0] = visitsAfter(14);
    expect(plain + other).toBe(2000);
    const [first = 0, second = 0] = visitsAfter(24);
    expect(first + second).toBeLessThan(12_000);
    expect(first - second).toBeGreaterThan(12_000 - first - second);
    // Five hundred games before it was still open.
    expect(first - second).toBeLessThanOrEqual(13_000 - first - second);
  });

  it('comes to the same for the same random numbers, whatever the order of the bag', () => {
    const game = gameOf(PASSED_OVER, 30);
    const found = [game, withOtherBag(game, seededRandom(1))].map(({ position, deal }) =>
      evaluateByTree(new SearchState(position, deal.seats), 500, mason, seededRandom(5)),
    );
    expect(found[1]).toEqual(found[0]);
  });

  it('gives away next to nothing in an endgame, where all can be tried', () => {
    const lost: number[] = [];
    for (let seed = 1; seed <= 30; seed++) {
      const position = positionWith(3, seed);
      if (position.isOver || position.moves.length < 3) continue;
      const state = new SearchState(position, TWO);
      const [best] = evaluateByTree(state, 5000, lead, seededRandom(seed));
      const most = valueFor(position.mover, state);
      state.play(best?.move ?? 0);
      lost.push(most - valueFor(position.mover, state));
    }
    expect(lost.length).toBeGreaterThan(10);
    expect(Math.max(...lost)).toBeLessThan(0.2);
    expect(lost.reduce((sum, each) => sum + each, 0) / lost.length).toBeLessThan(0.03);
  });

  it('plays with three and four, and in pairs', () => {
    for (const seats of [COLOURS.slice(0, 3), COLOURS.slice(0, 4), ['red', 'blue', 'red', 'blue'] as const]) {
      const { position, deal } = newGame({ seats }, 3);
      const found = evaluateByTree(new SearchState(position, deal.seats), 600, mason, seededRandom(2));
      expect(found[0]?.scores).toHaveLength(seats.length);
    }
  });
});

/** What best play of both comes to for a seat: all that can be played is tried. */
function valueFor(seat: number, state: SearchState): number {
  if (state.position.isOver) return lead(state, seat);
  const isOwn = state.position.mover === seat;
  const values = state.position.moves.map((move) => {
    state.play(move);
    const value = valueFor(seat, state);
    state.takeBack();
    return value;
  });
  return isOwn ? Math.max(...values) : Math.min(...values);
}
