import { type Colour, type Placement, seededRandom } from '../../../tantrix';
import { turnedTile } from '../../../tantrix/fits';
import type { Arrangement, PathKind, Puzzle } from '../../puzzle';
import { firmTiles } from '../firm';
import type { Solver, SolverQuestion, OnProgress } from '../question';
import { arrangementOf, type ShapeFrame, shapeFrameOf } from './frame';
import { type Allowed, Candidates } from './candidates';
import { placesOfShape } from './cells';
import { Filling } from './filling';
import { breakSymmetry } from './symmetry';
import { PathTracker } from './path-tracker';
import { staysInPlace } from './turning';

/** Fills shapes, with or without paths, also with tiles of which each has its place. */
export const shapeSolver: Solver = {
  solve(question, onProgress) {
    let solution: Arrangement | undefined;
    search(question, onProgress, (frame, turned) => {
      solution = arrangementOf(frame, turned);
      return true;
    });
    return solution;
  },
  count(question, onProgress) {
    const { most = Number.POSITIVE_INFINITY } = question;
    let count = 0;
    search(question, onProgress, () => ++count >= most);
    return count;
  },
};

/** Called with every solution; says whether to stop. */
type Found = (frame: ShapeFrame, turned: Int16Array) => boolean;

/** One search: these cells, and the paths of one choice of colours. */
interface Task {
  readonly frame: ShapeFrame;
  readonly firm: readonly Placement[];
  readonly path: PathKind;
  readonly colours: readonly Colour[];
  /** What has been looked for already: solutions that have these paths, too, were found then. */
  readonly former: readonly (readonly Colour[])[];
}

/** Finds every solution once, those that are turns of each other once together, until `found` says to stop. */
function search(question: SolverQuestion, onProgress: OnProgress, found: Found): void {
  const tasks = tasksOf(question);
  tasks.some((task, index) =>
    fill(question, task, found, (part) => onProgress({ progress: (index + part) / tasks.length })),
  );
}

function tasksOf(question: SolverQuestion): Task[] {
  const firm = firmTiles(question);
  const { shape, path, choices } = wanted(question);
  if (!firm || !shape) return [];
  return placesOfShape(shape, firm)
    .filter((cells) => cells.length === question.puzzle.tiles.length)
    .flatMap((cells) => {
      const frame = shapeFrameOf(cells, firm);
      return choices.map((colours, index) => ({ frame, firm, path, colours, former: choices.slice(0, index) }));
    });
}

/** The shape, and what paths are wanted in it: a mere shape is one with a choice of none. */
function wanted({ puzzle: { goal }, colours }: SolverQuestion) {
  const none = { shape: undefined, path: 'line' as const, choices: [[]] as readonly (readonly Colour[])[] };
  if (goal.kind === 'shape') return { ...none, shape: goal.shape };
  if (goal.kind === 'turn') return { ...none, shape: goal.cells };
  if (goal.kind !== 'paths') return none;
  return { ...goal, shape: goal.shape, choices: colours ? [colours] : goal.choices };
}

function fill({ puzzle, seed }: SolverQuestion, task: Task, found: Found, progress: (part: number) => void) {
  const { tiles } = puzzle;
  const { frame, path } = task;
  const turned = new Int16Array(tiles.length).fill(-1);
  const tracker = (colour: Colour) => new PathTracker(frame, turned, tiles, colour, path);
  const trackers = task.colours.map(tracker);
  const former = task.former.map((colours) => colours.map(tracker));
  const isNew = () => !former.some((choice) => choice.every((one) => one.isWhole()));
  const isAllowed = allowedIn(puzzle, task);
  const candidates = new Candidates(tiles, isAllowed, seededRandom(seed));
  return new Filling({
    frame,
    turned,
    candidates,
    trackers,
    found: () => isNew() && found(frame, turned),
    progress,
  }).run();
}

/** Without anything that holds the tiles in their places, turns of the whole count once. */
function allowedIn(puzzle: Puzzle, { frame, firm }: Task): Allowed {
  const isFirm = staysFirm(firm);
  const inPlace = staysInPlace(puzzle, frame);
  if (inPlace) return (place, turned) => inPlace(place, turned) && isFirm(place, turned);
  return firm.length > 0 ? isFirm : breakSymmetry(frame.cells, puzzle.tiles[0]);
}

/** The firm tiles come first in a frame; nothing else may lie in their places, nor they anywhere else. */
const staysFirm =
  (firm: readonly Placement[]): Allowed =>
  (place, turned) =>
    place >= firm.length || turned === turnedTile(firm[place].tile, firm[place].rotation);
