import { describe, expect, it } from 'vitest';
import { type Game, seededRandom } from '../../../src-shared/tantrix';
import { utilityOf } from '../../../src-shared/robots/characters';
import { isEndgame, solveEndgame } from '../../../src-shared/robots/endgame/endgame';
import { search } from '../../../src-shared/robots/search';
import { SearchState } from '../../../src-shared/robots/search-state';
import type { Utility } from '../../../src-shared/robots/monte-carlo';
import { snapshot } from '../../support/boards';
import { gameOf } from '../../support/records';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

const searchStateOf = ({ position, deal }: Game): SearchState => new SearchState(position, deal.seats);
const lead: Utility = (state, seat) => state.marginOf(seat);

/** The worth for a seat when both sides play their best, by looking at everything. */
function plainValue(state: SearchState, utility: Utility, seat: number): number {
  const { position } = state;
  if (position.isOver) return utility(state, seat);
  const isOwn = state.colours[position.mover] === state.colours[seat];
  const values = position.moves.map((move) => plainAfter(state, move, utility, seat));
  return isOwn ? Math.max(...values) : Math.min(...values);
}

function plainAfter(state: SearchState, move: number, utility: Utility, seat: number): number {
  state.play(move);
  const value = plainValue(state, utility, seat);
  state.takeBack();
  return value;
}

const records = { LIFTED_IN_TURN, PASSED_OVER, FIVE_ROUND, SHARED_WIN };

describe('a solved endgame', () => {
  it.each(Object.entries(records))('of %s has the move that looking at everything finds', (_, record) => {
    for (const count of [54, 55]) {
      const game = gameOf(record, count);
      const seat = game.position.mover;
      for (const utility of [lead, utilityOf('thorn')]) {
        const solution = solveEndgame(searchStateOf(game), utility, 1_000_000);
        const value = plainValue(searchStateOf(game), utility, seat);
        expect(solution?.value).toBe(value);
        expect(plainAfter(searchStateOf(game), solution?.move ?? 0, utility, seat)).toBe(value);
      }
    }
  });

  it('of three tiles comes out as plainly, too', () => {
    const game = gameOf(FIVE_ROUND, 53);
    const value = plainValue(searchStateOf(game), lead, game.position.mover);
    expect(solveEndgame(searchStateOf(game), lead, 1_000_000)?.value).toBe(value);
  });

  it('of partners is played together', () => {
    const { position } = gameOf(FIVE_ROUND, 53);
    const state = new SearchState(position, ['yellow', 'red', 'yellow', 'red']);
    expect(solveEndgame(state, lead, 1_000_000)?.value).toBe(plainValue(state, lead, position.mover));
  });

  it('leaves the state as it was, found or not', () => {
    for (const nodes of [100, 1_000_000]) {
      const state = searchStateOf(gameOf(LIFTED_IN_TURN, 53));
      const before = snapshot(state.position);
      solveEndgame(state, lead, nodes);
      expect(snapshot(state.position)).toBe(before);
    }
  });

  it('is not found with too few placements', () => {
    expect(solveEndgame(searchStateOf(gameOf(LIFTED_IN_TURN, 50)), lead, 4)).toBeUndefined();
    expect(solveEndgame(searchStateOf(gameOf(LIFTED_IN_TURN, 53)), lead, 20_000)).toBeDefined();
  });

  it('tells the scores in the end', () => {
    for (const record of Object.values(records)) {
      const state = searchStateOf(gameOf(record, 52));
      const { mover } = state.position;
      const { value, scores = [] } = solveEndgame(state, lead, 1_000_000) ?? {};
      expect((scores[mover] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== mover))).toBe(value);
    }
  });
});

describe('an endgame', () => {
  it('needs an empty bag, two colours and few tiles', () => {
    const counts = [43, 45, 46, 51, 55];
    expect(counts.map((count) => isEndgame(searchStateOf(gameOf(LIFTED_IN_TURN, count))))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    const { position } = gameOf(LIFTED_IN_TURN, 55);
    expect(isEndgame(new SearchState(position, ['red', 'yellow', 'blue']))).toBe(false);
  });
});

describe('a search', () => {
  const effort = { playouts: 100, breadth: 1000, nodes: 20_000 };

  it('puts the solution first, even if it was not going to be weighed', () => {
    for (const breadth of [1, 1000]) {
      const game = gameOf(LIFTED_IN_TURN, 53);
      const candidates = search(searchStateOf(game), { ...effort, breadth }, lead, seededRandom(1));
      expect(candidates[0]?.move).toBe(solveEndgame(searchStateOf(game), lead, effort.nodes)?.move);
      expect(new Set(candidates.map(({ move }) => move)).size).toBe(candidates.length);
    }
  });

  it('plays a sixth of the games for the first tile', () => {
    const candidates = search(
      searchStateOf(gameOf(LIFTED_IN_TURN, 0)),
      { ...effort, playouts: 3600 },
      lead,
      seededRandom(1),
    );
    const games = candidates.reduce((sum, { playouts }) => sum + playouts, 0);
    expect(games).toBeGreaterThan(500);
    expect(games).toBeLessThanOrEqual(600);
  });

  it('weighs what it cannot solve', () => {
    const game = gameOf(PASSED_OVER, 51);
    const [best] = search(searchStateOf(game), { ...effort, nodes: 50 }, lead, seededRandom(1));
    expect(best?.playouts).toBeGreaterThan(1);
  });
});
