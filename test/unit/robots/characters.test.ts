import { describe, expect, it } from 'vitest';
import { COLOURS, type Game } from '../../../src-shared/tantrix';
import { aimOf, type Character } from '../../../src-shared/robots/characters';
import { Trial } from '../../../src-shared/robots/trial';
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
    const seen = { loop: 0, none: 0 };
    forRandomGames(100, 6, (game) => {
      playRandomly(game, (position) => {
        const trial = new Trial(position, COLOURS.slice(0, position.hands.length));
        if (position.phase === 'deadlock' || trial.scoreOf(0) === 0 || trial.marginOf(0) !== 0) return;
        const hasLoop = trial.lines.loop[trial.colours[0] ?? 0] === trial.scoreOf(0);
        seen[hasLoop ? 'loop' : 'none']++;
        if (hasLoop) expect(aim('orbit', trial)).toBeGreaterThan(aim('mason', trial));
        else if (trial.lines.loop[trial.colours[0] ?? 0] === 0)
          expect(aim('orbit', trial)).toBeLessThan(aim('mason', trial));
      });
    });
    expect(Math.min(seen.loop, seen.none)).toBeGreaterThan(0);
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
