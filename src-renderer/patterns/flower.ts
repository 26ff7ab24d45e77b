import { layTile, type Pattern } from '../../src-shared/patterns/pattern';
import { NO_GUIDE } from '../../src-shared/patterns/guide';
import { laidPiece } from '../../src-shared/puzzles/pieces';

/** Two tiles with all their partners by turns of a sixth: what can be made at a free table, in a picture. */
export const FLOWER = [laidPiece(10, { q: 1, r: 0 }, 1), laidPiece(25, { q: 2, r: -1 }, 2)].reduce<Pattern>(
  (pattern, piece) => ({ ...pattern, laid: layTile(pattern, piece, true) }),
  { laid: [], guide: { ...NO_GUIDE, kind: '6-fold' }, sheet: {} },
);
