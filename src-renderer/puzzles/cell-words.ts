import { type Hex, ORIGIN, sameHex } from '../../src-shared/tantrix';
import type { Words } from '../words/words';

/** Where a cell lies as it is shown: columns to the right of the middle, rows below it. */
export function cellWords(hex: Hex, t: Words): string {
  if (sameHex(hex, ORIGIN)) return t('puzzle.middle');
  return t('puzzle.cell', { column: hex.q, row: hex.r + Math.floor(hex.q / 2) });
}
