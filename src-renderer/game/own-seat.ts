import { moversOf } from '../../src-shared/tantrix';
import type { OpenGame } from './open-game';
import type { GameTable } from './table';
import { movesHere } from './terms';

/** The seats of the people who play at this computer. */
export const peopleHere = (open: OpenGame): number[] =>
  open.record.players.flatMap(({ robot }, seat) => (!robot && movesHere(open, seat) ? [seat] : []));

/**
 * The seat whose hand lies before the person: the one who plays here. Where several do, the one who is to move, or who moved
 * last while somebody else does, until the turn is handed on; where nobody does, the first. A game online that is not connected
 * lies as it did.
 */
export function ownSeat({ open, turnEnded }: Pick<GameTable, 'open' | 'turnEnded'>): number {
  if (!open) return 0;
  const moving = peopleHere(open);
  const here = moving.length > 0 ? moving : (open.online?.people ?? []);
  const first = here[0] ?? 0;
  if (here.length < 2) return first;
  const { game } = open.record;
  const mover = turnEnded ?? game.position.mover;
  return here.includes(mover) ? mover : (moversOf(game).findLast((seat) => here.includes(seat)) ?? first);
}
