import { describe, expect, it } from 'vitest';
import { COLOURS, type Game } from '../../../src-shared/tantrix';
import { utilityOf, type Character } from '../../../src-shared/robots/characters';
import { SearchState } from '../../../src-shared/robots/search-state';
import { forRandomGames, playRandomly } from '../../support/random-games';
import { gameOf } from '../../support/records';
import { DEADLOCK, LIFTED_IN_TURN, SHARED_WIN } from '../../support/whole-games';

const searchStateOf = ({ position, deal }: Game): SearchState => new SearchState(position, deal.seats);
const utility = (character: Character, state: SearchState, seat = 0): number => utilityOf(character)(state, seat);

describe('what a character is after', () => {
  it('is not to be at level scores, for the one that blocks alone', () => {
    const shared = searchStateOf(gameOf(SHARED_WIN));
    expect(shared.marginOf(0)).toBe(0);
    expect(utility('thorn', shared)).toBeLessThan(0);
    for (const character of ['mason', 'orbit', 'flint'] as const) expect(utility(character, shared)).toBeGreaterThan(0);
  });

  it('is a loop for the one that loves them: then level scores are more to it than to the one that builds', () => {
    const more = { withLoop: [] as boolean[], without: [] as boolean[] };
    forRandomGames(20, 6, (game) => {
      playRandomly(game, (position) => {
        const state = new SearchState(position, COLOURS.slice(0, position.hands.length));
        const [score, loop] = [state.scoreOf(0), state.lines.loop[state.colours[0] ?? 0]];
        if (position.phase === 'deadlock' || score === 0 || state.marginOf(0) !== 0) return;
        const isMore = utility('orbit', state) > utility('mason', state);
        if (loop === score) more.withLoop.push(isMore);
        else if (loop === 0) more.without.push(isMore);
      });
    });
    expect([new Set(more.withLoop), new Set(more.without)]).toEqual([new Set([true]), new Set([false])]);
  });

  it('is to be farther ahead for the one that gambles, where others are content', () => {
    const won = searchStateOf(gameOf(LIFTED_IN_TURN));
    expect(won.marginOf(0)).toBeGreaterThan(0);
    for (const character of ['mason', 'orbit'] as const) {
      expect(utility('flint', won)).toBeLessThan(utility(character, won));
    }
  });

  it('is nothing where nobody can move on', () => {
    for (const character of ['mason', 'thorn', 'orbit', 'flint'] as const) {
      expect(utility(character, searchStateOf(gameOf(DEADLOCK)))).toBe(0);
    }
  });
});
