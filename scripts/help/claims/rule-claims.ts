import {
  HAND_SIZE,
  legalPlacements,
  MAX_SEATS,
  MIN_SEATS,
  newGame,
  pick,
  play,
  seededRandom,
} from '../../../src-shared/tantrix';
import { COLOURS, type Game, TILE_COUNT } from '../../../src-shared/tantrix';
import { ClaimError } from '../../../src-shared/help/figures/claim-words';
import { pathScore } from '../../../src-shared/tantrix/paths';
import type { Claims } from './claim';

/** A game of so many players, played at random until the bag is empty. */
function gameAtBagEnd(players: number): Game {
  const random = seededRandom(1);
  let game = newGame({ seats: COLOURS.slice(0, players) }, 1);
  while (game.position.bagCount > 0) {
    const result = play(game, pick(legalPlacements(game), random));
    if (!result.ok) throw new ClaimError('the game cannot be played');
    game = result.game;
  }
  return game;
}

/** What can be said of the rules of the game. */
export const RULE_CLAIMS: Claims = {
  /** `hand`: tiles in a hand. */
  hand: () => HAND_SIZE,
  /** `players`: how many can play. */
  players: () => Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, more) => MIN_SEATS + more),
  /** `players-between`: the fewest and the most. */
  'players-between': () => [MIN_SEATS, MAX_SEATS],
  /** `points/loop/12`: what a line or loop of so many tiles scores. */
  points: (words) => {
    const kind = words.word();
    if (kind !== 'line' && kind !== 'loop') throw new ClaimError(`'${kind}' is neither line nor loop`);
    return pathScore({ cells: Array.from({ length: words.number() }, (_, cell) => cell), isLoop: kind === 'loop' });
  },
  /** `played-at-endgame/2`: tiles on the table when the endgame of so many players begins. */
  'played-at-endgame': (words) => gameAtBagEnd(words.number()).position.board.filled.length,
  /** `left-at-endgame/2`: tiles that are not yet played then. */
  'left-at-endgame': (words) => TILE_COUNT - gameAtBagEnd(words.number()).position.board.filled.length,
};
