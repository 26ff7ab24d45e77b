import { clashesOf, laidPieceAt } from '../../src-shared/puzzles/arrangement';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import { neighbor } from '../../src-shared/tantrix';
import type { Words } from '../words/words';

/** Young children are praised for everything that matches. */

export interface Praise {
  readonly title: string;
  /** What matches, or what can be done. */
  readonly text: string;
}

const PRAISES = ['wellDone', 'great', 'lovely', 'wonderful'] as const;

/** What is said of the tiles as they lie; another word of praise for each edge more. */
export function praiseOf(laid: Arrangement, t: Words): Praise {
  const clashes = clashesOf(laid).length;
  const count = touchingEdges(laid) - clashes;
  if (clashes > 0) return { title: t('puzzle.praise.nearly'), text: t('puzzle.praise.turn') };
  const praise = PRAISES[count % PRAISES.length];
  if (count === 0 || !praise) return { title: t('puzzle.praise.begin'), text: t('puzzle.praise.lay') };
  return { title: t(`puzzle.praise.${praise}`), text: t('puzzle.praise.edges', { count }) };
}

/** How many edges have a tile on both sides. */
const touchingEdges = (laid: Arrangement): number =>
  laid.reduce((sum, each) => sum + [0, 1, 2].filter((side) => laidPieceAt(laid, neighbor(each, side))).length, 0);
