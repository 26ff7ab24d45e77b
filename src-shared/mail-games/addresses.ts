import { peopleOf, type Person, personAt, type RecordedGame } from '../record';

/** When two addresses, or names, are the same, and what a mail changes in them. */

/** However a letter and its marks are written, in capitals or not, with or without spaces round it. */
const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** An address as it is compared: two are the same when this is; the empty string when there is none. */
export const addressKey = folded;

/** Whether two people pass for one: they have the same name, or the same address. */
export const isLikePerson = (a: Pick<Person, 'name' | 'email'>, b: Pick<Person, 'name' | 'email'>): boolean =>
  folded(a.name) === folded(b.name) || (addressKey(a.email) !== '' && addressKey(a.email) === addressKey(b.email));

/** A player who has another address in a mail, or another name. */
export interface AddressChange {
  /** As the player is called so far. */
  readonly player: Person;
  readonly kept: string;
  readonly arrived: string;
  /** The name in the mail, when that is another. */
  readonly name?: string | undefined;
}

/** Whether it is the address that is another, and not the name alone. */
export const isReaddressed = ({ kept, arrived }: AddressChange): boolean => addressKey(kept) !== addressKey(arrived);

/** What a record of a game says otherwise of who plays than the one that is kept, seat by seat. */
export const addressChanges = (kept: RecordedGame, arrived: RecordedGame): AddressChange[] =>
  peopleOf(kept).flatMap((player) => {
    const { name, email } = personAt(arrived, player.seat);
    const change = { player, kept: player.email, arrived: email, name: name === player.name ? undefined : name };
    return isReaddressed(change) || change.name !== undefined ? [change] : [];
  });

/** What has arrived, with the addresses and names as they were kept. */
export const addressedAsKept = (kept: RecordedGame, arrived: RecordedGame): RecordedGame => ({
  ...arrived,
  players: arrived.players.map((player, seat) => {
    const { name, email } = personAt(kept, seat);
    return { ...player, name, email };
  }),
});
