import type { PathKind } from '../../../src-shared/puzzles/puzzle';
import { type Hex, hexDistance } from '../../../src-shared/tantrix';
import { centreOf, type Point } from '../../board/geometry';

/** The strokes of small pictures: on a tile of side 60 round 0,0, or through the cells of a shape. */

/** Lines side by side. */
export function linesOn(count: number): string[] {
  const apart = count > 2 ? 19 : 24;
  return Array.from({ length: count }, (_, at) => {
    const y = apart * (at - (count - 1) / 2);
    return `M-33 ${y + 6} C-12 ${y - 20} 12 ${y + 20} 33 ${y - 6}`;
  });
}

/** How far from the middle loops lie, and how large they are, by their number: those that cross, and those that do not. */
const CROSSING = [
  { far: 0, radius: 34 },
  { far: 17, radius: 23 },
  { far: 18, radius: 20 },
  { far: 21, radius: 19 },
  { far: 25, radius: 17 },
];
const APART = [
  { far: 0, radius: 34 },
  { far: 17, radius: 23 },
  { far: 25, radius: 15 },
  { far: 27, radius: 13 },
];

/** A loop as a whole, and the half of it that runs over the others. */
export interface LoopStroke {
  readonly whole: string;
  readonly upper: string;
}

/** Loops in a ring. */
export function loopsOn(count: number, areTangled: boolean): LoopStroke[] {
  const sizes = areTangled ? CROSSING : APART;
  const { far, radius } = sizes[Math.min(count, sizes.length) - 1] ?? { far: 0, radius: 0 };
  // Two lie side by side, four in a square.
  const first = count % 2 === 1 ? -Math.PI / 2 : count === 4 ? -Math.PI / 4 : Math.PI;
  return Array.from({ length: count }, (_, at) => {
    const angle = first + (2 * Math.PI * at) / count;
    const middle = { x: far * Math.cos(angle), y: far * Math.sin(angle) };
    // Towards the middle of all; of two, downwards.
    const facing = count === 2 ? Math.PI / 2 : angle + Math.PI;
    return { whole: circle(middle, radius), upper: halfCircle(middle, radius, facing) };
  });
}

const circle = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y} A${r} ${r} 0 0 1 ${x + r} ${y} A${r} ${r} 0 0 1 ${x - r} ${y} Z`;

function halfCircle({ x, y }: Point, r: number, facing: number): string {
  const [dx, dy] = [r * Math.sin(facing), -r * Math.cos(facing)];
  return `M${x + dx} ${y + dy} A${r} ${r} 0 0 1 ${x - dx} ${y - dy}`;
}

/** A path through a shape; of two lines each has a half of it, the second loop runs inside the first. */
export const throughCells = (cells: readonly Hex[], path: PathKind, at: number, count: number): string =>
  path === 'line' ? polyline(snake(halfOf(cells, at, count))) : `${polyline(rim(cells, at))} Z`;

function halfOf(cells: readonly Hex[], at: number, count: number): readonly Hex[] {
  if (count < 2) return cells;
  const heights = cells.map((hex) => centreOf(hex).y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  return cells.filter((hex) => centreOf(hex).y <= middle + 1 === (at === 0));
}

const polyline = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join(' L')}`;

/** Column by column, down and up in turns. */
function snake(cells: readonly Hex[]): Point[] {
  const columns = [...new Set(cells.map(({ q }) => q))].toSorted((a, b) => a - b);
  return columns.flatMap((column, index) => {
    const own = cells.filter(({ q }) => q === column).toSorted((a, b) => a.r - b.r);
    return (index % 2 === 0 ? own : own.toReversed()).map(centreOf);
  });
}

/** The cells at the rim, one after another; the second path runs as much further inside. */
function rim(cells: readonly Hex[], at: number): Point[] {
  const outer = cells.filter((hex) => cells.filter((other) => hexDistance(hex, other) === 1).length < 6).map(centreOf);
  const middle = {
    x: outer.reduce((sum, { x }) => sum + x, 0) / outer.length,
    y: outer.reduce((sum, { y }) => sum + y, 0) / outer.length,
  };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const size = at === 0 ? 1 : 0.42;
  return outer
    .toSorted((a, b) => angle(a) - angle(b))
    .map(({ x, y }) => ({ x: middle.x + size * (x - middle.x), y: middle.y + size * (y - middle.y) }));
}
