import type { TileNumber } from '../../../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, tileOf, turnedTile } from '../../../tantrix/fits';
import type { CellSearch } from './cell-search';
import { partOf, type ProgressRange } from './node-budget';
import type { LoopCell } from './loop-walk';
import { NO_TURNED_TILE } from './tile-grid';

/** Lays tiles along the shape of a loop: any of the same link shape can take the place of another, where its sides match. */
export class LoopTiles {
  /** At `inSide * 6 + outSide`: the turned tiles whose link of the colour joins these sides. */
  readonly #joining: readonly (readonly number[])[];

  constructor(
    readonly search: CellSearch,
    tiles: readonly TileNumber[],
    colour: number,
  ) {
    const turned = tiles.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => turnedTile(tile, rotation)));
    this.#joining = Array.from({ length: 36 }, (_, sides) => {
      const inSide = Math.floor(sides / 6);
      return turned.filter(
        (one) => EDGE_COLOUR[one * 6 + inSide] === colour && LINKED_SIDE[one * 6 + inSide] === sides % 6,
      );
    });
  }

  /** Fills the cells of the loop in every way, and then what is left; true when it was ended before. */
  lay(path: readonly LoopCell[], range: ProgressRange): boolean {
    const { grid, budget } = this.search;
    budget.count(range.start);
    if (budget.isSpent) return true;
    const open = path.filter(({ cell }) => grid.turned[cell] === NO_TURNED_TILE);
    if (open.length === 0) return this.search.search(range);
    const next = this.#hardest(open);
    if (!next) return false;
    const fitting = this.#fitting(next);
    return fitting.some((turned, part) => {
      this.search.put(next.cell, turned);
      const isEnded = this.lay(open, partOf(range, part, fitting.length));
      this.search.lift();
      return isEnded;
    });
  }

  #fitting({ cell, inSide, outSide }: LoopCell): number[] {
    const { grid } = this.search;
    return this.#joining[inSide * 6 + outSide].filter((one) => grid.used[tileOf(one)] === 0 && grid.fits(cell, one));
  }

  /** The cell that the fewest tiles fit; undefined when none fits one of them. */
  #hardest(open: readonly LoopCell[]): LoopCell | undefined {
    let hardest: LoopCell | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const one of open) {
      const options = this.#countFitting(one, fewest);
      if (options === 0) return undefined;
      if (options < fewest) {
        fewest = options;
        hardest = one;
      }
    }
    return hardest;
  }

  /** How many fit, no further than `enough`. */
  #countFitting({ cell, inSide, outSide }: LoopCell, enough: number): number {
    const { grid } = this.search;
    let count = 0;
    for (const one of this.#joining[inSide * 6 + outSide]) {
      if (grid.used[tileOf(one)] === 0 && grid.fits(cell, one) && ++count >= enough) break;
    }
    return count;
  }
}
