import { closedBy, type Game, type Hex } from '../../src-shared/tantrix';

/** A cell that a callout outlines. */
export interface OutlinedCell {
  readonly hex: Hex;
  /** Whether nobody may play there. */
  readonly isClosed?: boolean;
}

/** A forced space with all that it closes, to be outlined together; nothing where it closes nothing. */
export function closedCells(game: Game, forced: Hex): OutlinedCell[] {
  const closed = closedBy(game, forced).map((hex) => ({ hex, isClosed: true }));
  return closed.length > 0 ? [{ hex: forced }, ...closed] : [];
}
