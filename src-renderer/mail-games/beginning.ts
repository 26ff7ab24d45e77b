import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import type { Player, RecordedGame } from '../../src-shared/record';
import { notify } from '../stage/notices';
import { showGame, useTable } from '../play/table';
import { handOn } from './by-itself';
import { findKept, keep, newState } from './kept';
import { FIRST_HOME, isHandedOver } from './places';

/** Starting games by mail. */

const addressOf = ({ email }: Player): string => email.trim().toLowerCase();

/**
 * The players with the computers they play at: this is the first; those who are reached by mail have one each, or share it
 * when they share an address.
 */
export function withHomes(players: readonly Player[], lines: RememberedPlayers): Player[] {
  const away = players.filter((_, at) => lines[at]?.isByMail);
  const addresses = [...new Set(away.map(addressOf))];
  return players.map((player) => ({
    ...player,
    home: away.includes(player) ? FIRST_HOME + 1 + addresses.indexOf(addressOf(player)) : FIRST_HOME,
  }));
}

/**
 * Keeps a new game and brings it to the table; where somebody else begins, it is handed on at once. A game of the same deal
 * that is kept already is not written over: the deal tells games apart.
 */
export async function beginByMail(record: RecordedGame): Promise<void> {
  if (await findKept(record)) return notify('mailGameTwice');
  const mail = newState(FIRST_HOME);
  await keep(record, mail);
  showGame({ record, mail });
  const { open } = useTable.getState();
  if (open && isHandedOver(open)) await handOn(open);
}
