import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { closeDialog } from '../play/dialogs';
import { showRecord } from '../play/showing';

/** Starts a puzzle of the catalogue with all tiles in the box. Throws RangeError when there is none of that id. */
export function startPuzzle(id: string): void {
  const entry = puzzleById(id);
  if (!entry) throw new RangeError(`no puzzle ${id}`);
  const { name, puzzle } = entry;
  closeDialog();
  showRecord({ id, name, puzzle: { ...puzzle }, laid: [], firm: [], seconds: 0, helped: false });
}
