import { COLOURS, type Colour, oppositeSide } from '../../tantrix';
import type { PathKind } from '../puzzle';
import { joinedTo, type LaidTile, type Table } from './layout';

/** One tile of a path, with the sides by which the path comes and goes. */
export interface Step {
  readonly tile: LaidTile;
  readonly entry: number;
  readonly exit: number;
}

/** A connected path of one colour from end to end; in a loop the last step leads to the first. */
export interface LaidPath {
  readonly colour: Colour;
  readonly steps: readonly Step[];
  readonly isLoop: boolean;
}

/** All paths of a colour, each once; the one that has the lowest number first. */
export function pathsOf(table: Table, colour: Colour): LaidPath[] {
  const seen = new Set<LaidTile>();
  return table.laid.flatMap((tile) => {
    if (seen.has(tile) || !tile.edges.includes(colour)) return [];
    const path = pathThrough(table, tile, colour);
    for (const step of path.steps) seen.add(step.tile);
    return [path];
  });
}

export const loopsOf = (table: Table): LaidPath[] =>
  COLOURS.flatMap((colour) => pathsOf(table, colour)).filter(({ isLoop }) => isLoop);

/** The longest open line, or closed loop, of a colour; undefined without one. */
export function longestPath(table: Table, colour: Colour, kind: PathKind): LaidPath | undefined {
  const paths = pathsOf(table, colour).filter((path) => kindOf(path) === kind);
  return paths.toSorted((a, b) => b.steps.length - a.steps.length)[0];
}

/** How many tiles the longest open line, or closed loop, of a colour has; 0 without one. */
export const longest = (table: Table, colour: Colour, kind: PathKind): number =>
  longestPath(table, colour, kind)?.steps.length ?? 0;

/** Whether a path is an open line or a closed loop. */
export const kindOf = ({ isLoop }: LaidPath): PathKind => (isLoop ? 'loop' : 'line');

function pathThrough(table: Table, tile: LaidTile, colour: Colour): LaidPath {
  const [entry = 0, exit = 0] = tile.links.find((link) => link.colour === colour)?.sides ?? [];
  const first = { tile, entry, exit };
  const ahead = stepsAfter(table, first);
  if (ahead.isLoop) return { colour, steps: [first, ...ahead.steps], isLoop: true };
  const behind = stepsAfter(table, turnedBack(first)).steps.map(turnedBack).toReversed();
  return { colour, steps: [...behind, first, ...ahead.steps], isLoop: false };
}

const turnedBack = ({ tile, entry, exit }: Step): Step => ({ tile, entry: exit, exit: entry });

/** The steps that come after one; a loop when they lead back to it. */
function stepsAfter(table: Table, first: Step): { steps: Step[]; isLoop: boolean } {
  const steps: Step[] = [];
  let { tile, exit } = first;
  for (;;) {
    const next = joinedTo(table, tile, exit);
    if (!next) return { steps, isLoop: false };
    if (next === first.tile) return { steps, isLoop: true };
    const entry = oppositeSide(exit);
    tile = next;
    exit = otherEnd(next, entry);
    steps.push({ tile, entry, exit });
  }
}

function otherEnd({ links }: LaidTile, side: number): number {
  const [one = side, other = side] = links.find(({ sides }) => sides.includes(side))?.sides ?? [];
  return one === side ? other : one;
}
