import type { GameMove } from '../../../src-shared/sessions/game';
import type { Pending } from '../../../src-shared/sessions/messages';
import { barred } from '../../../src-shared/sessions/terms';
import type { Placement } from '../../../src-shared/tantrix';
import { gameAt, sendTo } from '../../game/table';
import { reportErrors } from '../../stage/failures';
import { showStatusNote } from '../../stage/status-note';
import type { TableId } from '../../stage/tables';
import { onlineNow } from '../state';
import { gameIn, seatsHereIn, tableOf } from './game';
import { movesKnown } from './sync';

/** What is moved here goes out: by people, and by computer players whose seats are played here, each move once. */

type Move = Omit<Pending<GameMove>, 'move'> & { readonly move: Placement };

/** The move that went out last. */
let sent: { readonly table: TableId; readonly ticket: number } | undefined;

/** Sends the first move that was made here and that nobody knows of yet, once the one before it counts. */
export function sendOwnMove(): void {
  const game = gameIn(onlineNow());
  const table = game && tableOf(game);
  const session = table === undefined ? undefined : gameAt(table)?.session;
  if (!game?.isSettled || table === undefined || session?.log.moves.length !== movesKnown(game)) return;
  const [made] = session.pending;
  if (!made || !isPlacement(made) || !seatsHereIn(game).includes(made.by)) return;
  if (sent?.table === table && sent.ticket === made.ticket) return;
  sent = { table, ticket: made.ticket };
  void reportErrors(() => sendMove(table, made));
}

const isPlacement = (made: Pending<GameMove>): made is Move => made.move !== 'stop';

/** A move that cannot be made goes back to the hand, and can be made again. */
async function sendMove(table: TableId, { by, move, ticket }: Move): Promise<void> {
  let isMade = false;
  try {
    isMade = await window.tantrix.moveOnline({ seat: by, ...move });
  } finally {
    if (!isMade) {
      sendTo(table, { kind: 'refused', ticket, objection: barred('online') });
      showStatusNote('onlineMoveFails');
    }
  }
}
