import { type FigureTile, type Frame, frameOf } from '../board/BoardFigure';
import { centreOf, HALF_HEIGHT, R } from '../board/geometry';
import { type Orientation, toScreen } from '../board/orientation';
import { neighbor, type Placement, sameHex } from '../../src-shared/tantrix';

/** A part of the board round a tile. */
export interface MovePicture {
  readonly frame: Frame;
  /** All tiles of which something is seen; the one it is about comes last. */
  readonly tiles: readonly FigureTile[];
}

/** Units of the table round the tile: its neighbours are seen, for they say why. */
const ROUND = 1.3 * R;
/** Width of a picture by its height. */
const SHAPE = 7 / 5;
const SIDES = [0, 1, 2, 3, 4, 5];

/**
 * A placement as it lies, or would have lain, after others; the board turned as it is seen. Each has a picture of its own, all
 * of one scale: where two lie far apart, in one that held both nothing could be told.
 */
export function movePicture(before: readonly Placement[], placement: Placement, orientation: Orientation): MovePicture {
  const seen = ({ tile, rotation, ...hex }: Placement): FigureTile => ({
    tile,
    rotation: toScreen.rotation(rotation, orientation),
    ...toScreen.hex(hex, orientation),
  });
  const lying = before.map(seen);
  const own = seen(placement);
  const frame = shaped(shifted(frameOf([own], ROUND), own, lying));
  return { frame, tiles: [...lying.filter((tile) => isIn(frame, tile)), own] };
}

/** The frame, half way from the middle of the tile to that of its neighbours: at the edge of the tantrix less of it is bare. */
function shifted(frame: Frame, own: FigureTile, lying: readonly FigureTile[]): Frame {
  const middle = centreOf(own);
  const beside = lying.filter((tile) => SIDES.some((side) => sameHex(neighbor(own, side), tile))).map(centreOf);
  const towards = (axis: 'x' | 'y') =>
    beside.reduce((sum, point) => sum + point[axis] - middle[axis], 0) / (2 * Math.max(1, beside.length));
  return { ...frame, x: frame.x + towards('x'), y: frame.y + towards('y') };
}

/** The frame, widened or heightened to the shape of all. */
function shaped({ x, y, width, height }: Frame): Frame {
  const [wide, high] = [Math.max(width, height * SHAPE), Math.max(height, width / SHAPE)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** Whether anything of a tile is seen. */
function isIn({ x, y, width, height }: Frame, tile: FigureTile): boolean {
  const centre = centreOf(tile);
  return (
    centre.x > x - R && centre.x < x + width + R && centre.y > y - HALF_HEIGHT && centre.y < y + height + HALF_HEIGHT
  );
}
