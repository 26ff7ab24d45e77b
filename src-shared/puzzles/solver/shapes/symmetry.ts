import { type Hex, type TileNumber, turnRotation } from '../../../tantrix';
import { rotationOf, tileOf } from '../../../tantrix/fits';
import type { Allowed } from './candidates';
import { symmetriesOf } from './cells';

/**
 * Of arrangements that are turns of each other within the same cells, allows one: that in which `tile` lies in the
 * first of the places it takes in them, and in the middle, which keeps its place, has the smallest rotation. As no
 * tile looks the same when it is turned, no arrangement is its own turn.
 */
export function breakSymmetry(cells: readonly Hex[], tile: TileNumber): Allowed {
  const turns = symmetriesOf(cells);
  return (place, turned) => {
    if (tileOf(turned) !== tile) return true;
    const rotation = rotationOf(turned);
    const own = rank(place, rotation);
    return turns.every(({ to, sixths }) => own < rank(to[place], turnRotation(rotation, sixths)));
  };
}

const rank = (place: number, rotation: number): number => place * 6 + rotation;
