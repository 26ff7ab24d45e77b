import type { FinishedGame } from '../../src-shared/bridge/bridge';
import { LEVELS } from '../../src-shared/robots';

/** What earlier games say of one that has ended. Nothing is said that is not kept. */

type Side = FinishedGame['sides'][number];

/** How many games somebody has won, lost and shared. */
interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Below so many games of one's own a rank among them says little. */
const LEAST_GAMES = 3;
/** Further down nobody asks for a rank. */
const RANKS = ['first', 'second', 'third'] as const;
type LineRank = (typeof RANKS)[number];

/**
 * Which of a player's own lines, or of their own loops, the one of this game is, the longest first; undefined further down,
 * and where too few are kept. One that is as long as others shares their rank.
 */
export function lineRank(games: readonly FinishedGame[], { player, tiles, isLoop }: Side): LineRank | undefined {
  const own = games.flatMap(({ sides }) => sides.filter((each) => each.player === player && each.isLoop === isLoop));
  return own.length < LEAST_GAMES ? undefined : RANKS[own.filter((each) => each.tiles > tiles).length];
}

/** What has come of the games of two between these players, as the first of them counts it. */
export function tallyOf(games: readonly FinishedGame[], [own, other]: readonly [string, string]): Tally {
  const ends = games.flatMap((game) => endFor(game, own, other) ?? []);
  const count = (end: End) => ends.filter((each) => each === end).length;
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') };
}

/** How many of the last games against a computer player at a level somebody has won, without another between them. */
export function winsInRow(games: readonly FinishedGame[], own: string, robot: Side): number {
  const ends = games.flatMap((game) => {
    const isThere = game.sides.some(({ player, level }) => player === robot.player && level === robot.level);
    return isThere ? (endFor(game, own, robot.player) ?? []) : [];
  });
  const lastOther = ends.findLastIndex((end) => end !== 'won');
  return ends.length - 1 - lastOther;
}

/** So many wins in a row are answered with a stronger opponent. */
const WINS_FOR_MORE = 2;

/** The level that is proposed after so many wins in a row against one; undefined where none is. */
export const nextLevel = (level: number, wins: number): number | undefined =>
  wins < WINS_FOR_MORE ? undefined : LEVELS.find((each) => each === level + 1);

type End = keyof Tally;

/** How a game between two ended for one of them; undefined where others have played, too. */
function endFor({ sides, isDeadlock }: FinishedGame, own: string, other: string): End | undefined {
  const mine = sides.find(({ player }) => player === own);
  const theirs = sides.find((side) => side.player === other && side !== mine);
  if (!mine || !theirs || sides.length > 2) return undefined;
  if (isDeadlock || mine.score === theirs.score) return 'drawn';
  return mine.score > theirs.score ? 'won' : 'lost';
}
