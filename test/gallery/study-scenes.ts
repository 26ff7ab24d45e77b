import { solutionOf } from '../../src-shared/robots/studies/study';
import type { Placement } from '../../src-shared/tantrix';
import { playByMouse } from '../e2e/gestures';
import { openStudies, pressInStudy, startStudy, studyNote, studyNumbered, wrongMove } from '../e2e/study-table';
import type { Scene } from './stage';

/** Studies: their shelf, and what is said at the table. */

const FIRST = studyNumbered(1);

async function begin({ page }: Parameters<Scene['reach']>[0]): Promise<void> {
  await openStudies(page);
  await startStudy(page);
  await studyNote(page).waitFor();
}

/** What is told of a move, once it is known how the study ends after it. */
const moved =
  (placement: Placement): Scene['reach'] =>
  async (stage) => {
    await begin(stage);
    await playByMouse(stage.page, placement);
    await studyNote(stage.page)
      .getByText(/With best play/)
      .waitFor();
  };

export const STUDY_SCENES: readonly Scene[] = [
  { name: 'study-shelf', reach: ({ page }) => openStudies(page) },
  { name: 'study', reach: begin },
  {
    name: 'study-told',
    async reach(stage) {
      await begin(stage);
      await pressInStudy(stage.page, 'Show the space');
    },
  },
  {
    name: 'study-tile',
    async reach({ page }) {
      await openStudies(page);
      // Its hand has several tiles.
      await page.getByRole('option', { name: /^Study 4\b/ }).click();
      await startStudy(page);
      await pressInStudy(page, 'Which tile?');
    },
  },
  { name: 'study-wrong', reach: moved(wrongMove(FIRST)) },
  { name: 'study-solved', reach: moved(solutionOf(FIRST)) },
];
