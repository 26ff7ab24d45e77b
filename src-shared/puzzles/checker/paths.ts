import { COLOURS, type Colour, oppositeSide } from '../../tantrix';
import type { PathKind } from '../puzzle';
import { matchingNeighbour, type LayoutTile, type Layout } from './layout';

/** One tile of a path, with the sides by which the path comes and goes. */
export interface PathStep {
  readonly tile: LayoutTile;
  readonly entry: number;
  readonly exit: number;
}

/** A connected path of one colour from end to end; in a loop the last step leads to the first. */
export interface LaidPath {
  readonly colour: Colour;
  readonly steps: readonly PathStep[];
  readonly isLoop: boolean;
}

/** All paths of a colour, each once; the one that has the lowest number first. */
export function laidPathsOf(layout: Layout, colour: Colour): LaidPath[] {
  const seen = new Set<LayoutTile>();
  return layout.laid.flatMap((tile) => {
    if (seen.has(tile) || !tile.edges.includes(colour)) return [];
    const path = pathThrough(layout, tile, colour);
    for (const step of path.steps) seen.add(step.tile);
    return [path];
  });
}

/** All closed loops of the four colours, colour by colour. */
export const laidLoopsOf = (layout: Layout): LaidPath[] =>
  COLOURS.flatMap((colour) => laidPathsOf(layout, colour)).filter(({ isLoop }) => isLoop);

/** The longest open line (`line`), or closed loop (`loop`), of a colour; undefined without one. */
export function longestPath(layout: Layout, colour: Colour, kind: PathKind): LaidPath | undefined {
  const paths = laidPathsOf(layout, colour).filter((path) => pathKindOf(path) === kind);
  return paths.toSorted((a, b) => b.steps.length - a.steps.length)[0];
}

/** How many tiles the longest open line, or closed loop, of a colour has; 0 without one. */
export const longestLength = (layout: Layout, colour: Colour, kind: PathKind): number =>
  longestPath(layout, colour, kind)?.steps.length ?? 0;

/** Whether a path is an open line or a closed loop. */
export const pathKindOf = ({ isLoop }: LaidPath): PathKind => (isLoop ? 'loop' : 'line');

function pathThrough(layout: Layout, tile: LayoutTile, colour: Colour): LaidPath {
  const [entry = 0, exit = 0] = tile.links.find((link) => link.colour === colour)?.sides ?? [];
  const first = { tile, entry, exit };
  const ahead = stepsAfter(layout, first);
  if (ahead.isLoop) return { colour, steps: [first, ...ahead.steps], isLoop: true };
  const behind = stepsAfter(layout, turnedBack(first)).steps.map(turnedBack).toReversed();
  return { colour, steps: [...behind, first, ...ahead.steps], isLoop: false };
}

const turnedBack = ({ tile, entry, exit }: PathStep): PathStep => ({ tile, entry: exit, exit: entry });

/** The steps that come after one; a loop when they lead back to it. */
function stepsAfter(layout: Layout, first: PathStep): { steps: PathStep[]; isLoop: boolean } {
  const steps: PathStep[] = [];
  let { tile, exit } = first;
  for (;;) {
    const next = matchingNeighbour(layout, tile, exit);
    if (!next) return { steps, isLoop: false };
    if (next === first.tile) return { steps, isLoop: true };
    const entry = oppositeSide(exit);
    tile = next;
    exit = otherEnd(next, entry);
    steps.push({ tile, entry, exit });
  }
}

function otherEnd({ links }: LayoutTile, side: number): number {
  const [one = side, other = side] = links.find(({ sides }) => sides.includes(side))?.sides ?? [];
  return one === side ? other : one;
}
