import { type Game, moversOf } from '../../src-shared/tantrix';
import { clearStatusNote } from '../stage/status-note';
import { tablesNow } from '../stage/tables';
import { type GameTable, send, sendTo } from './table';

/**
 * The end of a turn. Where the person wants it so, the next player moves only when the turn is handed on by a button, so
 * that the last tile can still be taken back.
 */

export const mayHandOn = ({ turnEnded, replay }: GameTable): boolean => turnEnded !== undefined && !replay;

/** The number of the turn that a game has come to, from 0. */
export function turnOf(game: Game): number {
  const movers = [...moversOf(game), game.position.mover];
  return movers.filter((mover, at) => at > 0 && mover !== movers[at - 1]).length;
}

/** Lets the next player move. */
export function handOn(): void {
  send({ kind: 'handedOn' });
  clearStatusNote();
}

/** The same at every table, shown or not: nobody waits any more for a turn to be handed on. */
export function handOnEverywhere(): void {
  for (const id of tablesNow().open.keys()) sendTo(id, { kind: 'handedOn' });
  clearStatusNote();
}
