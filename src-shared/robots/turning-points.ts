import type { MoveAnalysis } from './analysis';

/** What a game teaches: the moves that cost most, and how often everybody went wrong. */

/**
 * From how many points of the expected lead on a loss is a mistake. The analysis knows each move to about a point, and of
 * many moves that are played out the one that came out best is a little overrated; three points stand clear of both.
 */
export const MISTAKE = 3;

/** So many can be kept in mind. */
export const MOST_TURNING_POINTS = 3;

/** A move that lost so much that it is told. */
export type Mistake = MoveAnalysis & Required<Pick<MoveAnalysis, 'better'>>;

const isMistake = (move: MoveAnalysis): move is Mistake => (move.better?.gain ?? 0) >= MISTAKE;

/** The moves that lost most, whoever made them, in the order of the game; of equal ones the earlier. */
export const turningPointsIn = (moves: readonly MoveAnalysis[]): Mistake[] =>
  moves
    .filter(isMistake)
    .toSorted((a, b) => b.better.gain - a.better.gain || a.at - b.at)
    .slice(0, MOST_TURNING_POINTS)
    .toSorted((a, b) => a.at - b.at);

/** How many mistakes whoever sits at a seat has made. */
export const mistakesAt = (moves: readonly MoveAnalysis[], seat: number): number =>
  moves.filter((move) => move.seat === seat && isMistake(move)).length;
