import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import type { Seat } from '../../../src-shared/sessions/rules';
import { LONG_MS, awaySince, missedIn } from './absences';
import { seatsWithout } from './away';
import { awayIn, peopleHereIn } from './game';

/** What people at a table are asked, or wait for: one thing at a time, beside the board, and never in their way. */

type Asked = OnlineGame['asked'][number]['asked'];
type Proposal = OnlineGame['proposed'][number];

export type Question =
  /** Somebody wants something that all must agree to; `isOwn` where those here have agreed and wait for others. */
  | { readonly kind: 'undo' | 'stop'; readonly asked: Asked; readonly by: readonly Seat[]; readonly isOwn: boolean }
  /** Those here have asked for something, and somebody does not want it. */
  | { readonly kind: 'declined'; readonly asked: Asked; readonly by: readonly Seat[] }
  /** The others want to go on without those who are away. */
  | { readonly kind: 'goOn'; readonly proposal: Proposal; readonly seats: readonly Seat[] }
  /** Somebody is away for long: those who are there choose. */
  | { readonly kind: 'away'; readonly seats: readonly Seat[] }
  /** Somebody wants to play again. */
  | { readonly kind: 'again'; readonly by: readonly Seat[]; readonly isOwn: boolean };

/** A question, and by what it is known to have been put away. */
export interface Put {
  readonly question: Question;
  readonly key: string;
}

/** What is to be asked or told now; undefined for those who only watch. */
export function questionIn(game: OnlineGame, isOver: boolean, away: ReadonlySet<string>, now: number): Put | undefined {
  const here = peopleHereIn(game);
  if (here.length === 0) return undefined;
  const all = isOver ? againIn(game, here) : [...askedIn(game, here), ...proposedIn(game), ...missed(game, now)];
  return all.find(({ key }) => !away.has(key));
}

function askedIn({ asked, moves }: OnlineGame, here: readonly Seat[]): Put[] {
  return asked.flatMap(({ asked: what, seats, against = [] }): Put[] => {
    const isOwn = here.every((seat) => seats.includes(seat));
    const key = JSON.stringify([what, moves.length, isOwn, against]);
    if (against.length === 0) return [{ question: { kind: what.kind, asked: what, by: seats, isOwn }, key }];
    // It comes to nothing: nobody else is asked.
    return isOwn ? [{ question: { kind: 'declined', asked: what, by: against }, key }] : [];
  });
}

function proposedIn(game: OnlineGame): Put[] {
  return game.proposed.map((proposal) => ({
    question: { kind: 'goOn', proposal, seats: replacedIn(game, proposal) },
    key: `epoch ${proposal.epoch}`,
  }));
}

/** The seats that are played otherwise from then on. */
const replacedIn = ({ seats }: OnlineGame, proposal: Proposal): Seat[] =>
  seats.flatMap(({ robot }, seat) => (!robot && proposal.seats[seat]?.robot ? [seat] : []));

/** Who chooses to wait is asked once more after as long. */
function missed(game: OnlineGame, now: number): Put[] {
  const seats = missedIn(game, now);
  const [first] = seats;
  const since = first === undefined ? undefined : awaySince(game, first);
  if (since === undefined || !seatsWithout(game)) return [];
  const key = `away ${seats.join()} ${since} ${Math.floor((now - since) / LONG_MS)}`;
  return [{ question: { kind: 'away', seats: awayIn(game) }, key }];
}

function againIn({ again = [] }: OnlineGame, here: readonly Seat[]): Put[] {
  if (again.length === 0) return [];
  const isOwn = here.every((seat) => again.includes(seat));
  return [{ question: { kind: 'again', by: again, isOwn }, key: `again ${again.join()}` }];
}

/** The people whose answer is still to come. */
export const missingFor = ({ seats }: Pick<OnlineGame, 'seats'>, agreed: readonly Seat[]): readonly Seat[] =>
  seats.flatMap(({ robot }, seat) => (robot || agreed.includes(seat) ? [] : [seat]));
