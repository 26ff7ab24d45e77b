import { type Hex, type Random, TILE_NUMBERS } from '../../../tantrix';
import type { Arrangement } from '../../puzzle';
import { arrangementOf, shapeFrameOf } from './frame';
import { Candidates } from './candidates';
import { Filling } from './filling';

/** The cells filled with any of all tiles, touching edges matching. Throws RangeError when there is no way. */
export function randomFilling(cells: readonly Hex[], random: Random): Arrangement {
  const frame = shapeFrameOf(cells, []);
  const turned = new Int16Array(cells.length).fill(-1);
  let filling: Arrangement | undefined;
  new Filling({
    frame,
    turned,
    candidates: new Candidates(TILE_NUMBERS, () => true, random),
    trackers: [],
    found: () => {
      filling = arrangementOf(frame, turned);
      return true;
    },
    progress: () => {},
  }).run();
  if (!filling) throw new RangeError(`${cells.length} cells cannot be filled`);
  return filling;
}
