import { describe, expect, it } from 'vitest';
import { choosePlacement } from '../../../src-shared/robots';
import { distinctMoves } from '../../../src-shared/robots/heuristics';
import { SearchState } from '../../../src-shared/robots/search-state';
import {
  FIRST_EDITION,
  type Game,
  isOver,
  isTripleIntersection,
  newGame,
  play,
  seededRandom,
} from '../../../src-shared/tantrix';
import { placementOf } from '../../../src-shared/tantrix/game';
import { IS_NIGHTLY } from '../../support/nightly';

const GAMES = IS_NIGHTLY ? 50 : 2;

const played = (game: Game, random: (below: number) => number): Game => {
  const result = play(game, choosePlacement(game, { character: 'mason', level: 1 }, random));
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
};

describe('computer players with the tiles of the first edition', () => {
  it('play to the end, triple intersections among the rest, and try what looks the same once', () => {
    const triples = new Set<number>();
    for (let seed = 0; seed < GAMES; seed++) {
      const random = seededRandom(seed);
      let game = newGame({ seats: ['red', 'blue'] }, seed, FIRST_EDITION);
      while (!isOver(game)) {
        const distinct = distinctMoves(new SearchState(game.position, game.deal.seats)).map(placementOf);
        const later = distinct.filter(({ tile, rotation }) => isTripleIntersection(tile) && rotation >= 3);
        expect(later).toEqual([]);
        game = played(game, random);
        const { tile = 0 } = game.placements.at(-1) ?? {};
        if (isTripleIntersection(tile)) triples.add(tile);
      }
      expect(game.position.phase === 'deadlock' || game.placements.length === 64).toBe(true);
    }
    expect(triples.size).toBe(8);
  });
});
