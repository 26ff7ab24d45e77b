import type { TileNumber } from '../../../tantrix';
import type { PathKind } from '../../puzzle';
import type { Xorshift } from './xorshift';
import { Mosaic } from './mosaic';
import { type AnnealingMove, annealingMovesIn } from './moves';
import type { Region } from './region';
import { Strands } from './strands';

/** How often a move is sought where a tile can be spared, so that those that are missing find a place. */
const FOCUS = 0.5;

/**
 * Simulated annealing: moves that lose little are made, too, the less readily the colder it is. Tiles always match; what
 * is weighed is how many links are in none of the longest paths, and how many tiles are missing.
 */
export class Annealing {
  private readonly mosaic: Mosaic;
  private readonly strands: Strands;
  private readonly moves: readonly AnnealingMove[];
  /** At each cell: the moves that change its tile. */
  private readonly movesAt: readonly (readonly AnnealingMove[])[];
  /** Of each colour. */
  private readonly lost: Float64Array;

  constructor(
    private readonly region: Region,
    tiles: readonly TileNumber[],
    path: PathKind,
    private readonly chance: Xorshift,
  ) {
    this.mosaic = new Mosaic(region, tiles);
    this.strands = new Strands(region, path);
    this.mosaic.turned.forEach((turned, cell) => this.strands.lay(cell, turned));
    this.lost = Float64Array.from([0, 1, 2, 3], (colour) => this.strands.lost(colour));
    this.moves = annealingMovesIn(region);
    this.movesAt = region.cells.map((_, cell) => this.moves.filter(({ cells }) => cells.includes(cell)));
  }

  /** The turned tile at each cell. */
  get turned(): Int16Array {
    return this.mosaic.turned;
  }

  /** Whether all tiles are there. */
  get isComplete(): boolean {
    return this.mosaic.missing === 0;
  }

  sum(): number {
    return this.strands.sum();
  }

  /** Tries a move; whether it was made. The heat is in links, as is what a missing tile weighs. */
  step(heat: number, missingWeight: number): boolean {
    const move = this.proposed();
    const colour = this.strands.colourAt(move.ways[0]);
    const other = this.otherColour(move, colour);
    if (other < 0 || !this.mosaic.allows(move, colour ^ other)) return false;
    const { mosaic, strands, lost } = this;
    const missing = mosaic.missing;
    this.make(move, colour ^ other);
    const of = strands.lost(colour);
    const ofOther = strands.lost(other);
    const worse = of - lost[colour] + ofOther - lost[other] + missingWeight * (mosaic.missing - missing);
    if (worse > 0 && this.chance.share() >= Math.exp(-worse / heat)) {
      this.make(move, colour ^ other);
      return false;
    }
    lost[colour] = of;
    lost[other] = ofOther;
    return true;
  }

  private proposed(): AnnealingMove {
    const { chance, mosaic, moves, movesAt, region } = this;
    if (mosaic.missing === 0 || chance.share() >= FOCUS) return moves[chance.below(moves.length)];
    let cell = chance.below(region.size);
    while (!mosaic.isSpare(cell)) cell = chance.below(region.size);
    return movesAt[cell][chance.below(movesAt[cell].length)];
  }

  /** The one other colour at the edges of a move, or any; below 0 when there are more. */
  private otherColour({ ways }: AnnealingMove, colour: number): number {
    let other = -1;
    for (const way of ways) {
      const at = this.strands.colourAt(way);
      if (at === colour || at === other) continue;
      if (other >= 0) return -1;
      other = at;
    }
    return other < 0 ? colour ^ (1 + this.chance.below(3)) : other;
  }

  private make(move: AnnealingMove, change: number): void {
    this.mosaic.make(move, change);
    for (const cell of move.cells) this.strands.lay(cell, this.mosaic.turned[cell]);
  }
}
