import {
  type Colour,
  edgesOf,
  type Hex,
  hexKey,
  neighbor,
  oppositeSide,
  type Placement,
  type Rotation,
  TILE_NUMBERS,
  type TileNumber,
} from '../tantrix';

/** An empty cell that touches a tile. */
export interface RaceSpace {
  readonly hex: Hex;
  /** The colour that points into it across each side; undefined where no tile lies. */
  readonly sides: readonly (Colour | undefined)[];
}

/** The spaces by their cells (see `hexKey`). */
export type RaceSpaces = ReadonlyMap<string, RaceSpace>;

const NO_SIDES: RaceSpace['sides'] = Array.from({ length: 6 }, () => undefined);

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** The spaces once a tile lies there. */
export function withTile(spaces: RaceSpaces, laid: Placement): RaceSpaces {
  const filled = spaces.get(hexKey(laid));
  const after = new Map(spaces);
  after.delete(hexKey(laid));
  for (const [side, colour] of edgesOf(laid.tile, laid.rotation).entries()) {
    const hex = neighbor(laid, side);
    // What points into the cell that was filled is a tile, and no space.
    if (filled?.sides[side]) continue;
    const { sides } = after.get(hexKey(hex)) ?? { sides: NO_SIDES };
    after.set(hexKey(hex), { hex, sides: sides.with(oppositeSide(side), colour) });
  }
  return after;
}

/** At a tile's number, in each rotation: its colours, looked at too often to be made each time. */
const EDGES = new Map(TILE_NUMBERS.map((tile) => [tile, ROTATIONS.map((rotation) => edgesOf(tile, rotation))]));

/** The rotations in which a tile matches all that points into a space. */
export const rotationsThatFit = ({ sides }: RaceSpace, tile: TileNumber): Rotation[] =>
  ROTATIONS.filter((rotation) => {
    const edges = EDGES.get(tile)?.[rotation] ?? [];
    return sides.every((colour, side) => colour === undefined || colour === edges[side]);
  });

/** How many tiles lie round a space. */
export const touching = ({ sides }: RaceSpace): number => sides.filter((colour) => colour !== undefined).length;

/** Whether three or more tiles lie round a space. */
export const isGobble = (space: RaceSpace): boolean => touching(space) >= 3;
