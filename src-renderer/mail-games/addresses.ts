import { peopleOf, type Person, personAt, type RecordedGame } from '../../src-shared/record';
import { ask } from '../play/dialogs';

/** The addresses of the players of games by mail. */

/** An address as it is compared; empty when there is none. */
export const addressOf = ({ email }: Pick<Person, 'email'>): string => email.normalize('NFC').trim().toLowerCase();

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
export const isReaddressed = ({ kept, arrived }: AddressChange): boolean =>
  addressOf({ email: kept }) !== addressOf({ email: arrived });

/**
 * A record that goes on from the one that is kept, with the addresses and names the person wants: where a mail changes an
 * address, the next turn would go there. Undefined when the mail is rather left alone.
 */
export async function withAgreedAddresses(
  kept: RecordedGame,
  arrived: RecordedGame,
): Promise<RecordedGame | undefined> {
  const changes = changesIn(kept, arrived);
  if (changes.length === 0) return arrived;
  const choice = await ask<'new' | 'old'>((answer) => ({ kind: 'mailAddress', changes, answer }));
  if (choice === 'cancel') return undefined;
  return choice === 'new' ? arrived : { ...arrived, players: namedAsIn(kept, arrived) };
}

const changesIn = (kept: RecordedGame, arrived: RecordedGame): AddressChange[] =>
  peopleOf(kept).flatMap((player) => {
    const { name, email } = personAt(arrived, player.seat);
    const change = { player, kept: player.email, arrived: email, name: name === player.name ? undefined : name };
    return isReaddressed(change) || change.name !== undefined ? [change] : [];
  });

const namedAsIn = (kept: RecordedGame, { players }: RecordedGame): RecordedGame['players'] =>
  players.map((player, seat) => {
    const { name, email } = personAt(kept, seat);
    return { ...player, name, email };
  });
