import type {
  LastGame,
  MailAccount,
  NewGameKind,
  RememberedGames,
  RememberedPlayers,
  Starts,
} from '../../src-shared/bridge/bridge';
import { DEFAULT_CHARACTER } from '../../src-shared/robots';
import { COLOURS, type SetName } from '../../src-shared/tantrix';

/** What the New Game dialog proposes: the players of the last game of each kind. */

/** What the New Game dialog starts from. */
export interface NewGameProposal {
  readonly kind: NewGameKind;
  /** The players proposed for each kind of game. */
  readonly players: Readonly<Record<NewGameKind, RememberedPlayers>>;
  readonly starts: Starts;
  /** Whether it is proposed to play under competition rules, as the players did before; left out, not. */
  readonly isCompetition?: boolean;
  /** With which tiles it is proposed to play, as the players did before; left out, with the 56. */
  readonly set?: SetName | undefined;
  /** After a game that somebody won alone: the line of the winner, who by custom picks a colour and starts. */
  readonly winner?: number | undefined;
  /** How games ended before, the latest first. */
  readonly last: readonly LastGame[];
}

type Line = RememberedPlayers[number];

const nobody = (colour: Line['colour']): Line => ({ name: '', email: '', country: '', colour });

/** Most people play the computer, and nobody should lose their first game by much. */
export const FIRST_GAMES: RememberedGames = { kind: 'computer', starts: 'drawn' };
const FIRST_ROBOT = { character: DEFAULT_CHARACTER, level: 1 };

/** The kind of game that some players make. */
export function newGameKindOf(players: RememberedPlayers): NewGameKind {
  const [first, second, ...others] = players;
  if (players.some(({ isByMail }) => isByMail)) return 'email';
  return !first?.robot && second?.robot && others.length === 0 ? 'computer' : 'people';
}

/** A person who played one kind of game is proposed for the other, too; by mail, with what the mail account says of them. */
export function proposalFrom(
  { kind, computer, people, email, starts, last = [] }: RememberedGames,
  account: Pick<MailAccount, 'name' | 'address'>,
): NewGameProposal {
  const known = computer?.[0] ?? [...(people ?? []), ...(email ?? [])].find(({ robot }) => !robot);
  const person = known ?? nobody('red');
  const sender = { ...person, name: person.name || account.name, email: person.email || account.address };
  const other = nobody(COLOURS.find((colour) => colour !== person.colour && colour !== 'yellow') ?? 'blue');
  return {
    kind,
    starts,
    last,
    players: {
      computer: computer ?? [person, { ...other, robot: FIRST_ROBOT }],
      people: people ?? [person, other],
      email: email ?? [sender, { ...other, isByMail: true }],
    },
  };
}
