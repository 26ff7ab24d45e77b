import type { Goal, PathKind, PathsGoal, TangleGoal } from '../../src-shared/puzzles/puzzle';
import { COLOURS, type Colour } from '../../src-shared/tantrix';

/** What the small picture of a goal shows. */
export interface GoalFigure {
  /** Lines and loops; each is striped by the colours that it may have. */
  readonly paths: readonly { readonly path: PathKind; readonly colours: readonly Colour[] }[];
  /** Loops that cross, or paths side by side. */
  readonly isTangled: boolean;
  /** Whether the tiles come one at a time. */
  readonly isDrawn: boolean;
}

/** The figure of a goal. */
export function goalFigure(goal: Goal): GoalFigure {
  switch (goal.kind) {
    case 'paths':
      return pathsFigure(goal);
    case 'shape':
    case 'turn':
    case 'match':
      return figure([]);
    case 'tangle':
      return tangleFigure(goal);
    case 'circles':
      return figure(loops(goal.atLeast, COLOURS), { isTangled: true });
    case 'sum':
      return figure(COLOURS.map((colour) => ({ path: goal.path, colours: [colour] })));
    case 'solitaire':
      return figure([{ path: goal.path, colours: goal.colours }], { isDrawn: true });
    default:
      return goal satisfies never;
  }
}

type PathFigure = GoalFigure['paths'][number];

const loops = (count: number, colours: readonly Colour[]): PathFigure[] =>
  Array.from({ length: count }, () => ({ path: 'loop', colours }));

function pathsFigure({ path, choices }: PathsGoal): GoalFigure {
  const [first = [], ...others] = choices;
  return figure(first.map((colour) => ({ path, colours: others.length === 0 ? [colour] : allOf(choices) })));
}

const tangleFigure = (goal: TangleGoal): GoalFigure =>
  figure(
    COLOURS.flatMap((colour) => loops(goal.loops[colour] ?? 0, [colour])),
    { isTangled: true },
  );

const figure = (
  paths: GoalFigure['paths'],
  { isTangled = false, isDrawn = false }: Partial<Omit<GoalFigure, 'paths'>> = {},
): GoalFigure => ({ paths, isTangled, isDrawn });

/** All colours of the choices, in the order of the colours. */
const allOf = (choices: readonly (readonly Colour[])[]): readonly Colour[] =>
  COLOURS.filter((colour) => choices.some((choice) => choice.includes(colour)));
