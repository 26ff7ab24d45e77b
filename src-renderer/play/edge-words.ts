import { edgesOf, type Rotation, type TileNumber } from '../../src-shared/tantrix';
import { inRow, type Words } from '../words/words';

/** The six colours of a tile clockwise from north. */
export const edgeWords = (tile: TileNumber, rotation: Rotation, t: Words): string =>
  inRow(
    edgesOf(tile, rotation).map((colour) => t(`colourInText.${colour}`)),
    t,
  );
