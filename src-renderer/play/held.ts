import {
  type Game,
  type Hex,
  hexKey,
  legalPlacements,
  type Placement,
  type Rotation,
  sameHex,
  type TileNumber,
} from '../../src-shared/tantrix';

/** The mover's selected tile: still in the hand, or tried out over a cell. */
export interface Held {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  readonly hex?: Hex | undefined;
}

export const turned = (held: Held, by: number): Held => ({ ...held, rotation: (held.rotation + by + 6) % 6 });

/** The rotation in which the tile may be played at `hex`: the one it has, else the next clockwise; undefined if none. */
export function fittingRotation(game: Game, { tile, rotation }: Held, hex: Hex): Rotation | undefined {
  const allowed = legalPlacements(game)
    .filter((placement) => placement.tile === tile && sameHex(placement, hex))
    .map((placement) => (placement.rotation - rotation + 6) % 6);
  return allowed.length === 0 ? undefined : (rotation + Math.min(...allowed)) % 6;
}

/** The placements the held tile offers, one a space, each in the fitting rotation. */
export function offeredPlacements(game: Game, held: Held): Placement[] {
  const spaces = new Map<string, Hex>();
  for (const placement of legalPlacements(game)) {
    if (placement.tile === held.tile) spaces.set(hexKey(placement), placement);
  }
  return [...spaces.values()].flatMap(({ q, r }) => {
    const rotation = fittingRotation(game, held, { q, r });
    return rotation === undefined ? [] : [{ tile: held.tile, q, r, rotation }];
  });
}

/** The held tile laid over a cell, turned to fit where it can. */
export const laidOver = (game: Game, held: Held, { q, r }: Hex): Held => ({
  tile: held.tile,
  rotation: fittingRotation(game, held, { q, r }) ?? held.rotation,
  hex: { q, r },
});
