import {
  addHex,
  edgesOf,
  type Hex,
  MOST_TILES,
  ORIGIN,
  type Placement,
  rotateHex,
  type Rotation,
  sameHex,
  type TileNumber,
  tileNumbers,
  turnRotation,
} from '../tantrix';

/** What a pattern is to look the same under; where the partners of its tiles lie. */
export const GUIDE_KINDS = ['none', 'mirror', '2-fold', '3-fold', '6-fold'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

export interface Guide {
  readonly kind: GuideKind;
  /** The cell about which is turned, or through whose middle the mirror goes. */
  readonly centre: Hex;
  /** The mirror goes through the middle of a side at 0, turned by so many twelfths clockwise from north, 0 to 5. */
  readonly axis: number;
}

/** As many mirrors go through a cell. */
export const AXES = 6;

export const NO_GUIDE: Guide = { kind: 'none', centre: ORIGIN, axis: 0 };

/** Where the partner of a tile lies, and which tile it is; of a few tiles there is no mirror image. */
export interface Partner extends Hex {
  readonly tile: TileNumber | undefined;
  readonly rotation: Rotation;
}

/** By how many sixths is turned. */
const TURNS: Readonly<Record<GuideKind, readonly number[]>> = {
  none: [],
  mirror: [],
  '2-fold': [3],
  '3-fold': [2, 4],
  '6-fold': [1, 2, 3, 4, 5],
};

/** The partners of a tile, but for one that would lie in its own cell. */
export function partnersOf(guide: Guide, placement: Placement): Partner[] {
  const turned = TURNS[guide.kind].map((sixths) => turnedBy(guide.centre, placement, sixths));
  const all = guide.kind === 'mirror' ? [mirrored(guide, placement)] : turned;
  return all.filter((partner) => !sameHex(partner, placement));
}

const about = ({ q, r }: Hex, hex: Hex, image: (from: Hex) => Hex): Hex =>
  addHex(image(addHex(hex, { q: 0 - q, r: 0 - r })), { q, r });

function turnedBy(centre: Hex, { tile, rotation, q, r }: Placement, sixths: number): Partner {
  const hex = about(centre, { q, r }, (from) => rotateHex(from, sixths));
  return { ...hex, tile, rotation: turnRotation(rotation, sixths) };
}

/** A mirror takes direction d to axis - d: it is the one through north, and a turn by `axis`. */
function mirrored({ centre, axis }: Guide, { tile, rotation, q, r }: Placement): Partner {
  const hex = about(centre, { q, r }, (from) => rotateHex({ q: 0 - from.q, r: from.q + from.r }, axis));
  const image = mirrorImage(tile);
  return { ...hex, tile: image?.tile, rotation: turnRotation(image?.rotation ?? 0, axis - rotation) };
}

interface Image {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
}

/** Found once: tables of hundreds of tiles ask for the same ones all the time. */
const images = new Map<TileNumber, Image | undefined>();

/** The tile that looks as another does in a mirror through north, and how it is turned; undefined where none does. */
export function mirrorImage(tile: TileNumber): Image | undefined {
  if (!images.has(tile)) images.set(tile, imageOf(tile));
  return images.get(tile);
}

function imageOf(tile: TileNumber): Image | undefined {
  const edges = edgesOf(tile);
  const wanted = edges.map((_, side) => edges[(6 - side) % 6]);
  for (const other of tileNumbers(MOST_TILES)) {
    for (let rotation = 0; rotation < 6; rotation++) {
      if (edgesOf(other, rotation).every((colour, side) => colour === wanted[side])) return { tile: other, rotation };
    }
  }
  return undefined;
}
