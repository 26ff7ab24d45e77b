import {
  isByMail,
  isSameBag,
  makeTxg,
  markedAgain,
  parseTxg,
  personAt,
  type Person,
  type RecordedGame,
} from '../record';
import { isOver, moversOf, type Placement, rewind } from '../tantrix';
import { type AddressChange, addressChanges, isLikePerson } from './addresses';
import { compareArrival, type Comparison, isMadeFrom } from './comparison';
import { gamesIn, type GameOnTable, type KeptGame, keptOf, type MailGame, newState, parseKept } from './mail-game';
import { type HostId } from './host-id';
import { hostWith, ownAddresses, peopleElsewhere } from './seats';
import { isOnlyMine } from './turns';

/** What a record that comes in is beside the games by mail that are kept, and what it does. */

/** A move of the past that is another in a mail. */
export interface MoveDifference {
  /** Its number, from 1. */
  readonly move: number;
  readonly player: Person;
  readonly kept: Placement;
  readonly arrived: Placement;
  /** The moves before it, which are alike. */
  readonly past: readonly Placement[];
}

/**
 * Why a mail is refused: a move is another, or who plays where, or the order of the bag or the rules; it ends the game
 * early; it no longer says that it is of a game by mail; or what is kept of the game is not understood.
 */
export type ArrivalDifference = MoveDifference | 'players' | 'deal' | 'stopped' | 'rehearsal' | 'unread';

/** What a record that comes in does. Whatever is kept changes only where it is new or goes on. */
export type Arrival =
  /** No game by mail, and none is tried out with it. */
  | { readonly kind: 'notByMail' }
  | {
      readonly kind: 'new';
      /** A game that goes on with somebody of this one, which it is no state of. */
      readonly beside?: MailGame | undefined;
      /** Where the person here plays; null for an onlooker, undefined where only they can say. */
      readonly home: HostId | null | undefined;
    }
  /** It goes on from what is kept, with these addresses and names changed. */
  | { readonly kind: 'goesOn'; readonly from: MailGame; readonly changes: readonly AddressChange[] }
  | { readonly kind: 'same'; readonly as: MailGame }
  | {
      readonly kind: 'older';
      readonly than: MailGame;
      /** Whether all that was played since was played here, and may be played again. */
      readonly mayPlayAgain: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly difference: ArrivalDifference;
      /** What can be looked at all the same, where nobody moves. */
      readonly copy: RecordedGame;
    };

/**
 * What a record does that comes in by whatever way. Each kept game is read at most once, and only where it matters.
 *
 * @param account the address of the person's mail account; blank when there is none
 */
export function whatArrived(arrived: RecordedGame, kept: readonly KeptGame[], account: string): Arrival {
  const ofSameGame = isByMail(arrived) ? keptOf(arrived, kept) : undefined;
  if (ofSameGame) return whatKnownDoes(arrived, ofSameGame);
  const { games } = gamesIn(kept);
  return isByMail(arrived) ? whatUnknownDoes(arrived, games, account) : whatPlainDoes(arrived, games);
}

function whatKnownDoes(arrived: RecordedGame, kept: KeptGame): Arrival {
  const last = parseKept(kept);
  if (!last) return refused(arrived, 'unread');
  const comparison = compareArrival(last.record, arrived);
  if (comparison.kind === 'newer' || goesOnFromEarlier(last, arrived)) {
    return { kind: 'goesOn', from: last, changes: addressChanges(last.record, arrived) };
  }
  if (comparison.kind === 'differs') return refused(arrived, moveDifference(last.record, comparison));
  if (comparison.kind === 'otherPlayers') return refused(arrived, 'players');
  if (comparison.kind === 'stopped') return refused(arrived, 'stopped');
  if (comparison.kind === 'same') return { kind: 'same', as: last };
  return { kind: 'older', than: last, mayPlayAgain: isOnlyMine(last, arrived.game.placements.length) };
}

/** A game that was not seen yet, or one that was, with its deal or its rules changed. */
function whatUnknownDoes(arrived: RecordedGame, games: readonly MailGame[], account: string): Arrival {
  if (games.some((game) => isRehearsalOf(game, arrived) || isMadeFrom(game.record, arrived))) {
    return refused(arrived, 'deal');
  }
  if (arrived.game.isStopped) return refused(arrived, 'stopped');
  // In a game that is over there is nothing more to do for anybody.
  const home = isOver(arrived.game) ? null : hostWith(arrived, ownAddresses(games, account));
  return { kind: 'new', beside: games.find((game) => isBeside(game, arrived)), home };
}

/**
 * A record that says nothing of mail but has the tiles of a game by mail that is under way would be a rehearsal of that
 * one: its moves could be tried out.
 */
function whatPlainDoes(arrived: RecordedGame, games: readonly MailGame[]): Arrival {
  if (!games.some((game) => isRehearsalOf(game, arrived))) return { kind: 'notByMail' };
  const players = arrived.players.map((player, seat) => ({ ...player, home: seat + 1 }));
  return refused({ ...arrived, players }, 'rehearsal');
}

const refused = (copy: RecordedGame, difference: ArrivalDifference): Arrival => ({ kind: 'refused', difference, copy });

/** The others may have gone on from a turn that was then begun once more here. */
function goesOnFromEarlier({ mail: { earlier } }: MailGame, arrived: RecordedGame): boolean {
  if (earlier === undefined) return false;
  const parsed = parseTxg(earlier);
  if (!parsed.ok) throw new RangeError(`a turn that was handed on cannot be read: ${parsed.problem.code}`);
  return compareArrival(parsed.record, arrived).kind === 'newer';
}

/** Whether a record has the very bag of a game that is under way, where what is drawn next could be tried out. */
const isRehearsalOf = ({ record }: MailGame, arrived: RecordedGame): boolean =>
  !isOver(record.game) && isSameBag(record, arrived);

/** Whether a game that is kept goes on with somebody of this record. */
const isBeside = (game: MailGame, arrived: RecordedGame): boolean =>
  !isOver(game.record.game) &&
  peopleElsewhere(game).some((person) => arrived.players.some((player) => isLikePerson(player, person)));

const moveDifference = (
  last: RecordedGame,
  { move, kept, arrived }: Extract<Comparison, { kind: 'differs' }>,
): MoveDifference => ({
  move,
  kept,
  arrived,
  player: personAt(last, moversOf(last.game)[move - 1] ?? 0),
  past: last.game.placements.slice(0, move - 1),
});

/**
 * The game with a turn begun once more after so many moves, marked for all to see. What may be on its way to the others is
 * not forgotten.
 *
 * @param at the time, in milliseconds since 1970
 */
export function begunOnceMore({ record, mail }: MailGame, moves: number, at: number): MailGame {
  const earlier = mail.handedOn === 'no' ? mail.earlier : makeTxg(record);
  return {
    record: markedAgain({ ...record, game: rewind(record.game, moves) }),
    mail: newState(mail.home, at, earlier),
  };
}

/**
 * What comes back of a game by mail that the last run left: as it is kept, or with what was played since, which has yet to
 * be kept. What is of neither is a copy to look at.
 */
export function broughtBack(
  left: RecordedGame,
  kept: readonly KeptGame[],
): GameOnTable & { readonly isNewer: boolean } {
  const found = keptOf(left, kept);
  const last = found && parseKept(found);
  const kind = last && compareArrival(last.record, left).kind;
  if (last && (kind === 'same' || kind === 'older')) return { ...last, isNewer: false };
  return last && kind === 'newer' ? { record: left, mail: last.mail, isNewer: true } : { record: left, isNewer: false };
}
