import { hostAt, peopleOf, type Person, type Player, type RecordedGame } from '../record';
import { addressKey } from './addresses';
import { FIRST_HOST, HOST_IDS, type HostId } from './host-id';
import type { MailGame } from './mail-game';

/** Who of a game by mail sits at which of its computers. A record calls a computer a player's `home`. */

/** One of the computers, and those who play at it. */
export interface Host {
  readonly id: HostId;
  readonly people: readonly Person[];
}

const isPerson = ({ robot }: Person): boolean => !robot;

/** The computers at which people play; one with computer players alone is nobody's. */
export function hostsOf(record: RecordedGame): Host[] {
  const people = peopleOf(record).filter(isPerson);
  return HOST_IDS.map((id) => ({ id, people: people.filter(({ seat }) => hostAt(record, seat) === id) })).filter(
    ({ people: there }) => there.length > 0,
  );
}

/** The people who play at this computer. */
const peopleHere = ({ record, mail }: MailGame): Person[] =>
  peopleOf(record).filter((person) => isPerson(person) && hostAt(record, person.seat) === mail.home);

/** The people at other computers; of an onlooker's game all. */
export const peopleElsewhere = ({ record, mail }: MailGame): Person[] =>
  peopleOf(record).filter((person) => isPerson(person) && hostAt(record, person.seat) !== mail.home);

/**
 * The players with the computers they play at: this is the first; those who are reached by mail have one each, or share it
 * when they share an address.
 *
 * @param isAway whether the player at a seat is reached by mail
 */
export function withHosts(players: readonly Player[], isAway: (seat: number) => boolean): Player[] {
  const away = players.filter((_, seat) => isAway(seat));
  const addresses = [...new Set(away.map(({ email }) => addressKey(email)))];
  return players.map((player, seat) => ({
    ...player,
    home: isAway(seat) ? FIRST_HOST + 1 + addresses.indexOf(addressKey(player.email)) : FIRST_HOST,
  }));
}

/** The addresses of the person here, as they are compared: that of the mail account, and those they play under in other games. */
export function ownAddresses(games: readonly MailGame[], account: string): ReadonlySet<string> {
  const addresses = games.flatMap(peopleHere).map(({ email }) => email);
  return new Set([account, ...addresses].map(addressKey).filter((address) => address !== ''));
}

/** The computer of the person with these addresses; undefined when it is none of them, or may be one of several. */
export function hostWith(record: RecordedGame, addresses: ReadonlySet<string>): HostId | undefined {
  const [host, ...others] = hostsOf(record).filter(({ people }) =>
    people.some(({ email }) => addresses.has(addressKey(email))),
  );
  return others.length === 0 ? host?.id : undefined;
}
