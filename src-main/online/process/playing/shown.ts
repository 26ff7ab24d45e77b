import type { ChatLine, OnlineGame, OnlineSeat } from '../../../../src-shared/bridge/online';
import type { Chat } from '../../../../src-shared/online/chat';
import type { Hash } from '../../../../src-shared/online/primitives';
import type { Terms } from '../../../../src-shared/online/terms';
import type { GameView } from '../../../../src-shared/online/view';
import type { Note, TableNote } from '../kept/notes';
import { shownServer } from '../servers/meant';
import type { TurnClock } from './clock';

/** All that a game is shown by. */
export interface Shown {
  readonly id: Hash;
  readonly terms: Terms;
  readonly table: TableNote;
  readonly view: GameView;
  /** The own number among the programs; undefined for who looks on. */
  readonly party: number | undefined;
  readonly isThere: (party: number) => boolean;
  /** Whether the last of the programs, which may be a server, is connected. */
  readonly isReached: boolean;
  readonly notes: readonly Note[];
  readonly isChatOpen: boolean;
  readonly clock: TurnClock;
}

/** A game as the page is told of it. */
export function shownGame(shown: Shown): OnlineGame {
  const { id, terms, table, view, clock, isChatOpen, notes } = shown;
  const { drawn, moves, isSettled, isStopped, epochs, isOneSession, proposed, ended } = view;
  const chat = notes.filter((note) => note.kind === 'chat');
  const wanting = again(chat).flatMap((party) => seatsOfPeople(view, party));
  return {
    id,
    rules: table.rules,
    seats: terms.seats.map((_, seat) => shownSeat(seat, shown)),
    ...(terms.starter === undefined ? {} : { starter: terms.starter }),
    drawn,
    moves,
    isSettled,
    isStopped,
    used: view.used.map((ms, seat) => ms + (view.mover?.seat === seat ? clock.used : 0)),
    ...(clock.since === undefined ? {} : { since: clock.since }),
    asked: view.asked.map(({ asked, parties, against }) => ({
      asked,
      seats: parties.flatMap((party) => seatsOfPeople(view, party)),
      ...(against.length === 0 ? {} : { against: against.flatMap((party) => seatsOfPeople(view, party)) }),
    })),
    proposed,
    epochs,
    isOneSession,
    ...(ended ? { ended } : {}),
    chat: notes.flatMap((note) => shownLine(note, shown) ?? []),
    isChatOpen,
    ...(wanting.length === 0 ? {} : { again: wanting }),
    ...(table.server ? { server: { ...shownServer(table.server), isReached: shown.isReached } } : {}),
  };
}

function shownSeat(seat: number, { terms, table, view, party, isThere }: Shown): OnlineSeat {
  const { name = '', colour = 'red' } = terms.seats[seat] ?? {};
  const played = view.playedBy[seat];
  const at = played?.party ?? -1;
  const key = terms.parties[at];
  return {
    name,
    colour,
    ...table.details[seat],
    ...(played ? { party: at } : {}),
    ...(key === undefined ? {} : { key }),
    ...(played?.robot ? { robot: played.robot } : {}),
    isHere: at === party,
    isPresent: at === party || isThere(at),
  };
}

/** The seats at which people play at a program. */
export const seatsOfPeople = ({ playedBy }: Pick<GameView, 'playedBy'>, party: number): readonly number[] =>
  playedBy.flatMap((played, seat) => (played.party === party && !played.robot ? seat : []));

/** The programs that want to play once more. */
export const again = (chat: readonly Chat[]): readonly number[] => [
  ...new Set(chat.flatMap(({ party, said }) => (said.kind === 'again' ? party : []))),
];

function shownLine(note: Note, shown: Shown): ChatLine | undefined {
  if (note.kind === 'chat') return shownChat(note, shown);
  return 'at' in note ? note : undefined;
}

/** Words of one's own are shown to those alone who have let them in. */
function shownChat({ party, n, at, said }: Chat, { terms, isChatOpen, table, ...own }: Shown): ChatLine | undefined {
  // What somebody has said stays theirs, whoever plays the seat now.
  const seat = Math.max(
    0,
    terms.seats.findIndex(({ played }) => played.party === party && !played.robot),
  );
  if (said.kind === 'open') return { kind: 'opened', at, seat };
  if (said.kind === 'again') return undefined;
  if (said.kind === 'phrase') return { kind: 'phrase', at, seat, phrase: said.phrase };
  if (!isChatOpen) return undefined;
  const reported = table.server && party !== own.party ? { reported: { party, n } } : {};
  return { kind: 'text', at, seat, text: said.text, ...reported };
}
