import { fitsAny, RING_MASK } from '../playouts/tile-tables';
import type { TorusCell } from '../playouts/torus';
import type { EndgameGame } from './endgame-game';
import { tilesBetween } from './reach';

/** A tile changes the space it is put into and those beside it: of spaces with two cells between them, one at most. */
const FAR = 4;

/** With more tiles left, there are hardly ever spaces enough. */
const MOST_TILES = 8;

/**
 * Tells that no deadlock can come any more: each tile fits so many spaces far from each other that whatever is played before it
 * leaves one as it is. Once that is so, it stays so.
 */
export class DeadlockGuard {
  readonly #chosen = new Int32Array(MOST_TILES);

  /** It may say no where none can come either. */
  isSafe(game: EndgameGame): boolean {
    if (game.tilesLeft > MOST_TILES) return false;
    for (let seat = 0; seat < game.low.length; seat++) {
      for (let low = game.low[seat]; low !== 0; low &= low - 1) {
        if (!this.#hasPlace(game, low & -low, 0)) return false;
      }
      for (let high = game.high[seat]; high !== 0; high &= high - 1) {
        if (!this.#hasPlace(game, 0, high & -high)) return false;
      }
    }
    return true;
  }

  /** Whether a tile, given as a set of one, will have one. */
  #hasPlace({ board, tilesLeft }: EndgameGame, low: number, high: number): boolean {
    let count = 0;
    // The latest spaces lie outermost, where most fits.
    for (let at = board.spaceCount - 1; at >= 0 && count < tilesLeft; at--) {
      const cell = board.spaces[at];
      const ring = board.words[cell] & RING_MASK;
      if (!fitsAny(ring, low, high)) continue;
      if (this.#isFar(cell, count)) this.#chosen[count++] = cell;
    }
    return count >= tilesLeft;
  }

  #isFar(cell: TorusCell, count: number): boolean {
    for (let at = 0; at < count; at++) if (tilesBetween(cell, this.#chosen[at]) < FAR) return false;
    return true;
  }
}
