import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src-shared/tantrix';
import { bestPath, pathScore } from '../../src-shared/tantrix/paths';
import { playRandomly } from '../support/random-games';

/** What is counted in one random two-player game; the first tile, which is always 36 placements, is left out. */
interface Counts {
  freeMoves: number;
  freeWithBag: number;
  choicesWithBag: number;
  freeWithoutBag: number;
  choicesWithoutBag: number;
  tiles: number;
  forcedFills: number;
  scores: number;
}

function countsOf(seed: number): Counts {
  const counts: Counts = {
    freeMoves: 0,
    freeWithBag: 0,
    choicesWithBag: 0,
    freeWithoutBag: 0,
    choicesWithoutBag: 0,
    tiles: 0,
    forcedFills: 0,
    scores: 0,
  };
  const end = playRandomly({ seed, players: 2 }, ({ phase, moves, board, isRestricted, isOver }) => {
    if (isOver) return;
    counts.tiles++;
    if (phase !== 'free') counts.forcedFills++;
    if (phase !== 'free' || board.filled.length === 0) return;
    counts.freeMoves++;
    counts[isRestricted ? 'freeWithBag' : 'freeWithoutBag']++;
    counts[isRestricted ? 'choicesWithBag' : 'choicesWithoutBag'] += moves.length;
  });
  for (const [colour] of COLOURS.slice(0, 2).entries()) {
    const path = bestPath(end.board, colour);
    counts.scores += (path ? pathScore(path) : 0) / 2;
  }
  return counts;
}

/**
 * The means that are known were counted in 20,000 random games (the first tile left out) when the rules were made exact;
 * no document tells them.
 */
const GAMES = 400;
const games = Array.from({ length: GAMES }, (_, seed) => countsOf(seed));

const sum = (of: (counts: Counts) => number): number => games.reduce((total, counts) => total + of(counts), 0);

/** The ratio of two counts over all games and its standard error, the games being the independent draws. */
function ratio(amount: (counts: Counts) => number, per: (counts: Counts) => number): { value: number; error: number } {
  const value = sum(amount) / sum(per);
  const squares = sum((counts) => (amount(counts) - value * per(counts)) ** 2);
  return { value, error: Math.sqrt((squares * GAMES) / (GAMES - 1)) / sum(per) };
}

describe('random two-player games', () => {
  it.each([
    [
      'legal free moves while the bag holds tiles',
      53.0,
      ratio(
        (game) => game.choicesWithBag,
        (game) => game.freeWithBag,
      ),
    ],
    [
      'legal free moves once the bag is empty',
      69.4,
      ratio(
        (game) => game.choicesWithoutBag,
        (game) => game.freeWithoutBag,
      ),
    ],
    [
      'share of forced fills among all tiles',
      0.605,
      ratio(
        (game) => game.forcedFills,
        (game) => game.tiles,
      ),
    ],
    [
      'free moves in a game',
      21.1,
      ratio(
        (game) => game.freeMoves,
        () => 1,
      ),
    ],
    [
      'score',
      14,
      ratio(
        (game) => game.scores,
        () => 1,
      ),
    ],
  ])('have the known mean of %s: %f', (_, known, { value, error }) => {
    // A sample this small and a mean that has been rounded can be apart by chance, but hardly by four standard errors.
    expect(Math.abs(value - known) / error).toBeLessThan(4);
    // And the sample is large enough to tell: four standard errors are a small part of the mean.
    expect((4 * error) / known).toBeLessThan(0.1);
  });
});
