import { centreOf, hexAt, type Point } from '../board/geometry';
import {
  type Game,
  type Hex,
  hexKey,
  legalPlacements,
  type Placement,
  type Rotation,
  sameHex,
  type TileNumber,
  turnRotation,
} from '../../src-shared/tantrix';

/** One of the mover's tiles: selected, or lying on the table to be tried out, or both. */
export interface Held {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** Its middle on the table, in table units; left out while it is in the hand. */
  readonly at?: Point | undefined;
}

/** A tile that lies on the table to be tried out. */
export type Tried = Held & { readonly at: Point };

/** A space that takes the tile, and the rotations in which it may be played there. */
export interface Offer {
  readonly hex: Hex;
  /** At least one: the next clockwise from the tile's own first. */
  readonly rotations: readonly Rotation[];
}

export const isTried = (held: Held | undefined): held is Tried => held?.at !== undefined;

/** The cell that holds the tile's middle. */
export const cellUnder = ({ at }: Tried): Hex => hexAt(at);

export const turned = <Some extends Held>(held: Some, by: number): Some => ({
  ...held,
  rotation: turnRotation(held.rotation, by),
});

/** The rotations in which the tile may be played at `hex`: the one it has first, then with the clock. */
export function fittingRotations(game: Game, { tile, rotation }: Held, hex: Hex): Rotation[] {
  return legalPlacements(game)
    .filter((placement) => placement.tile === tile && sameHex(placement, hex))
    .map((placement) => turnRotation(placement.rotation, -rotation))
    .toSorted((a, b) => a - b)
    .map((turns) => turnRotation(rotation, turns));
}

/** The spaces that take the tile, each once. */
export function offersOf(game: Game, held: Held): Offer[] {
  const spaces = new Map<string, Placement>();
  for (const placement of legalPlacements(game)) {
    if (placement.tile === held.tile) spaces.set(hexKey(placement), placement);
  }
  return [...spaces.values()].map(({ q, r }) => ({
    hex: { q, r },
    rotations: fittingRotations(game, held, { q, r }),
  }));
}

/** The tile laid over a cell, turned to fit where it can. */
export const laidOver = (game: Game, held: Held, hex: Hex): Tried => ({
  tile: held.tile,
  rotation: fittingRotations(game, held, hex)[0] ?? held.rotation,
  at: centreOf(hex),
});
