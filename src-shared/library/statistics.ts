import { type Bests, bestsOf, type Streaks, streaksOf } from './bests';
import { type Entry, ownSeatOf } from './entry';
import { firstEnds, type OwnGame, ownGamesOf } from './own-games';
import { type PuzzleTallies, puzzleTalliesOf } from './puzzle-tally';
import { type Selection, selected } from './selection';
import {
  balanceTallyOf,
  type BalanceTally,
  byColour,
  byLevel,
  byOpponent,
  byStarter,
  type Tally,
  tallyOf,
} from './tally';

/** All that is told of the games of a library. It is computed from them, and nothing is counted apart. */
export interface Statistics {
  /** The finished games of the person whose library it is, each as it first ended; the first that ended in front. */
  readonly games: readonly OwnGame[];
  readonly all: Tally;
  readonly balance: BalanceTally;
  readonly byOpponent: ReturnType<typeof byOpponent>;
  readonly byLevel: ReturnType<typeof byLevel>;
  readonly byColour: ReturnType<typeof byColour>;
  readonly byStarter: ReturnType<typeof byStarter>;
  readonly streaks: Streaks;
  readonly bests: Bests;
  readonly puzzles: PuzzleTallies;
  /** Finished games of people that are not counted, for nobody knows which of them asks. */
  readonly untold: number;
}

/** Ten thousand games take some milliseconds. */
export function statisticsOf(entries: readonly Entry[], selection: Selection): Statistics {
  const counted = selected(entries, selection);
  const ids = new Set(counted.map(({ id }) => id));
  // Also where only the later course of a game is chosen, the first has it.
  const games = firstEnds(ownGamesOf(entries)).filter(({ id }) => ids.has(id));
  return {
    games,
    all: tallyOf(games),
    balance: balanceTallyOf(games),
    byOpponent: byOpponent(games),
    byLevel: byLevel(games),
    byColour: byColour(games),
    byStarter: byStarter(games),
    streaks: streaksOf(games),
    bests: bestsOf(games),
    puzzles: puzzleTalliesOf(counted),
    untold: counted.filter(isUntold).length,
  };
}

function isUntold(entry: Entry): boolean {
  const { facts } = entry;
  if (facts.kind !== 'game' || facts.end === undefined || ownSeatOf(entry) !== undefined) return false;
  return facts.sides.some(({ robot }) => !robot);
}
