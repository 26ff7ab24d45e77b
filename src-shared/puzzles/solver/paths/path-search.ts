import {
  addHex,
  type Hex,
  hexDistance,
  ORIGIN,
  type Placement,
  type Random,
  shuffled,
  type TileNumber,
} from '../../../tantrix';
import { EDGE_COLOUR, turnedTile } from '../../../tantrix/fits';
import { CENTRE, type Cell, cellOf } from '../../../tantrix/grid';
import type { Arrangement } from '../../puzzle';
import { firmTiles } from '../firm';
import type { SolverQuestion } from '../question';
import { CellSearch } from './cell-search';
import { type NodeBudget, WHOLE } from './node-budget';
import { LoopTiles } from './loop-tiles';
import { LoopWalk } from './loop-walk';
import type { TileGrid } from './tile-grid';
import { isFeasible, linkShapes, type WantedPaths } from './task';

/** One search for the paths of one choice, in one random order of tiles. */
export class PathSearch {
  readonly #tiles: readonly TileNumber[];
  readonly #firm: readonly Placement[] | undefined;
  readonly #cells: CellSearch;
  /** Where the tile in the middle of the table lies in the answer. */
  readonly #middle: Hex;

  /** `found` is called with every solution, each once; when it gives true the search ends. */
  constructor(
    question: SolverQuestion,
    readonly wanted: WantedPaths,
    readonly budget: NodeBudget,
    readonly random: Random,
    found: (grid: TileGrid) => boolean,
  ) {
    this.#tiles = shuffled(question.puzzle.tiles, random);
    this.#firm = firmTiles(question);
    this.#middle = this.#firm?.find(({ tile }) => this.#pathsThrough(tile) > 0) ?? this.#firm?.[0] ?? ORIGIN;
    this.#cells = new CellSearch(this.#tiles, wanted, budget, () => found(this.#cells.grid));
  }

  /** True when the search was ended before all was seen: by `found`, or because the budget was spent. */
  run(): boolean {
    if (!isFeasible(this.wanted, this.#tiles) || !this.#layFirst()) return false;
    const start = this.#loopStart();
    return start === undefined ? this.#cells.search(WHOLE) : this.#searchLoops(start);
  }

  /** The tiles on the table, at the places where they are wanted. */
  arrangement(): Arrangement {
    return this.#cells.grid.placements().map((one) => ({ ...one, ...addHex(one, this.#middle) }));
  }

  /** Lays the tiles that must stay, or else one, so that turns of the whole do not count; false when they cannot stay. */
  #layFirst(): boolean {
    if (!this.#firm) return false;
    if (this.#firm.length > 0) return this.#firm.every((one) => this.#layFirm(one)) && this.#cells.isHopeful();
    this.#cells.put(CENTRE, turnedTile(this.#bestAnchor(), 0));
    return true;
  }

  #layFirm({ q, r, tile, rotation }: Placement): boolean {
    const hex = { q: q - this.#middle.q, r: r - this.#middle.r };
    const turned = turnedTile(tile, rotation);
    if (hexDistance(hex, ORIGIN) >= this.#tiles.length || !this.#cells.grid.fits(cellOf(hex), turned)) return false;
    this.#cells.put(cellOf(hex), turned);
    return true;
  }

  /** A tile on as many paths as can be; of several, one whose links have rare shapes, for they can lie in few places. */
  #bestAnchor(): TileNumber {
    const rarity = (tile: TileNumber) =>
      this.wanted.colours.reduce((sum, colour) => {
        const shape = linkShapes([tile], colour).indexOf(1);
        return shape < 0 ? sum : sum + 100 - linkShapes(this.#tiles, colour)[shape];
      }, 0);
    return this.#tiles.toSorted((a, b) => rarity(b) - rarity(a))[0];
  }

  #pathsThrough(tile: TileNumber): number {
    return this.wanted.colours.filter((colour) => linkShapes([tile], colour).includes(1)).length;
  }

  /** A tile on the table that is on the loop, when one loop is all that is wanted. */
  #loopStart(): Cell | undefined {
    const { path, colours } = this.wanted;
    if (path !== 'loop' || colours.length > 1) return undefined;
    const { filled, turned } = this.#cells.grid;
    return filled.find((cell) => EDGE_COLOUR.subarray(turned[cell] * 6, turned[cell] * 6 + 6).includes(colours[0]));
  }

  /** Shapes first: a loop has far fewer of them than ways to lay tiles, and each is filled or refused quickly. */
  #searchLoops(start: Cell): boolean {
    const [colour] = this.wanted.colours;
    const laying = new LoopTiles(this.#cells, this.#tiles, colour);
    const walk = new LoopWalk(
      this.#cells.grid,
      this.#tiles,
      colour,
      this.wanted.lengths[colour],
      this.budget,
      this.random,
      (range) => laying.lay(walk.path, range),
    );
    return walk.search(start, WHOLE);
  }
}
