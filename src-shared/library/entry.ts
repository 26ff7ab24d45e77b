import * as v from 'valibot';
import type { Facts, SideFacts } from './facts';

/**
 * A library is a folder of .txg files, a game or puzzle each. What their format has no room for stands beside each in a file of
 * the same name that ends in .json, and nothing is lost but these notes when that is missing.
 */

/** The longest note, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 2000;

/** Up to the last day that a `Date` knows. */
const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

/** Of points that were played out on average: no analysis comes to more. */
const Points = v.pipe(v.number(), v.minValue(-1000), v.maxValue(1000));

/** What an analysis has told apart of how a seat fared, in points (see `Balance`). */
export const SeatBalanceSchema = v.strictObject({ skill: Points, luck: Points, error: Points });
export type SeatBalance = Readonly<v.InferOutput<typeof SeatBalanceSchema>>;

/** By seat. */
export const BalancesSchema = v.pipe(v.array(SeatBalanceSchema), v.minLength(2), v.maxLength(4));

/** Of a game that counts for the rankings: the id of its result there. */
export const RankedIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/** What stands beside a game. What a newer version has added is kept when it is written again. */
export const NotesSchema = v.looseObject({
  /** When its first move was made, in milliseconds since 1970. */
  began: v.exactOptional(Time),
  /** When its last move was made, or it was solved, in milliseconds since 1970. */
  at: v.exactOptional(Time),
  /** The seats of the people at the computer that kept it, from 0. */
  here: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)))),
  /** Of a puzzle that was the puzzle of the day when it was played: that day, the last one where it was on several. */
  day: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  starred: v.exactOptional(v.literal(true)),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH))),
  /** Of a game that was analysed: luck and skill of each seat. */
  balance: v.exactOptional(BalancesSchema),
  ranked: v.exactOptional(RankedIdSchema),
});
export type Notes = Readonly<v.InferOutput<typeof NotesSchema>>;

/** What is said of a game, by the person, its analysis or the rankings; what is left out stays as it is, and the empty note is none. */
export interface Remarks {
  readonly starred?: boolean | undefined;
  readonly note?: string | undefined;
  readonly balance?: readonly SeatBalance[] | undefined;
  readonly ranked?: string | undefined;
}

const REMARKS: readonly string[] = ['starred', 'note', 'balance', 'ranked'] satisfies (keyof Remarks)[];

/** The notes with what is said of the game; no note where that is empty. */
export function withRemarks(
  notes: Notes,
  {
    starred = notes.starred ?? false,
    note = notes.note ?? '',
    balance = notes.balance,
    ranked = notes.ranked,
  }: Remarks,
): Notes {
  const others = Object.entries(notes).filter(([name]) => !REMARKS.includes(name));
  return v.parse(NotesSchema, {
    ...Object.fromEntries(others),
    ...(starred ? { starred } : {}),
    ...(note === '' ? {} : { note }),
    ...(balance && { balance }),
    ...(ranked !== undefined && { ranked }),
  });
}

/** The notes of a game with those of another copy of it, which goes: nothing that was said of it does, if there is room. */
export function withOthers(notes: Notes, others: Notes): Notes {
  const said = [...new Set([notes.note, others.note])].filter((note) => note !== undefined).join('\n');
  const began = Math.min(notes.began ?? Infinity, others.began ?? Infinity);
  return {
    ...others,
    ...notes,
    ...(Number.isFinite(began) ? { began } : {}),
    ...(said !== '' && said.length <= MAX_NOTE_LENGTH ? { note: said } : {}),
  };
}

/** A kept game or puzzle as the list knows it; derived from its files, and from nothing else. */
export interface Entry {
  /** The name of its file without ending, which tells it from all others of the library. */
  readonly id: string;
  /** By its notes, or else by the times of its file. */
  readonly began: number;
  readonly at: number;
  readonly notes: Notes;
  readonly facts: Facts;
}

/**
 * The seat of the person whose games these are: the only person among computer players, or the only one at this computer in a
 * game by mail or online. Undefined where several people sat here, for nobody knows which of them asks, and for puzzles.
 */
export function ownSeatOf({ facts, notes }: Pick<Entry, 'facts' | 'notes'>): number | undefined {
  if (facts.kind !== 'game') return undefined;
  const isElsewhere = facts.isByMail || facts.isOnline;
  const isHere = ({ robot }: SideFacts, seat: number) => !robot && (!isElsewhere || notes.here?.includes(seat));
  const first = facts.sides.findIndex(isHere);
  const last = facts.sides.findLastIndex(isHere);
  return first >= 0 && first === last ? first : undefined;
}
