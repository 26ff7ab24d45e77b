import type { RecordedGame } from '../../src-shared/record';
import { ask } from '../play/dialogs';
import { personAt, type Person } from '../play/people';

/** The addresses of the players of games by mail. */

/** An address as it is compared; empty when there is none. */
export const addressOf = ({ email }: Pick<Person, 'email'>): string => email.normalize('NFC').trim().toLowerCase();

/** An address that is another in a mail. */
export interface AddressChange {
  readonly player: Person;
  readonly kept: string;
  readonly arrived: string;
}

/**
 * A record that goes on from the one that is kept, with the addresses the person wants: where a mail changes one, the next
 * turn would go there. Undefined when the mail is rather left alone.
 */
export async function withAgreedAddresses(
  kept: RecordedGame,
  arrived: RecordedGame,
): Promise<RecordedGame | undefined> {
  const changes = changesIn(kept, arrived);
  if (changes.length === 0) return arrived;
  const choice = await ask<'new' | 'old'>((answer) => ({ kind: 'mailAddress', changes, answer }));
  if (choice === 'cancel') return undefined;
  return choice === 'new' ? arrived : { ...arrived, players: withEmailsOf(kept, arrived) };
}

const changesIn = (kept: RecordedGame, arrived: RecordedGame): AddressChange[] =>
  kept.players.flatMap((before, seat) => {
    const player = personAt(arrived, seat);
    if (addressOf(before) === addressOf(player)) return [];
    return { player, kept: before.email, arrived: player.email };
  });

const withEmailsOf = (kept: RecordedGame, { players }: RecordedGame): RecordedGame['players'] =>
  players.map((player, seat) => ({ ...player, email: kept.players[seat]?.email ?? player.email }));
