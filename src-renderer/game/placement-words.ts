import { neighbor, oppositeSide, type Placement, sameHex } from '../../src-shared/tantrix';
import type { Words } from '../words/words';

/** Where a tile lies that touches one. */
const SIDES = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;

/**
 * A placement as people tell it, by a tile that it touches; other words for each other placement.
 *
 * @param past the placements before it
 */
export function placementWords(placement: Placement, past: readonly Placement[], t: Words): string {
  const { tile } = placement;
  const degrees = placement.rotation * 60;
  for (const [side] of SIDES.entries()) {
    const cell = neighbor(placement, side);
    const touched = past.find((each) => sameHex(each, cell));
    const where = SIDES[oppositeSide(side)];
    if (touched && where) return t(`placement.${where}`, { tile, touched: touched.tile, degrees });
  }
  return t('placement.first', { tile, degrees });
}
