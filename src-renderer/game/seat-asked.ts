import { isOver } from '../../src-shared/tantrix';
import { movesHere } from './terms';
import type { GameTable } from './table';

interface Situation extends Pick<GameTable, 'open' | 'replay' | 'turnEnded'> {
  readonly isCovered: boolean;
}

/**
 * The seat that is asked to move as things stand; undefined while it is a person's move, and while the game stands still:
 * in a replay, under a dialog, before the turn is handed on, and as long as there are moves to be given back, or a tile to come.
 * Online the others wait for nobody here who looks at something else.
 */
export function seatAsked({ open, replay, turnEnded, isCovered }: Situation): number | undefined {
  if (!open || turnEnded !== undefined) return undefined;
  if (!open.online && (replay || isCovered)) return undefined;
  const { game, players } = open.record;
  const { mover } = game.position;
  const isWaiting = isOver(game) || game.position.awaitsTile || open.session.undone.length > 0;
  return !isWaiting && players[mover]?.robot && movesHere(open, mover) ? mover : undefined;
}
