import type { Puzzle } from '../../../src-shared/puzzles/puzzle';
import type { Colour, Hex } from '../../../src-shared/tantrix';
import { centreOf, hexagonPath } from '../../board/geometry';
import { type GoalFigure, goalFigure } from '../goal-figure';
import { goalCells } from '../ground';
import { linesOn, loopsOn, throughCells } from './goal-strokes';

const TILE = hexagonPath(0.6, 0.16);
const CELL = hexagonPath(0.93, 0.12);

/** The goal of a puzzle at a glance: the paths in their colours, on a tile or in the shape that is to be filled. */
export function GoalPicture({ puzzle }: { puzzle: Puzzle }) {
  const figure = goalFigure(puzzle.goal);
  const cells = goalCells(puzzle);
  return (
    <svg className="goal-picture" viewBox="-64 -64 128 128" aria-hidden="true">
      {cells.length > 0 ? (
        <ShapePicture cells={cells} paths={figure.paths} />
      ) : (
        <TilePicture {...figure} count={puzzle.tiles.length} />
      )}
    </svg>
  );
}

/** The paths on a tile; on a pile of them where they come one at a time. A single loop has the number of tiles in it. */
function TilePicture({ paths, isTangled, isDrawn, count }: GoalFigure & { count: number }) {
  const lines = paths.filter(({ path }) => path === 'line');
  const loops = paths.filter(({ path }) => path === 'loop');
  return (
    <>
      {isDrawn && <path className="goal-tile is-below" d={TILE} transform="translate(7 10) scale(0.88)" />}
      {isDrawn && <path className="goal-tile is-below" d={TILE} transform="translate(1 3) scale(0.88)" />}
      <g {...(isDrawn ? { transform: 'translate(-5 -4) scale(0.88)' } : {})}>
        <path className="goal-tile" d={TILE} />
        <LoopsPicture loops={loops} isTangled={isTangled} />
        {linesOn(lines.length).map((d, at) => (
          <Stroke key={d} d={d} colours={lines[at]?.colours ?? []} width={lines.length > 2 ? 9 : 13} />
        ))}
        {loops.length === 1 && (
          <text className="goal-count" y={9} textAnchor="middle">
            {count}
          </text>
        )}
      </g>
    </>
  );
}

/** Each loop lies over its neighbour on one side and under it on the other. */
function LoopsPicture({ loops, isTangled }: { loops: GoalFigure['paths']; isTangled: boolean }) {
  const width = loops.length > 2 ? 8 : 11;
  const strokes = loopsOn(loops.length, isTangled).map((stroke, at) => ({
    ...stroke,
    colours: loops[at]?.colours ?? [],
  }));
  return (
    <>
      {strokes.map(({ whole, colours }) => (
        <Stroke key={whole} d={whole} colours={colours} width={width} />
      ))}
      {strokes
        .filter(({ colours }) => colours.length === 1 && strokes.length > 1)
        .toReversed()
        .map(({ upper, colours }) => (
          <Stroke key={upper} d={upper} colours={colours} width={width} isPart />
        ))}
    </>
  );
}

/** The cells of the shape, and the paths that go through them. */
function ShapePicture({ cells, paths }: { cells: readonly Hex[]; paths: GoalFigure['paths'] }) {
  const centres = cells.map(centreOf);
  const x = spanOf(centres.map((centre) => centre.x));
  const y = spanOf(centres.map((centre) => centre.y));
  const scale = 124 / Math.max(x.size + 200, y.size + 174);
  return (
    <g transform={`scale(${scale}) translate(${-x.middle} ${-y.middle})`}>
      {centres.map((centre) => (
        <path
          key={`${centre.x} ${centre.y}`}
          className="goal-tile"
          d={CELL}
          transform={`translate(${centre.x} ${centre.y})`}
        />
      ))}
      {paths.map(({ path, colours }, at) => (
        <Stroke key={at} d={throughCells(cells, path, at, paths.length)} colours={colours} width={34} />
      ))}
    </g>
  );
}

function spanOf(places: readonly number[]) {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return { middle: (least + most) / 2, size: most - least };
}

interface StrokeProps {
  readonly d: string;
  readonly colours: readonly Colour[];
  readonly width: number;
  /** Whether it goes on at both ends. */
  readonly isPart?: boolean;
}

/** A line or loop; of several colours it has a part in each. */
function Stroke({ d, colours, width, isPart = false }: StrokeProps) {
  const parts = colours.length;
  return (
    <g className="goal-stroke">
      <path className="goal-gap" d={d} strokeWidth={width * 1.5} />
      {colours.map((colour, at) => (
        <path
          key={colour}
          className={`link-${colour}`}
          d={d}
          strokeWidth={width}
          {...(isPart ? { strokeLinecap: 'square' } : {})}
          {...(parts > 1 ? { pathLength: parts, strokeDasharray: `1 ${parts - 1}`, strokeDashoffset: -at } : {})}
        />
      ))}
    </g>
  );
}
