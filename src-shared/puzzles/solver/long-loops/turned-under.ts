import { addHex, hexKey, type Placement, rotateHex, type TileNumber, turnRotation } from '../../../tantrix';
import { turnedTile } from '../../../tantrix/fits';
import type { Arrangement } from '../../puzzle';
import { withCopies } from './pieces';

/**
 * An answer turned and shifted as a whole until each tile that is laid has its like under it, any copy of it; undefined
 * when that cannot be.
 */
export function turnedUnder(
  answer: Arrangement,
  tiles: readonly TileNumber[],
  laid: Arrangement,
): Arrangement | undefined {
  const [first] = laid;
  if (!first) return answer;
  for (const one of answer.filter(({ tile }) => tile === first.tile)) {
    const moved = broughtTo(answer, one, first);
    const byCell = new Map(moved.map((each) => [hexKey(each), each]));
    const isUnder = (each: Placement) => {
      const like = byCell.get(hexKey(each));
      return like?.tile === each.tile && like.rotation === each.rotation;
    };
    if (laid.every(isUnder)) return withCopies(moved.map(asTurned), tiles, laid);
  }
  return undefined;
}

/** All of it, turned and shifted so that one of its tiles comes to lie like another. */
function broughtTo(answer: Arrangement, one: Placement, like: Placement): Placement[] {
  const sixths = like.rotation - one.rotation;
  return answer.map((each) => ({
    tile: each.tile,
    rotation: turnRotation(each.rotation, sixths),
    ...addHex(rotateHex({ q: each.q - one.q, r: each.r - one.r }, sixths), like),
  }));
}

const asTurned = ({ tile, rotation, q, r }: Placement) => ({ hex: { q, r }, turned: turnedTile(tile, rotation) });
