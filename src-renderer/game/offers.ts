import { legalRotationsFor, type PickedTile } from '../../src-shared/sessions/game';
import { legalCells, type Game, type Hex, type Rotation } from '../../src-shared/tantrix';

/** A space that takes the tile, and the rotations in which it may be played there. */
export interface Offer {
  readonly hex: Hex;
  /** At least one: the next clockwise from the tile's own first. */
  readonly rotations: readonly Rotation[];
}

/** The spaces that take the selected tile, each once. */
export const offersOf = (game: Game, held: PickedTile): Offer[] =>
  legalCells(game, held.tile).map((hex) => ({ hex, rotations: legalRotationsFor(game, held, hex) }));
