import { type Entry, ownSeatOf } from '../../../src-shared/library/entry';
import type { GameFacts, SideFacts } from '../../../src-shared/library/facts';
import { type OwnGame, ownGameOf } from '../../../src-shared/library/own-games';

/** What the list goes by: computed once for each entry, for ten thousand are searched at every key. */

/** What came of a game for the person whose games these are, or of a puzzle. */
export const RESULTS = ['won', 'lost', 'drawn', 'solved', 'unfinished'] as const;
export type Result = (typeof RESULTS)[number];

/** A game by mail may be under competition rules, too. */
export const ENTRY_KINDS = ['game', 'online', 'mail', 'competition', 'puzzle', 'solitaire'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Seen {
  /** Undefined of a finished game of which nobody knows whose it was. */
  readonly result: Result | undefined;
  readonly kinds: readonly EntryKind[];
  /** The others; of a game of which nobody knows whose it was, all. */
  readonly opponents: readonly SideFacts[];
  /** The seat of the person whose games these are. */
  readonly ownSeat: number | undefined;
  readonly own: OwnGame | undefined;
  /** The month in which it was last played, as `2026-11`, by the clock of this computer. */
  readonly month: string;
}

const known = new WeakMap<Entry, Seen>();

export function seenOf(entry: Entry): Seen {
  const seen = known.get(entry) ?? look(entry);
  known.set(entry, seen);
  return seen;
}

function look(entry: Entry): Seen {
  const { facts } = entry;
  const month = monthOf(entry.at);
  if (facts.kind === 'puzzle') {
    const kinds = [facts.isSolitaire ? 'solitaire' : 'puzzle'] as const;
    const result = facts.isSolved ? 'solved' : 'unfinished';
    return { result, kinds, opponents: [], ownSeat: undefined, own: undefined, month };
  }
  const ownSeat = ownSeatOf(entry);
  const own = ownGameOf(entry);
  return {
    result: facts.end === undefined ? 'unfinished' : own?.outcome,
    kinds: kindsOf(facts),
    opponents: opponentsIn(facts, ownSeat),
    ownSeat,
    own,
    month,
  };
}

const kindsOf = ({ isByMail, isOnline, isCompetition }: GameFacts): EntryKind[] => [
  isByMail ? 'mail' : isOnline ? 'online' : 'game',
  ...(isCompetition ? (['competition'] as const) : []),
];

/** A partner is no opponent. */
function opponentsIn({ sides }: GameFacts, ownSeat: number | undefined): readonly SideFacts[] {
  const own = ownSeat === undefined ? undefined : sides[ownSeat];
  return own ? sides.filter(({ colour }) => colour !== own.colour) : sides;
}

function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}
