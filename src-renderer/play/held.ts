import type { Spot } from '../../src-shared/sessions/spot';
import {
  cellsTaking,
  type Game,
  type Hex,
  legalRotations,
  type Rotation,
  type TileNumber,
  turnRotation,
} from '../../src-shared/tantrix';

/** One of the mover's tiles: selected, or lying on the table to be tried out, or both. */
export interface Held {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** Left out while it is in the hand. */
  readonly at?: Spot | undefined;
}

/** A tile that lies on the table to be tried out. */
export type Tried = Held & { readonly at: Spot };

/** A space that takes the tile, and the rotations in which it may be played there. */
export interface Offer {
  readonly hex: Hex;
  /** At least one: the next clockwise from the tile's own first. */
  readonly rotations: readonly Rotation[];
}

export const isTried = (held: Held | undefined): held is Tried => held?.at !== undefined;

export const turned = <Some extends Held>(held: Some, by: number): Some => ({
  ...held,
  rotation: turnRotation(held.rotation, by),
});

/** The rotations in which the tile may be played at `hex`: the one it has first, then with the clock. */
export const fittingRotations = (game: Game, { tile, rotation }: Held, hex: Hex): Rotation[] =>
  legalRotations(game, tile, hex)
    .map((each) => turnRotation(each, -rotation))
    .toSorted((a, b) => a - b)
    .map((turns) => turnRotation(rotation, turns));

/** The spaces that take the tile, each once. */
export const offersOf = (game: Game, held: Held): Offer[] =>
  cellsTaking(game, held.tile).map((hex) => ({ hex, rotations: fittingRotations(game, held, hex) }));

/** The tile laid over a cell, turned to fit where it can. */
export const laidOver = (game: Game, held: Held, hex: Hex): Tried => ({
  tile: held.tile,
  rotation: fittingRotations(game, held, hex)[0] ?? held.rotation,
  at: { over: hex },
});
