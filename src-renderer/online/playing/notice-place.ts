import type { Box, Size } from '../../board/camera';

/** Where a notice stands over the board: in the corner where it covers the least. All lengths are pixels of the area. */

/** The corners of the area, the one that is taken where nothing is covered in front. */
export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof CORNERS)[number];

export interface NoticeScene {
  /** What it may stand in. */
  readonly area: Size;
  readonly notice: Size;
  /** The boxes of the tiles. */
  readonly tiles: readonly Box[];
  /** Other notices, which are never covered where there is another corner. */
  readonly others: readonly Box[];
}

/** Kept free at the edges of the area. */
const EDGE = 10;

/** @param before where it stands already: it stays there as long as it covers no more */
export function cornerFor(scene: NoticeScene, before: Corner | undefined): Corner {
  const first = before ?? CORNERS[0];
  const costs = CORNERS.map((corner) => ({ corner, cost: costOf(boxAt(corner, scene), scene) }));
  const least = Math.min(...costs.map(({ cost }) => cost));
  const best = costs.filter(({ cost }) => cost === least).map(({ corner }) => corner);
  return best.includes(first) ? first : (best[0] ?? first);
}

function boxAt(corner: Corner, { area, notice: { width, height } }: NoticeScene): Box {
  const left = corner.endsWith('left') ? EDGE : area.width - EDGE - width;
  const top = corner.startsWith('top') ? EDGE : area.height - EDGE - height;
  return { left, top, right: left + width, bottom: top + height };
}

/** What is covered of the tiles; of other notices so much counts more than all tiles. */
const costOf = (box: Box, { area, tiles, others }: NoticeScene): number =>
  coveredOf(tiles, box) + area.width * area.height * coveredOf(others, box);

const coveredOf = (boxes: readonly Box[], box: Box): number => boxes.reduce((sum, each) => sum + common(each, box), 0);

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
