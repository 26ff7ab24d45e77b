import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, pick, standingsOf, unseenTiles } from '../../../src-shared/tantrix';
import type { ReadonlyPosition } from '../../../src-shared/tantrix/position';
import { SearchState } from '../../../src-shared/robots/search-state';
import { snapshot } from '../../support/boards';
import { forRandomGames, playRandomly } from '../../support/random-games';
import { gameOf } from '../../support/records';
import { DEADLOCK, LIFTED_IN_TURN } from '../../support/whole-games';

const seatsOf = ({ hands }: ReadonlyPosition): readonly Colour[] => COLOURS.slice(0, hands.length);
const searchStateOf = (position: ReadonlyPosition): SearchState => new SearchState(position, seatsOf(position));

/** Everything that a search may change, written out. */
const stateOf = ({ position, lines }: SearchState): string => [snapshot(position), lines.best, lines.loop].join('\n');

describe('the state of a search', () => {
  it('never changes the position it was made from, and is as before once a game is taken back', () => {
    forRandomGames(10, 1, (game) => {
      playRandomly(game, (position, random) => {
        const before = [snapshot(position), position.bag.join()];
        const state = searchStateOf(position);
        const own = stateOf(state);
        let count = 0;
        for (; !state.position.isOver; count++) state.play(pick(state.position.moves, random));
        expect([snapshot(position), position.bag.join()]).toEqual(before);
        state.takeBack(count);
        expect(stateOf(state)).toBe(own);
      });
    });
  });

  it('keeps the tiles in sight where they are, and the others in an order that tells nothing', () => {
    const { position, deal } = gameOf(LIFTED_IN_TURN, 20);
    const { bag, drawn, hands } = searchStateOf(position).position;
    expect([bag.slice(0, drawn), hands]).toEqual([deal.bag.slice(0, drawn), position.hands]);
    expect(bag.slice(drawn)).toEqual(unseenTiles({ position }));
  });

  it('knows the scores of all seats, and the lead of each', () => {
    forRandomGames(20, 5, (game) => {
      playRandomly(game, (position) => {
        const seats = seatsOf(position);
        const state = new SearchState(position, seats);
        const scores = standingsOf({ deal: { seats, bag: position.bag }, position }).map(({ score }) => score);
        expect(seats.map((_, seat) => state.scoreOf(seat))).toEqual(scores);
        seats.forEach((_, seat) => {
          const rivals = scores.filter((_score, other) => other !== seat);
          expect(state.rivalScoreOf(seat)).toBe(Math.max(...rivals));
          const lead = (scores[seat] ?? 0) - Math.max(...rivals);
          expect(state.marginOf(seat)).toBe(position.phase === 'deadlock' ? 0 : lead);
        });
      });
    });
  });

  it('does not count a partner as a rival', () => {
    const { position } = gameOf(LIFTED_IN_TURN);
    const [red = 0, yellow = 0] = standingsOf(gameOf(LIFTED_IN_TURN)).map(({ score }) => score);
    const state = new SearchState(position, ['red', 'yellow', 'red', 'yellow']);
    expect([0, 1, 2, 3].map((seat) => state.rivalScoreOf(seat))).toEqual([yellow, red, yellow, red]);
    expect(state.marginOf(2)).toBe(red - yellow);
  });

  it('calls a deadlock a draw', () => {
    const state = searchStateOf(gameOf(DEADLOCK).position);
    expect(state.position.phase).toBe('deadlock');
    expect(state.scoreOf(0)).toBeGreaterThan(0);
    expect([0, 1].map((seat) => state.marginOf(seat))).toEqual([0, 0]);
  });
});
