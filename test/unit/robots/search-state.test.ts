import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, pick, seededRandom, standingsOf, unseenTiles } from '../../../src-shared/tantrix';
import type { ReadonlyPosition } from '../../../src-shared/tantrix/position';
import { anyMove, lookingPolicy } from '../../../src-shared/robots/heuristics';
import { Trial } from '../../../src-shared/robots/search-state';
import { snapshot } from '../../support/boards';
import { forRandomGames, playRandomly } from '../../support/random-games';
import { gameOf } from '../../support/records';
import { DEADLOCK, LIFTED_IN_TURN } from '../../support/whole-games';

const seatsOf = ({ hands }: ReadonlyPosition): readonly Colour[] => COLOURS.slice(0, hands.length);
const trialOf = (position: ReadonlyPosition): Trial => new Trial(position, seatsOf(position));

/** Everything of a trial that a search may change, written out. */
const stateOf = ({ position, lines }: Trial): string => [snapshot(position), lines.best, lines.loop].join('\n');

describe('a trial', () => {
  it('never changes the position it was made from', () => {
    forRandomGames(10, 1, (game) => {
      playRandomly(game, (position, random) => {
        const before = [snapshot(position), position.bag.join()];
        const trial = trialOf(position);
        trial.shuffleUnseen(random);
        trial.playOut(anyMove, random);
        expect([snapshot(position), position.bag.join()]).toEqual(before);
      });
    });
  });

  it('is as before once a game played to its end is taken back', () => {
    forRandomGames(10, 2, (game) => {
      playRandomly(game, (position, random) => {
        const trial = trialOf(position);
        trial.shuffleUnseen(random);
        const before = stateOf(trial);
        const count = trial.playOut(lookingPolicy, random);
        expect(trial.position.isOver).toBe(true);
        trial.takeBack(count);
        expect(stateOf(trial)).toBe(before);
      });
    });
  });

  it('keeps the tiles in sight where they are, and the others as a set', () => {
    const { position, deal } = gameOf(LIFTED_IN_TURN, 20);
    const trial = trialOf(position);
    const random = seededRandom(3);
    const orders = Array.from({ length: 20 }, () => {
      trial.shuffleUnseen(random);
      const { bag, drawn, hands } = trial.position;
      expect([bag.slice(0, drawn), hands]).toEqual([deal.bag.slice(0, drawn), position.hands]);
      expect(bag.slice(drawn).toSorted((a, b) => a - b)).toEqual(unseenTiles({ position }));
      return bag.join();
    });
    expect(new Set(orders).size).toBe(20);
  });

  it('shuffles every unseen tile to every place', () => {
    const { position } = gameOf(LIFTED_IN_TURN, 40);
    const trial = trialOf(position);
    const random = seededRandom(4);
    const places = new Set<string>();
    for (let shuffle = 0; shuffle < 200; shuffle++) {
      trial.shuffleUnseen(random);
      trial.position.bag.slice(-position.bagCount).forEach((tile, place) => places.add(`${tile}@${place}`));
    }
    expect(places.size).toBe(position.bagCount ** 2);
  });

  it('knows the scores of all seats, and the lead of each', () => {
    forRandomGames(20, 5, (game) => {
      playRandomly(game, (position) => {
        const seats = seatsOf(position);
        const trial = new Trial(position, seats);
        const scores = standingsOf({ deal: { seats, bag: position.bag }, position }).map(({ score }) => score);
        expect(seats.map((_, seat) => trial.scoreOf(seat))).toEqual(scores);
        seats.forEach((_, seat) => {
          const rivals = scores.filter((_score, other) => other !== seat);
          expect(trial.rivalScoreOf(seat)).toBe(Math.max(...rivals));
          const lead = (scores[seat] ?? 0) - Math.max(...rivals);
          expect(trial.marginOf(seat)).toBe(position.phase === 'deadlock' ? 0 : lead);
        });
      });
    });
  });

  it('does not count a partner as a rival', () => {
    const { position } = gameOf(LIFTED_IN_TURN);
    const [red = 0, yellow = 0] = standingsOf(gameOf(LIFTED_IN_TURN)).map(({ score }) => score);
    const trial = new Trial(position, ['red', 'yellow', 'red', 'yellow']);
    expect([0, 1, 2, 3].map((seat) => trial.rivalScoreOf(seat))).toEqual([yellow, red, yellow, red]);
    expect(trial.marginOf(2)).toBe(red - yellow);
  });

  it('calls a deadlock a draw', () => {
    const trial = trialOf(gameOf(DEADLOCK).position);
    expect(trial.position.phase).toBe('deadlock');
    expect(trial.scoreOf(0)).toBeGreaterThan(0);
    expect([0, 1].map((seat) => trial.marginOf(seat))).toEqual([0, 0]);
  });

  it('plays the same game with the same random numbers', () => {
    const played = [1, 1, 2].map((seed) => {
      const trial = trialOf(gameOf(LIFTED_IN_TURN, 10).position);
      trial.playOut(({ position }, random) => pick(position.moves, random), seededRandom(seed));
      return stateOf(trial);
    });
    expect(played[0]).toBe(played[1]);
    expect(played[0]).not.toBe(played[2]);
  });
});
