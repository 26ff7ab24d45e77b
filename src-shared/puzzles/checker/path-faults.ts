import type { Colour } from '../../tantrix';
import { pieceOf } from '../pieces';
import type { PathKind, PathsGoal } from '../puzzle';
import type { Fault } from '../verdict';
import { pathKindOf, type LaidPath, laidPathsOf } from './paths';
import type { Layout } from './layout';

/** What keeps the colour from being one path of the kind; the tiles on the table that have it count. */
export function pathFaults(layout: Layout, colour: Colour, kind: PathKind): Fault[] {
  const path = mainPath(laidPathsOf(layout, colour), kind);
  const onPath = new Set(path?.steps.map(({ tile }) => tile));
  const leftOut = layout.laid.filter((tile) => tile.edges.includes(colour) && !onPath.has(tile));
  if (leftOut.length > 0) return [{ code: 'leftOut', colour, tiles: leftOut.map(pieceOf) }];
  if (kind === 'loop') return path?.isLoop ? [] : [{ code: 'notClosed', colour }];
  return path?.isLoop ? [{ code: 'closed', colour }] : [];
}

/** The longest path; among equals one of the kind. */
const mainPath = (paths: readonly LaidPath[], kind: PathKind): LaidPath | undefined =>
  paths.toSorted((a, b) => rank(b, kind) - rank(a, kind))[0];

const rank = (path: LaidPath, kind: PathKind): number => 2 * path.steps.length + (pathKindOf(path) === kind ? 1 : 0);

/** The choice that comes nearest to its paths, and what it still lacks. */
export function nearestChoice(
  layout: Layout,
  { choices, path }: PathsGoal,
): { colours: readonly Colour[]; faults: Fault[] } {
  const found = choices.map((colours) => ({
    colours,
    faults: colours.flatMap((colour) => pathFaults(layout, colour, path)),
  }));
  return found.toSorted((a, b) => weight(a.faults) - weight(b.faults))[0] ?? { colours: [], faults: [] };
}

/** An open loop weighs as much as a tile left out. */
const weight = (faults: readonly Fault[]): number =>
  faults.reduce((sum, fault) => sum + (fault.code === 'leftOut' ? fault.tiles.length : 1), 0);
