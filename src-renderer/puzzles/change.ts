import { useTable } from '../play/table';
import type { OpenPuzzle } from './open-puzzle';
import { forgetNote } from '../stage/note';

/** Changes the open puzzle, if one is open; what was refused or noted before is forgotten. */
export function change(next: (open: OpenPuzzle) => Partial<OpenPuzzle>): void {
  const { puzzle } = useTable.getState();
  if (!puzzle) return;
  useTable.setState({ puzzle: { ...puzzle, ...next(puzzle) }, refusal: undefined });
  forgetNote();
}
