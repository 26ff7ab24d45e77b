import { type Deal, dealtHands, type Placement, samePlacement } from '../tantrix';
import {
  hostAt,
  isAgain,
  isLater,
  isSameBag,
  isSameGame,
  PLAYER_FIELDS,
  type RecordedGame,
  sameRobot,
} from '../record';

/** What a record of a game by mail that comes in is to the one of the same game that is kept. */
export type Comparison =
  /** It goes on where the kept one ends. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'same' }
  /** The kept one goes on where it ends. */
  | { readonly kind: 'older' }
  /** One of the moves in both is another, or was said to be played again and is not any more. */
  | {
      readonly kind: 'differs';
      /** The number of the first such move, from 1. */
      readonly move: number;
      readonly kept: Placement;
      readonly arrived: Placement;
    }
  /** A player has changed the computer or become another computer player, or under competition rules another person. */
  | { readonly kind: 'otherPlayers' }
  /** It ends the game early, which no player can do by mail. */
  | { readonly kind: 'stopped' };

/** Compares two records of one game (`isSameGame`): nobody can take back what was seen. */
export function compareArrival(kept: RecordedGame, arrived: RecordedGame): Comparison {
  if (hasOtherPlayers(kept, arrived)) return { kind: 'otherPlayers' };
  const difference = firstDifference(kept, arrived);
  if (difference) return { kind: 'differs', ...difference };
  if (arrived.game.isStopped) return { kind: 'stopped' };
  if (isLater(arrived, kept)) return { kind: hasOtherRobot(kept, arrived) ? 'otherPlayers' : 'newer' };
  return { kind: isLater(kept, arrived) ? 'older' : 'same' };
}

/** Details of players may be corrected while a game lasts, but not under competition rules. */
const hasOtherPlayers = (kept: RecordedGame, arrived: RecordedGame): boolean =>
  kept.players.some(
    (player, seat) =>
      hostAt(kept, seat) !== hostAt(arrived, seat) ||
      (kept.isCompetition && PLAYER_FIELDS.some((field) => player[field] !== arrived.players[seat]?.[field])),
  );

/** A person may take the place of a computer player that fails, but nothing else changes who plays. */
const hasOtherRobot = (kept: RecordedGame, arrived: RecordedGame): boolean =>
  arrived.players.some(({ robot }, seat) => robot && !sameRobot(robot, kept.players[seat]?.robot));

/** So many moves are never alike in two games by chance. */
const TELLING_MOVES = 3;
/** So many of the 56 places of two bags that are drawn apart are alike less than once in a thousand million times. */
const TELLING_PLACES = 12;
/** First hands that are drawn apart differ in more tiles, but for less than once in a million times. */
const FEW_TILES = 2;

/**
 * Whether a record passes for another game (not `isSameGame`) but was made of the one that is kept: it begins with the same
 * moves, or its deal is the same but for some tiles.
 */
export function isMadeFrom(kept: RecordedGame, arrived: RecordedGame): boolean {
  const [a, b] = [kept.game.deal, arrived.game.deal];
  if (isSameGame(kept, arrived) || a.seats.join() !== b.seats.join()) return false;
  return (!isSameBag(kept, arrived) && isLikeDeal(a, b)) || hasSameStart(kept, arrived);
}

function isLikeDeal(a: Deal, b: Deal): boolean {
  const places = a.bag.filter((tile, at) => b.bag[at] === tile).length;
  return places >= TELLING_PLACES || tilesMoved(a, b) <= FEW_TILES;
}

/** How many tiles of the first hands of one deal the same player has not in the other. */
function tilesMoved(a: Deal, b: Deal): number {
  const others = dealtHands(b).map((hand) => new Set(hand));
  return dealtHands(a).flatMap((hand, seat) => hand.filter((tile) => !others[seat]?.has(tile))).length;
}

function hasSameStart(kept: RecordedGame, arrived: RecordedGame): boolean {
  const moves = kept.game.placements.slice(0, TELLING_MOVES);
  const others = arrived.game.placements;
  return moves.length === TELLING_MOVES && moves.every((move, at) => others[at] && samePlacement(move, others[at]));
}

function firstDifference(kept: RecordedGame, arrived: RecordedGame) {
  const theirs = arrived.game.placements;
  for (const [at, placement] of kept.game.placements.slice(0, theirs.length).entries()) {
    const other = theirs[at];
    const move = at + 1;
    const isMarkLost = isAgain(kept, move) && !isAgain(arrived, move);
    if (other && (isMarkLost || !samePlacement(placement, other))) return { move, kept: placement, arrived: other };
  }
  return undefined;
}
