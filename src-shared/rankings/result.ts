import { type Identity, keyOf, type RankedGame, type Side } from './entries';
import { afterBeating, afterLosingTo, afterWin } from './rating';

/** What one game says of those who played it. */

/** A person who played, by how many points they won, or with a negative number lost; 0 in a draw or deadlock. */
export interface Played {
  readonly key: string;
  readonly player: Identity;
  readonly score: number;
  readonly margin: number;
}

/** The persons of a game, in the order of their seats. */
export function persons({ sides: [first, second], isDeadlock }: RankedGame): readonly Played[] {
  const lead = isDeadlock ? 0 : first.score - second.score;
  return [playedBy(first, lead), playedBy(second, -lead)].flatMap((played) => played ?? []);
}

function playedBy({ player, score }: Side, margin: number): Played | undefined {
  return player.kind === 'person' ? { key: keyOf(player), player, score, margin } : undefined;
}

/**
 * The ranks of the persons of a game after it, by their keys.
 *
 * @param rankOf their ranks before it
 */
export function ranksAfter(game: RankedGame, rankOf: (key: string) => number): ReadonlyMap<string, number> {
  const played = persons(game);
  const robot = game.sides.map(({ player }) => player).find(({ kind }) => kind === 'robot');
  const [winner, loser] = played.toSorted((a, b) => b.margin - a.margin);
  if (!winner) return new Map();
  if (loser) {
    const after = afterWin({ winner: rankOf(winner.key), loser: rankOf(loser.key) }, winner.margin);
    return new Map([
      [winner.key, after.winner],
      [loser.key, after.loser],
    ]);
  }
  const rank = rankOf(winner.key);
  const against = winner.margin < 0 ? afterLosingTo : afterBeating;
  return new Map([[winner.key, robot?.kind === 'robot' ? against(robot.level, rank, Math.abs(winner.margin)) : rank]]);
}
