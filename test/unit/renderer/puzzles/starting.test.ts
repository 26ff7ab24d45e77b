import { beforeAll, expect, it } from 'vitest';
import { openPuzzle } from '../../../../src-renderer/puzzles/open-puzzle';
import { choose, playChosen } from '../../../../src-renderer/puzzles/puzzle-actions';
import { proposePuzzle, puzzleEditor } from '../../../../src-renderer/puzzles/starting';
import { showPuzzle } from '../../../../src-renderer/puzzles/table';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { saveChanges } from '../../../../src-renderer/stage/leaving';
import { loadWords } from '../../../../src-renderer/words/words';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { laid } from '../../../support/arrangements';
import { layOver } from '../../../support/tables';
import { haveWindow } from '../../../support/window';

haveWindow({});
beforeAll(loadWords);

it('the editor begins with the puzzle on the table once the person has answered, be it from under a lesson', async () => {
  const puzzle = puzzleById('discovery-4')?.puzzle;
  if (!puzzle) throw new Error('there is no such puzzle');
  const record = { name: 'mine', puzzle, laid: laid('2@0,0/3 3@1,0/0'), firm: [], seconds: 0, helped: false };
  showPuzzle(openPuzzle(record));
  choose(2);
  playChosen();
  layOver();
  const proposed = proposePuzzle();
  dialogOf(saveChanges)?.answer('discard');
  await proposed;
  expect(dialogOf(puzzleEditor)).toMatchObject({ puzzle, name: 'mine' });
});
