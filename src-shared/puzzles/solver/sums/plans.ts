import type { Hex, Random } from '../../../tantrix';
import { turnedTile } from '../../../tantrix/fits';
import type { PathKind, Puzzle } from '../../puzzle';
import { bordersOf } from './border';
import { type Plan, planOf } from './order';
import { linksIn } from './stock';

/** Borders that lose so many links more than the best are worth a try: many are easier to fill. */
const SLACK = 4;

/** Plans for the outlines that lose the fewest links, the easiest first. */
export function plansOf(
  { tiles }: Puzzle,
  path: PathKind,
  outlines: readonly (readonly Hex[])[],
  random: Random,
): Plan[] {
  const links = linksIn(tiles);
  const all = links.reduce((sum, count) => sum + count, 0);
  const colours = links.filter((count) => count > 0).length;
  const borders = outlines.flatMap((cells) => bordersOf(cells, path, all, colours, random));
  const best = Math.max(...borders.map(({ bound }) => bound));
  const turned = tiles.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => turnedTile(tile, rotation)));
  return borders
    .filter(({ bound }) => bound >= best - SLACK)
    .map((border) => planOf(border, turned))
    .toSorted((a, b) => a.effort - b.effort);
}
