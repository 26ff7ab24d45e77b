import { forgetNote } from '../stage/note';
import { send, type GameTable } from './table';

/**
 * The end of a turn. Where the person wants it so, the next player moves only when the turn is handed on by a button, so
 * that the last tile can still be taken back.
 */

export const mayHandOn = ({ turnEnded, replay }: GameTable): boolean => turnEnded !== undefined && !replay;

/** Lets the next player move. */
export function handOn(): void {
  send({ kind: 'handedOn' });
  forgetNote();
}
