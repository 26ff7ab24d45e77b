import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import type { Player, RecordedGame } from '../../src-shared/record';
import { showGame, useTable } from '../play/table';
import { proposeHandOn } from './handing-on';
import { keep } from './kept';
import { isHandedOver } from './places';

/** Starting games by mail. */

const HERE = 1;

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
    home: away.includes(player) ? HERE + 1 + addresses.indexOf(addressOf(player)) : HERE,
  }));
}

/** Keeps a new game and brings it to the table; where somebody else begins, it is handed on at once. */
export async function beginByMail(record: RecordedGame): Promise<void> {
  const mail = { home: HERE, handedOn: 'no' } as const;
  await keep(record, mail);
  showGame({ record, mail });
  if (isHandedOver(useTable.getState().open)) proposeHandOn();
}
