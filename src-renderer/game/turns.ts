import { clearStatusNote } from '../stage/status-note';
import { tablesNow } from '../stage/tables';
import { type GameTable, send, sendTo } from './table';

/**
 * The end of a turn. Where the person wants it so, the next player moves only when the turn is handed on by a button, so
 * that the last tile can still be taken back.
 */

export const mayHandOn = ({ turnEnded, replay }: GameTable): boolean => turnEnded !== undefined && !replay;

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
