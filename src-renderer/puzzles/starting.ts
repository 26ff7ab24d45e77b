import { type CataloguedPuzzle, puzzleById } from '../../src-shared/puzzles/catalogue';
import type { Arrangement, Puzzle } from '../../src-shared/puzzles/puzzle';
import { isSolitaire, newSolitaire } from '../../src-shared/puzzles/solitaire';
import type { RecordedPuzzle } from '../../src-shared/record';
import type { Colour } from '../../src-shared/tantrix';
import { closeDialog, declareDialog, openDialog } from '../stage/dialogs';
import { randomSeed } from '../stage/chance';
import { mayLeave } from '../stage/leaving';
import { showRecord } from '../stage/known-kinds';
import { puzzleNow } from './table';

/** What is started: a puzzle under its name, and what was chosen for it beforehand. */
export interface PuzzleStart extends Pick<RecordedPuzzle, 'id' | 'name' | 'puzzle' | 'seed'> {
  /** Of a solitaire; left out, it is the first that the goal offers. */
  readonly colour?: Colour | undefined;
}

/** A puzzle of the catalogue; undefined when there is none of that id. */
export function puzzleStartOf(id: string, colour?: Colour): PuzzleStart | undefined {
  const entry = puzzleById(id);
  return entry && { ...namedBy(entry), colour };
}

const namedBy = ({ id, name, puzzle }: CataloguedPuzzle): PuzzleStart => ({ id, name, puzzle });

/** Starts a puzzle with all tiles in the box. */
export function startPuzzle({ colour, ...start }: PuzzleStart): void {
  // A value of its own, even if the same puzzle is started twice.
  const puzzle = { ...start.puzzle };
  closeDialog();
  showRecord({ ...start, puzzle, ...drawnFor(puzzle, colour), laid: [], firm: [], seconds: 0, helped: false });
}

/** The order in which the tiles of a solitaire come, and its colour. */
function drawnFor(puzzle: Puzzle, chosen?: Colour): Pick<RecordedPuzzle, 'seed' | 'drawn'> {
  const colour = isSolitaire(puzzle) ? (chosen ?? puzzle.goal.colours[0]) : undefined;
  if (!isSolitaire(puzzle) || !colour) return {};
  const seed = randomSeed();
  return { seed, drawn: { colour, order: newSolitaire(puzzle, colour, seed).order } };
}

/** With the puzzle to begin with, if there is one, and how its tiles lie. */
export const puzzleEditor = declareDialog<{
  readonly puzzle?: Puzzle | undefined;
  readonly name?: string | undefined;
  readonly laid?: Arrangement | undefined;
}>('puzzleEditor');

/** Opens the editor, beginning with the puzzle on the table: to be asked about it may have come from under a lesson. */
export async function proposePuzzle(): Promise<void> {
  if (!(await mayLeave())) return;
  const { puzzle, id, name, laid } = puzzleNow().puzzle?.record ?? {};
  // What is made of a puzzle of the catalogue is another one.
  openDialog(puzzleEditor, { puzzle, name: id === undefined ? name : undefined, laid });
}
