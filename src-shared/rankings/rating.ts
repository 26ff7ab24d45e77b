/**
 * How a game of two players moves their ranks, after the published description of the online table. The help document has
 * the frame: ranks out of 1000, moved by the rank of the other and by how high the game was won or lost (*Tantrix Rating
 * System*), and 300 for a new player (*Rank Dialog Box*). It tells no formula, nor does any of the other documents.
 *
 * Ranks lie from 1 to 1000; a new player has 300. With `m` the points by which the winner won, `w` the rank of the
 * winner and `l` that of the loser before the game:
 *
 *     move = 4 · √m · √q           q = l / w, kept between 1/4 and 4
 *     the winner gains   move · min(1, (1000 − w) / 500)
 *     the loser loses    move · l / 1000
 *
 * The factor 4 makes a win by 9 points between two players of 500 worth 12 points to the winner; the loser then loses 6.
 * So it is slow to climb above 750, and dangerous to lose there. An upset, the win of the lower rank, moves both more
 * than the win that was to be expected.
 *
 * A computer player has a rank by its level, which never moves: 300, 450, 600, 750, 900. A person gains half against it,
 * and nothing when 300 or more above it; a loss counts in full.
 *
 * A draw moves nobody, nor does a deadlock, whatever the scores are then. Ranks are not rounded: whoever shows one does.
 */

export const NEW_PLAYER_RANK = 300;
/** The lowest rank there is. */
export const LOWEST_RANK = 1;
/** The highest rank there is (help document, *Tantrix Rating System*). */
export const HIGHEST_RANK = 1000;

const FACTOR = 4;
const GREATEST_QUOTIENT = 4;
const ROBOT_SHARE = 0.5;
const TOO_FAR_ABOVE_ROBOT = 300;

/** The rank of a computer player of a level, from 1 to 6; the highest has the highest there is. */
export const rankOfLevel = (level: number): number => Math.min(HIGHEST_RANK, 150 + 150 * level);

/** The ranks of the two who played, LOWEST_RANK to HIGHEST_RANK. */
export interface Ranks {
  readonly winner: number;
  readonly loser: number;
}

/**
 * The ranks of two persons after a game, from those before it.
 *
 * @param margin by how many points the winner won; with 0 nothing moves
 */
export const afterWin = (ranks: Ranks, margin: number): Ranks => ({
  winner: within(ranks.winner + gainOf(ranks, margin)),
  loser: within(ranks.loser - lossOf(ranks, margin)),
});

/**
 * A person's rank after they won against a computer player.
 *
 * @param level of the computer player, 1 to 6
 * @param rank of the person before the game
 * @param margin by how many points they won; with 0 nothing moves
 */
export function afterBeating(level: number, rank: number, margin: number): number {
  const robot = rankOfLevel(level);
  if (rank - robot >= TOO_FAR_ABOVE_ROBOT) return rank;
  return within(rank + ROBOT_SHARE * gainOf({ winner: rank, loser: robot }, margin));
}

/**
 * A person's rank after they lost to a computer player.
 *
 * @param level of the computer player, 1 to 6
 * @param rank of the person before the game
 * @param margin by how many points they lost; with 0 nothing moves
 */
export const afterLosingTo = (level: number, rank: number, margin: number): number =>
  within(rank - lossOf({ winner: rankOfLevel(level), loser: rank }, margin));

const gainOf = (ranks: Ranks, margin: number): number =>
  moveOf(ranks, margin) * Math.min(1, (HIGHEST_RANK - ranks.winner) / 500);

const lossOf = (ranks: Ranks, margin: number): number => (moveOf(ranks, margin) * ranks.loser) / HIGHEST_RANK;

function moveOf({ winner, loser }: Ranks, margin: number): number {
  const quotient = Math.min(GREATEST_QUOTIENT, Math.max(1 / GREATEST_QUOTIENT, loser / winner));
  return FACTOR * Math.sqrt(margin) * Math.sqrt(quotient);
}

const within = (rank: number): number => Math.min(HIGHEST_RANK, Math.max(LOWEST_RANK, rank));
