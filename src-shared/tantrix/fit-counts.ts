import { fittingRotationBits, turnedTile } from './fits';
import type { Game } from './game';
import { type Cell, hexOf } from './grid';
import type { Hex } from './hex';
import type { ReadonlyPosition } from './position';
import { RestrictedCells, hasPairBeside, isForced, thirdLinkAt } from './restrictions';
import type { TileNumber } from './tiles';
import { unplayedTiles } from './unseen';

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** What tournament players note on a forced space. */
export interface FitCount {
  readonly hex: Hex;
  /** The tiles not yet played that may fill it now, ascending. */
  readonly tiles: readonly TileNumber[];
  /** How many of these fit another forced space, too. */
  readonly shared: number;
  /** How many more will fit it once the restrictions are lifted. */
  readonly later: number;
  /** The seats that hold one of `tiles`. */
  readonly holders: readonly number[];
}

/** The fit counts of all forced spaces, from what every player may know: all hands, and the bag as a set. */
export function fitCounts({ position }: Game): FitCount[] {
  const { board, hands } = position;
  const forced = board.spaces.filter((space) => isForced(board, space));
  const unplayed = unplayedTiles({ position });
  const ways = playableRotations(position);
  const now = forced.map((space) => unplayed.filter((tile) => ways(space, tile) !== 0));
  return forced.map((space, at) => {
    const tiles = now[at];
    const elsewhere = new Set(now.filter((_, other) => other !== at).flat());
    return {
      hex: hexOf(space),
      tiles,
      shared: tiles.filter((tile) => elsewhere.has(tile)).length,
      later: fittingTiles(position, space).length - tiles.length,
      holders: hands.flatMap((hand, seat) => (hand.some((tile) => tiles.includes(tile)) ? [seat] : [])),
    };
  });
}

/** As tournament players write it: `4-1/2` for four that fit now, one of them elsewhere too, and two more later. */
export function fitCountText({ tiles, shared, later }: Pick<FitCount, 'tiles' | 'shared' | 'later'>): string {
  return `${tiles.length}${shared > 0 ? `-${shared}` : ''}${later > 0 ? `/${later}` : ''}`;
}

/**
 * The tiles not yet played whose colours match round a space, ascending; whether or not the restrictions let them lie
 * there.
 */
export const fittingTiles = (position: ReadonlyPosition, space: Cell): TileNumber[] =>
  unplayedTiles({ position }).filter((tile) => rotationsAt(position, space, tile) !== 0);

/** Bit k is set when the colours of the tile match round the space, turned by k. */
const rotationsAt = ({ board }: Pick<ReadonlyPosition, 'board'>, space: Cell, tile: TileNumber): number =>
  fittingRotationBits(board.rings[space], tile);

/**
 * Makes a function that tells how a tile, whoever has it, may be put into a space now, as bits: bit k is set when it
 * may lie there with rotation k. The board must not change as long as the function is used.
 */
export function playableRotations(
  at: Pick<ReadonlyPosition, 'board' | 'isRestricted'>,
): (space: Cell, tile: TileNumber) => number {
  const { board, isRestricted } = at;
  const restricted = new RestrictedCells();
  if (isRestricted) restricted.update(board);
  return (space, tile) => {
    const rotations = rotationsAt(at, space, tile);
    if (!isRestricted || rotations === 0) return rotations;
    if (restricted.at(space) !== 0) return 0;
    if (!hasPairBeside(board, space)) return rotations;
    const allowed = ROTATIONS.filter((rotation) => thirdLinkAt(board, space, turnedTile(tile, rotation)) === undefined);
    return allowed.reduce((bits, rotation) => bits | (rotations & (1 << rotation)), 0);
  };
}
