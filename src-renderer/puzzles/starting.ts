import { puzzleById } from '../../src-shared/puzzles/catalogue';
import type { Puzzle } from '../../src-shared/puzzles/puzzle';
import { isSolitaire, newSolitaire } from '../../src-shared/puzzles/solitaire';
import type { RecordedPuzzle } from '../../src-shared/record';
import { closeDialog } from '../play/dialogs';
import { randomSeed } from '../play/games';
import { showRecord } from '../play/showing';

/** Starts a puzzle of the catalogue with all tiles in the box. Throws RangeError when there is none of that id. */
export function startPuzzle(id: string): void {
  const entry = puzzleById(id);
  if (!entry) throw new RangeError(`no puzzle ${id}`);
  const { name } = entry;
  const puzzle = { ...entry.puzzle };
  closeDialog();
  showRecord({ id, name, puzzle, ...drawnFor(puzzle), laid: [], firm: [], seconds: 0, helped: false });
}

/** The order in which the tiles of a solitaire come, and its colour: the first that its goal offers. */
function drawnFor(puzzle: Puzzle): Pick<RecordedPuzzle, 'seed' | 'drawn'> {
  const [colour] = isSolitaire(puzzle) ? puzzle.goal.colours : [];
  if (!isSolitaire(puzzle) || !colour) return {};
  const seed = randomSeed();
  return { seed, drawn: { colour, order: newSolitaire(puzzle, colour, seed).order } };
}
