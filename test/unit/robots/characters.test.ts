import { describe, expect, it } from 'vitest';
import { COLOURS, type Game } from '../../../src-shared/tantrix';
import { aimOf, type Character } from '../../../src-shared/robots/characters';
import { Trial } from '../../../src-shared/robots/search-state';
import { forRandomGames, playRandomly } from '../../support/random-games';
import { gameOf } from '../../support/records';
import { DEADLOCK, LIFTED_IN_TURN, SHARED_WIN } from '../../support/whole-games';

const trialOf = ({ position, deal }: Game): Trial => new Trial(position, deal.seats);
const aim = (character: Character, trial: Trial, seat = 0): number => aimOf(character)(trial, seat);

describe('what a character is after', () => {
  it('is not to be at level scores, for the one that blocks alone', () => {
    const shared = trialOf(gameOf(SHARED_WIN));
    expect(shared.marginOf(0)).toBe(0);
    expect(aim('thorn', shared)).toBeLessThan(0);
    for (const character of ['mason', 'orbit', 'flint'] as const) expect(aim(character, shared)).toBeGreaterThan(0);
  });

  it('is a loop for the one that loves them: then level scores are more to it than to the one that builds', () => {
    const more = { withLoop: [] as boolean[], without: [] as boolean[] };
    forRandomGames(20, 6, (game) => {
      playRandomly(game, (position) => {
        const trial = new Trial(position, COLOURS.slice(0, position.hands.length));
        const [score, loop] = [trial.scoreOf(0), trial.lines.loop[trial.colours[0] ?? 0]];
        if (position.phase === 'deadlock' || score === 0 || trial.marginOf(0) !== 0) return;
        const isMore = aim('orbit', trial) > aim('mason', trial);
        if (loop === score) more.withLoop.push(isMore);
        else if (loop === 0) more.without.push(isMore);
      });
    });
    expect([new Set(more.withLoop), new Set(more.without)]).toEqual([new Set([true]), new Set([false])]);
  });

  it('is to be farther ahead for the one that gambles, where others are content', () => {
    const won = trialOf(gameOf(LIFTED_IN_TURN));
    expect(won.marginOf(0)).toBeGreaterThan(0);
    for (const character of ['mason', 'orbit'] as const) {
      expect(aim('flint', won)).toBeLessThan(aim(character, won));
    }
  });

  it('is nothing where nobody can move on', () => {
    for (const character of ['mason', 'thorn', 'orbit', 'flint'] as const) {
      expect(aim(character, trialOf(gameOf(DEADLOCK)))).toBe(0);
    }
  });
});
