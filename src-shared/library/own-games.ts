import type { Colour } from '../tantrix';
import { type Entry, ownSeatOf, type SeatBalance } from './entry';
import type { GameFacts, SideFacts } from './facts';

/** Somebody of another colour than one's own. */
export type Opponent = Pick<SideFacts, 'name' | 'robot'>;

export type Outcome = 'won' | 'lost' | 'drawn';

/** A finished game as the person whose games these are looks back on it. */
export interface OwnGame {
  /** That of its entry. */
  readonly id: string;
  /** Alike for all games that began with the same hands (see `GameFacts`). */
  readonly dealt: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** A win that is shared is a draw, and so is a deadlock. */
  readonly outcome: Outcome;
  readonly colour: Colour;
  /** Whether the own colour played the first tile. */
  readonly began: boolean;
  readonly score: number;
  /** The best score of the others. */
  readonly against: number;
  /** By how many points it was won, or with a negative number lost; 0 in a draw, whatever the scores of a deadlock. */
  readonly margin: number;
  /** The tiles of the line or loop that scored. */
  readonly tiles: number;
  readonly isLoop: boolean;
  /** In the order of their seats; a partner is none. */
  readonly opponents: readonly Opponent[];
  /** What its analysis has told apart; left out where it was not analysed. */
  readonly balance?: SeatBalance;
}

/** The game of an entry; undefined of a puzzle, of a game that goes on, and of one of which nobody knows whose it was. */
export function ownGameOf(entry: Entry): OwnGame | undefined {
  const { facts } = entry;
  const seat = ownSeatOf(entry);
  if (facts.kind !== 'game' || facts.end === undefined || seat === undefined) return undefined;
  const own = facts.sides[seat];
  if (!own) return undefined;
  const { colour, score, tiles, isLoop } = own;
  const opponents = facts.sides.filter((side) => side.colour !== colour);
  const outcome = outcomeFor(facts, seat);
  const balance = entry.notes.balance?.[seat];
  const against = opponents.reduce((best, side) => Math.max(best, side.score), 0);
  return {
    id: entry.id,
    dealt: facts.dealt,
    at: entry.at,
    outcome,
    colour,
    began: facts.sides[facts.starter]?.colour === colour,
    score,
    against,
    margin: outcome === 'drawn' ? 0 : score - against,
    tiles,
    isLoop,
    opponents,
    ...(balance && { balance }),
  };
}

function outcomeFor({ sides, winners, end }: GameFacts, seat: number): Outcome {
  if (end === 'deadlock') return 'drawn';
  if (!winners.includes(seat)) return 'lost';
  return winners.some((winner) => sides[winner]?.colour !== sides[seat]?.colour) ? 'drawn' : 'won';
}

/** The finished games among some entries, the first that ended in front. */
export const ownGamesOf = (entries: readonly Entry[]): OwnGame[] =>
  entries
    .flatMap((entry) => ownGameOf(entry) ?? [])
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id)));

/** The same for nobody else: computer players are one opponent at each level, people are known by their names. */
export const opponentKey = ({ name, robot }: Opponent): string =>
  robot ? `${robot.character} ${robot.level}` : ` ${name.trim().normalize()}`;

/**
 * Of games in the order of `ownGamesOf` those that count: of several with the same hands, played from the same seat against the
 * same opponents, the one that ended first. Whoever takes moves back then, or plays on from one of them, knows what comes.
 */
export function firstEnds(games: readonly OwnGame[]): OwnGame[] {
  const played = new Set<string>();
  return games.filter(({ dealt, colour, opponents }) => {
    const course = JSON.stringify([dealt, colour, ...opponents.map(opponentKey)]);
    const isFirst = !played.has(course);
    played.add(course);
    return isFirst;
  });
}
