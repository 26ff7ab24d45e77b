import { type Colour, type Deal, type Game, HAND_SIZE, standingsOf } from '../tantrix';
import type { MoveAnalysis } from './analysis';

/** Luck told apart from skill: what the moves of a game have cost, and what the tiles have brought. */

/** How the lead of a seat in the end came about; its skill and its luck add up to it. In points. */
export interface Balance {
  /** Its score less the mean of its rivals'; of a partner's it is as much. */
  readonly lead: number;
  /** What everybody's mistakes have changed of it: those of the rivals less those of its own side. */
  readonly skill: number;
  /** All else: the hands that were dealt, who began, and the tiles that were drawn. */
  readonly luck: number;
  /** What a move of its own has lost on average. */
  readonly error: number;
}

/** A tile that was drawn, and by how much it has changed the expected lead of whoever drew it. */
export interface Draw {
  /** The number of the placement it was drawn for, from 0. */
  readonly at: number;
  readonly seat: number;
  readonly gain: number;
}

/**
 * The balance of each seat. What is expected before a move and after it differs by skill, what is expected after it and
 * before the next by luck: so the parts make up the whole way from nothing to the final scores. A loss that may be chance
 * (see `MoveAnalysis.better`) counts as none.
 *
 * @param moves all moves of a game
 * @param seats by seat, its colour
 * @param scores by seat, the final scores
 */
export const balanceOf = (
  moves: readonly MoveAnalysis[],
  seats: readonly Colour[],
  scores: readonly number[],
): Balance[] =>
  seats.map((_, seat) => {
    const lead = leadOf(scores, seats, seat);
    const skill = moves.reduce((sum, move) => sum + changeBy(move, seats, seat), 0);
    const own = moves.filter((move) => move.seat === seat);
    const lost = own.reduce((sum, move) => sum - changeBy(move, seats, seat), 0);
    return { lead, skill, luck: lead - skill, error: own.length === 0 ? 0 : lost / own.length };
  });

/** The balance of each seat of a game that is over, of which all moves are known. */
export const balanceIn = (game: Game, moves: readonly MoveAnalysis[]): Balance[] =>
  balanceOf(
    moves,
    game.deal.seats,
    standingsOf(game).map(({ score }) => score),
  );

/** The draw that followed a move, with what it was worth; undefined where the bag was empty, or the next move is not known. */
export function drawAfter(
  { at, seat, after }: MoveAnalysis,
  moves: readonly MoveAnalysis[],
  { seats, bag }: Pick<Deal, 'seats' | 'bag'>,
): Draw | undefined {
  const next = moves.find((move) => move.at === at + 1);
  if (!next || at >= bag.length - HAND_SIZE * seats.length) return undefined;
  return { at, seat, gain: leadOf(next.before, seats, seat) - leadOf(after, seats, seat) };
}

const leadOf = (scores: readonly number[], seats: readonly Colour[], seat: number): number => {
  const rivals = scores.filter((_, other) => seats[other] !== seats[seat]);
  return (scores[seat] ?? 0) - rivals.reduce((sum, score) => sum + score, 0) / Math.max(1, rivals.length);
};

const changeBy = ({ before, after, better }: MoveAnalysis, seats: readonly Colour[], seat: number): number =>
  better ? leadOf(after, seats, seat) - leadOf(before, seats, seat) : 0;
