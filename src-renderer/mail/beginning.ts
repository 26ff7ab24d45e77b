import { newState } from '../../src-shared/mail-games/mail-game';
import { FIRST_HOST } from '../../src-shared/mail-games/host-id';
import { isHandedOver } from '../../src-shared/mail-games/turns';
import type { RecordedGame } from '../../src-shared/record';
import { showNotice } from '../stage/notices';
import { gameNow } from '../game/table';
import { handOnByMail } from './by-itself';
import { findKept, keepAndShow } from './kept';

/**
 * Keeps a new game by mail and brings it to the table; where somebody else begins, it is handed on at once. A game of the
 * same deal that is kept already is not written over: the deal tells games apart.
 */
export async function beginByMail(record: RecordedGame): Promise<void> {
  if (await findKept(record)) return showNotice('mailGameTwice');
  await keepAndShow({ record, mail: newState(FIRST_HOST, Date.now()) });
  const { open } = gameNow();
  if (open && isHandedOver(open)) await handOnByMail(open);
}
