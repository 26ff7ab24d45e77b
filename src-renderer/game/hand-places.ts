import type { RefCallback } from 'react';
import type { Rotation, TileNumber } from '../../src-shared/tantrix';

/** Where the hands draw their tiles, for those that fly there or from there. */

/** The slot of a tile, which is empty while it lies on the table. */
interface HandPlace {
  readonly svg: SVGSVGElement;
  /** As it is seen. */
  readonly rotation: Rotation;
}

const places = new Map<TileNumber, HandPlace>();

/** The `ref` of the drawing that a hand shows of a tile. */
export const placeInHand =
  (tile: TileNumber, rotation: Rotation): RefCallback<SVGSVGElement> =>
  (svg) => {
    if (!svg) return undefined;
    places.set(tile, { svg, rotation });
    return () => void places.delete(tile);
  };

/** What is drawn in the hands now. */
export const handPlaces = (): ReadonlyMap<TileNumber, HandPlace> => places;
