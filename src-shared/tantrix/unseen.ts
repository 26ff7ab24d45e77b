import { tileOf } from './fits';
import type { Game } from './game';
import { type TileNumber, tileNumbers } from './tiles';

/** What every player may know of the tiles that do not lie on the table: which they are, and never in which order they come. */

/** The tiles that are not played, ascending: those of all hands and those in the bag. */
export function unplayedTiles({ position: { board, tileCount } }: Pick<Game, 'position'>): TileNumber[] {
  const played = new Set(board.filled.map((cell) => tileOf(board.turned[cell] - 1)));
  return tileNumbers(tileCount).filter((tile) => !played.has(tile));
}

/** The tiles that nobody has seen, ascending: those in the bag, and one that was drawn and is not told yet. */
export function unseenTiles(game: Pick<Game, 'position'>): TileNumber[] {
  const held = new Set(game.position.hands.flat());
  return unplayedTiles(game).filter((tile) => !held.has(tile));
}
