import { COLOURS, type Colour } from '../tantrix';
import type { SeatBalance } from './entry';
import { grouped } from './grouped';
import { type Opponent, opponentKey, type Outcome, type OwnGame } from './own-games';

/** What came of some games together. Means are 0 without games. */
export interface Tally extends Readonly<Record<Outcome, number>> {
  readonly games: number;
  readonly meanScore: number;
  /** Of the best score of the others in each game. */
  readonly meanAgainst: number;
  readonly meanMargin: number;
  /** The tiles of the longest line that scored; 0 where only loops did. */
  readonly bestLine: number;
}

/** What came of all the games. */
export function tallyOf(games: readonly OwnGame[]): Tally {
  const counts = { won: 0, lost: 0, drawn: 0 };
  let [score, against, margin, bestLine] = [0, 0, 0, 0];
  for (const game of games) {
    counts[game.outcome]++;
    score += game.score;
    against += game.against;
    margin += game.margin;
    if (!game.isLoop) bestLine = Math.max(bestLine, game.tiles);
  }
  const mean = (sum: number) => (games.length === 0 ? 0 : sum / games.length);
  return {
    games: games.length,
    ...counts,
    meanScore: mean(score),
    meanAgainst: mean(against),
    meanMargin: mean(margin),
    bestLine,
  };
}

/** What the analysis of games has told apart, on average, in points. */
export interface BalanceTally {
  /** Those that were analysed; without one, means are 0. */
  readonly games: number;
  readonly meanSkill: number;
  readonly meanLuck: number;
  /** What a move has lost. */
  readonly meanError: number;
}

export function balanceTallyOf(all: readonly OwnGame[]): BalanceTally {
  const balances = all.flatMap(({ balance }) => balance ?? []);
  const mean = (part: keyof SeatBalance) =>
    balances.reduce((sum, balance) => sum + balance[part], 0) / Math.max(1, balances.length);
  return { games: balances.length, meanSkill: mean('skill'), meanLuck: mean('luck'), meanError: mean('error') };
}

/** What came of the games against somebody. */
export interface OpponentTally extends Tally {
  /** The same for nobody else. */
  readonly key: string;
  readonly opponent: Opponent;
}

/** By opponent, those with the most games first. A game among more than two counts with each of the others. */
export const byOpponent = (games: readonly OwnGame[]): OpponentTally[] =>
  [...grouped(games, ({ opponents }) => opponents.map(opponentKey))]
    .toSorted(([a, { length: ofA }], [b, { length: ofB }]) => ofB - ofA || (a < b ? -1 : 1))
    .flatMap(([key, group]) => {
      const opponent = group.at(-1)?.opponents.find((each) => opponentKey(each) === key);
      return opponent ? [{ key, opponent, ...tallyOf(group) }] : [];
    });

/** By the levels of the computer players that were played against, the weakest first. */
export const byLevel = (games: readonly OwnGame[]): (Tally & { readonly level: number })[] =>
  [...grouped(games, ({ opponents }) => opponents.flatMap(({ robot }) => robot?.level ?? []))]
    .map(([level, group]) => ({ level, ...tallyOf(group) }))
    .toSorted((a, b) => a.level - b.level);

/** By the own colour, in the order of the colours; one that was never played is left out. */
export function byColour(games: readonly OwnGame[]): (Tally & { readonly colour: Colour })[] {
  const groups = grouped(games, ({ colour }) => [colour]);
  return COLOURS.flatMap((colour) => {
    const group = groups.get(colour);
    return group ? [{ colour, ...tallyOf(group) }] : [];
  });
}

/** By whether the own colour played the first tile. */
export const byStarter = (games: readonly OwnGame[]): { readonly own: Tally; readonly others: Tally } => ({
  own: tallyOf(games.filter(({ began }) => began)),
  others: tallyOf(games.filter(({ began }) => !began)),
});
