import {
  type Colour,
  COLOURS,
  edgesOf,
  type Hex,
  hexKey,
  neighbor,
  oppositeSide,
  type Placement,
  type Random,
  shuffled,
  TILE_NUMBERS,
} from '../../src-shared/tantrix';

/** Cells filled with tiles so that a symmetry leaves the whole as it is, each tile of the set at most once. */

/** Cells, the sides of each, and colours change places. Done often enough, all are where they were. */
export interface Symmetry {
  readonly hex: (hex: Hex) => Hex;
  readonly side: (side: number) => number;
  readonly colour: (colour: Colour) => Colour;
}

export interface FillingWish {
  /** In the order in which they are filled. */
  readonly cells: readonly Hex[];
  readonly symmetry: Symmetry;
  /** Tiles that lie as told. */
  readonly begun: readonly Placement[];
  /**
   * In so many places the symmetry holds for the seams alone, and tiles at the border show something else to the outside:
   * a tile that is its own image has no partner.
   */
  readonly inexact?: number;
  /** After so many tries to lay a tile it gives up. */
  readonly budget: number;
}

const SIDES = [0, 1, 2, 3, 4, 5];
/** All tiles in all rotations, each as its place in this list. */
const TURNED = TILE_NUMBERS.flatMap((tile) => SIDES.map((rotation) => ({ tile, rotation })));
const EDGES = TURNED.map(({ tile, rotation }) => edgesOf(tile, rotation));
const BY_EDGES = new Map(EDGES.map((edges, turned) => [edges.join(), turned]));

/** One filling, or undefined when none was found within the budget. */
export const symmetricalFilling = (wish: FillingWish, random: Random): Placement[] | undefined =>
  new SymmetricalFilling(wish, random).run();

class SymmetricalFilling {
  readonly #wish: FillingWish;
  readonly #random: Random;
  readonly #orbits: readonly (readonly Hex[])[];
  readonly #inner: ReadonlyMap<string, readonly number[]>;
  readonly #begun: ReadonlyMap<string, Placement>;
  readonly #begunTiles: ReadonlySet<number>;
  readonly #laid = new Map<string, number>();
  readonly #used = new Set<number>();
  readonly #fitting = new Map<string, readonly number[]>();
  #tries = 0;
  #inexact: number;

  constructor(wish: FillingWish, random: Random) {
    const inside = new Set(wish.cells.map(hexKey));
    this.#wish = wish;
    this.#random = random;
    this.#orbits = orbitsOf(wish);
    this.#begun = new Map(wish.begun.map((each) => [hexKey(each), each]));
    this.#begunTiles = new Set(wish.begun.map(({ tile }) => tile));
    this.#inexact = wish.inexact ?? 0;
    this.#inner = new Map(
      wish.cells.map((hex) => [hexKey(hex), SIDES.filter((side) => inside.has(hexKey(neighbor(hex, side))))]),
    );
  }

  run(): Placement[] | undefined {
    if (!this.#fill(0)) return undefined;
    return this.#wish.cells.flatMap((hex) => {
      const turned = TURNED[this.#laid.get(hexKey(hex)) ?? -1];
      return turned ? [{ ...hex, ...turned }] : [];
    });
  }

  #fill(at: number): boolean {
    const orbit = this.#orbits[at];
    const [first] = orbit ?? [];
    if (!orbit || !first) return true;
    const isOwnImage = (turned: number) => this.#imageOf(turned).join() === EDGES[turned]?.join();
    return this.#fittingAt(first, this.#ringAt(first)).some(
      (turned) =>
        (orbit.length > 1 || isOwnImage(turned)) &&
        this.#withLaid(first, turned, () => this.#layImages(orbit, 1, turned, () => this.#fill(at + 1))),
    );
  }

  /** Lays the images of a tile, one after another. */
  #layImages(orbit: readonly Hex[], at: number, of: number, next: () => boolean): boolean {
    const hex = orbit[at];
    if (!hex) return next();
    const image = this.#imageOf(of);
    const exact = BY_EDGES.get(image.join());
    const goOn = (turned: number) => this.#withLaid(hex, turned, () => this.#layImages(orbit, at + 1, turned, next));
    if (exact !== undefined && !this.#used.has(TURNED[exact]?.tile ?? 0))
      return this.#matches(hex, exact) && goOn(exact);
    const inner = this.#inner.get(hexKey(hex)) ?? SIDES;
    if (this.#inexact === 0 || inner.length === 6) return false;
    this.#inexact--;
    const ring = SIDES.map((side) => (inner.includes(side) ? image[side] : undefined));
    const isDone = this.#fittingAt(hex, ring).some((turned) => this.#matches(hex, turned) && goOn(turned));
    if (!isDone) this.#inexact++;
    return isDone;
  }

  /** Does something with a tile laid; it is taken away again where that leads nowhere. */
  #withLaid(hex: Hex, turned: number, next: () => boolean): boolean {
    const { tile, rotation } = TURNED[turned] ?? { tile: 0, rotation: 0 };
    const wanted = this.#begun.get(hexKey(hex));
    const mayLie = wanted ? wanted.tile === tile && wanted.rotation === rotation : !this.#begunTiles.has(tile);
    if (!mayLie || this.#used.has(tile) || ++this.#tries > this.#wish.budget) return false;
    this.#used.add(tile);
    this.#laid.set(hexKey(hex), turned);
    if (next()) return true;
    this.#laid.delete(hexKey(hex));
    this.#used.delete(tile);
    return false;
  }

  /** What lies round a cell, side by side. */
  #ringAt(hex: Hex): (Colour | undefined)[] {
    return SIDES.map((side) => {
      const other = this.#laid.get(hexKey(neighbor(hex, side)));
      return other === undefined ? undefined : EDGES[other]?.[oppositeSide(side)];
    });
  }

  #matches(hex: Hex, turned: number): boolean {
    return this.#ringAt(hex).every((colour, side) => colour === undefined || colour === EDGES[turned]?.[side]);
  }

  /** What shows a ring its colours; in another order for every cell. */
  #fittingAt(hex: Hex, ring: readonly (Colour | undefined)[]): readonly number[] {
    const key = `${hexKey(hex)} ${ring.join()}`;
    const known = this.#fitting.get(key);
    if (known) return known;
    const all = [...TURNED.keys()].filter((turned) =>
      ring.every((colour, side) => colour === undefined || colour === EDGES[turned]?.[side]),
    );
    const fitting = shuffled(all, this.#random);
    this.#fitting.set(key, fitting);
    return fitting;
  }

  /** The colours that the image of a turned tile shows. */
  #imageOf(turned: number): readonly Colour[] {
    const { side, colour } = this.#wish.symmetry;
    const image: Colour[] = [...COLOURS];
    EDGES[turned]?.forEach((each, at) => {
      image[side(at)] = colour(each);
    });
    return image;
  }
}

/** The cells that come to lie on each other, one after another. */
function orbitsOf({ cells, symmetry }: FillingWish): Hex[][] {
  const done = new Set<string>();
  return cells.flatMap((cell) => {
    const orbit: Hex[] = [];
    for (let hex = cell; !done.has(hexKey(hex)); hex = symmetry.hex(hex)) {
      orbit.push(hex);
      done.add(hexKey(hex));
    }
    return orbit.length > 0 ? [orbit] : [];
  });
}
