import { assert, integer, noShrink, property, record } from 'fast-check';
import {
  COLOURS,
  type Deal,
  type Game,
  MAX_SEATS,
  MAX_SEED,
  MIN_SEATS,
  pick,
  type Random,
  seededRandom,
  type SetName,
  TILE_SETS,
} from '../../src-shared/tantrix';
import { shuffledBag } from '../../src-shared/tantrix/deal';
import { placementOf } from '../../src-shared/tantrix/game';
import { type Move, Position } from '../../src-shared/tantrix/position';
import { textOf } from './records';

export const randomDeal = (players: number, random: Random, set: SetName = 'standard'): Deal => ({
  seats: COLOURS.slice(0, players),
  bag: shuffledBag(random, TILE_SETS[set]),
});

export interface RandomGame {
  readonly seed: number;
  readonly players: number;
  /** Left out, the standard one. */
  readonly set?: SetName;
}

const randomGames = record({
  seed: integer({ min: 0, max: MAX_SEED }),
  players: integer({ min: MIN_SEATS, max: MAX_SEATS }),
});

/** Holds a law against many games of two to four players. A failure names the game; a seed has nothing to shrink. */
export const forRandomGames = (numRuns: number, seed: number, law: (game: RandomGame) => void): void =>
  assert(property(noShrink(randomGames), law), { numRuns, seed });

/** The same, a third of them with the tiles of the first edition. */
export const forGamesOfAllSets = (numRuns: number, seed: number, law: (game: RandomGame) => void): void =>
  forRandomGames(numRuns, seed, (game) => law(game.seed % 3 === 0 ? { ...game, set: 'first-edition' } : game));

/** Plays random legal moves to the end; `visit` sees the position at every decision and once the game is over. */
export function playRandomly(
  { seed, players, set }: RandomGame,
  visit: (position: Position, random: Random) => void,
  afterMove: (position: Position, move: Move) => void = () => undefined,
): Position {
  const random = seededRandom(seed);
  const position = new Position(randomDeal(players, random, set));
  visit(position, random);
  while (!position.isOver) {
    const move = pick(position.moves, random);
    position.play(move);
    afterMove(position, move);
    visit(position, random);
  }
  return position;
}

export const moveText = (move: Move): string => textOf(placementOf(move));

/** The position as a game, for what only asks about the position. */
export const gameAt = (position: Position): Game => ({
  deal: { seats: COLOURS.slice(0, position.hands.length), bag: position.bag },
  placements: [],
  isStopped: false,
  position,
});
