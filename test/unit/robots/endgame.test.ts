import { describe, expect, it } from 'vitest';
import { type Game, seededRandom } from '../../../src-shared/tantrix';
import { aimOf } from '../../../src-shared/robots/characters';
import { isEndgame, solve } from '../../../src-shared/robots/endgame';
import { search } from '../../../src-shared/robots/search';
import { Trial } from '../../../src-shared/robots/search-state';
import type { Aim } from '../../../src-shared/robots/monte-carlo';
import { snapshot } from '../../support/boards';
import { gameOf } from '../../support/records';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

const trialOf = ({ position, deal }: Game): Trial => new Trial(position, deal.seats);
const lead: Aim = (trial, seat) => trial.marginOf(seat);

/** The worth for a seat when both sides play their best, by looking at everything. */
function plainWorth(trial: Trial, aim: Aim, seat: number): number {
  const { position } = trial;
  if (position.isOver) return aim(trial, seat);
  const isOwn = trial.colours[position.mover] === trial.colours[seat];
  const worths = position.moves.map((move) => plainAfter(trial, move, aim, seat));
  return isOwn ? Math.max(...worths) : Math.min(...worths);
}

function plainAfter(trial: Trial, move: number, aim: Aim, seat: number): number {
  trial.play(move);
  const worth = plainWorth(trial, aim, seat);
  trial.takeBack();
  return worth;
}

const records = { LIFTED_IN_TURN, PASSED_OVER, FIVE_ROUND, SHARED_WIN };

describe('a solved endgame', () => {
  it.each(Object.entries(records))('of %s has the move that looking at everything finds', (_, record) => {
    for (const count of [54, 55]) {
      const game = gameOf(record, count);
      const seat = game.position.mover;
      for (const aim of [lead, aimOf('thorn')]) {
        const solution = solve(trialOf(game), aim, 1_000_000);
        const worth = plainWorth(trialOf(game), aim, seat);
        expect(solution?.worth).toBe(worth);
        expect(plainAfter(trialOf(game), solution?.move ?? 0, aim, seat)).toBe(worth);
      }
    }
  });

  it('of three tiles comes out as plainly, too', () => {
    const game = gameOf(FIVE_ROUND, 53);
    const worth = plainWorth(trialOf(game), lead, game.position.mover);
    expect(solve(trialOf(game), lead, 1_000_000)?.worth).toBe(worth);
  });

  it('of partners is played together', () => {
    const { position } = gameOf(FIVE_ROUND, 53);
    const trial = new Trial(position, ['yellow', 'red', 'yellow', 'red']);
    expect(solve(trial, lead, 1_000_000)?.worth).toBe(plainWorth(trial, lead, position.mover));
  });

  it('leaves the trial as it was, found or not', () => {
    for (const nodes of [100, 1_000_000]) {
      const trial = trialOf(gameOf(LIFTED_IN_TURN, 53));
      const before = snapshot(trial.position);
      solve(trial, lead, nodes);
      expect(snapshot(trial.position)).toBe(before);
    }
  });

  it('is not found with too few placements', () => {
    expect(solve(trialOf(gameOf(LIFTED_IN_TURN, 53)), lead, 40)).toBeUndefined();
    expect(solve(trialOf(gameOf(LIFTED_IN_TURN, 53)), lead, 20_000)).toBeDefined();
  });
});

describe('an endgame', () => {
  it('needs an empty bag, two colours and few tiles', () => {
    const counts = [43, 44, 50, 51, 55];
    expect(counts.map((count) => isEndgame(trialOf(gameOf(LIFTED_IN_TURN, count))))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    const { position } = gameOf(LIFTED_IN_TURN, 55);
    expect(isEndgame(new Trial(position, ['red', 'yellow', 'blue']))).toBe(false);
  });
});

describe('a search', () => {
  const effort = { playouts: 100, breadth: 1000, nodes: 20_000 };

  it('puts the solution first, even if it was not going to be weighed', () => {
    for (const breadth of [1, 1000]) {
      const game = gameOf(LIFTED_IN_TURN, 53);
      const candidates = search(trialOf(game), { ...effort, breadth }, lead, seededRandom(1));
      expect(candidates[0]?.move).toBe(solve(trialOf(game), lead, effort.nodes)?.move);
      expect(new Set(candidates.map(({ move }) => move)).size).toBe(candidates.length);
    }
  });

  it('plays a sixth of the games for the first tile', () => {
    const candidates = search(trialOf(gameOf(LIFTED_IN_TURN, 0)), { ...effort, playouts: 3600 }, lead, seededRandom(1));
    const games = candidates.reduce((sum, { playouts }) => sum + playouts, 0);
    expect(games).toBeGreaterThan(500);
    expect(games).toBeLessThanOrEqual(600);
  });

  it('weighs what it cannot solve', () => {
    const game = gameOf(PASSED_OVER, 51);
    const [best] = search(trialOf(game), { ...effort, nodes: 50 }, lead, seededRandom(1));
    expect(best?.playouts).toBeGreaterThan(1);
  });
});
