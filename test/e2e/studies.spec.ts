import { STUDIES } from '../../src-shared/robots/studies/all-studies';
import { gameOfStudy, solutionOf } from '../../src-shared/robots/studies/study';
import { expect, test } from './fixtures';
import { playByMouse, statusText } from './gestures';
import { openStudies, pressInStudy, startStudy, studyNote, studyNumbered, wrongMove } from './study-table';

/** Studies: chosen on their shelf, played on the table, and remembered. */

const FIRST = studyNumbered(1);
const SECOND = studyNumbered(2);
/** Its hand has several tiles. */
const FOURTH = studyNumbered(4);

test('a study is solved by its one move, and the next follows', async ({ page }) => {
  await openStudies(page);
  await expect(page.getByRole('option', { name: /^Studies/ })).toContainText(`0 of ${STUDIES.length}`);
  await expect(page.getByRole('heading', { name: 'Study 1' })).toBeVisible();
  await startStudy(page);
  await expect(statusText(page)).toContainText('Find the one move.');

  const tiles = gameOfStudy(FIRST).placements.length;
  await playByMouse(page, wrongMove(FIRST));
  await expect(studyNote(page)).toContainText('Not that move.');
  await expect(studyNote(page)).toContainText(/With best play .*(wins \d+ to \d+|both score \d+)/);
  // The best answer lies there, too.
  await expect(page.locator('.laid-tile')).toHaveCount(tiles + 2);
  await expect(studyNote(page).getByRole('button', { name: 'Try again' })).toBeFocused();
  await pressInStudy(page, 'Try again');
  await expect(page.locator('.laid-tile')).toHaveCount(tiles);
  // Whoever plays by keys goes on with the tiles.
  await expect(page.locator('.hand-tile:focus')).toHaveCount(1);

  await playByMouse(page, solutionOf(FIRST));
  await expect(studyNote(page)).toContainText('Solved! That is the one move.');
  await expect(studyNote(page)).toContainText(/With best play \w+ wins/);
  await pressInStudy(page, 'Next study');
  await expect(studyNote(page)).toHaveAccessibleName('Study 2');
  await expect(page.locator('.laid-tile')).toHaveCount(gameOfStudy(SECOND).placements.length);
  await pressInStudy(page, 'Leave');
  await expect(studyNote(page)).toHaveCount(0);

  await openStudies(page);
  await expect(page.getByRole('option', { name: /^Studies/ })).toContainText(`1 of ${STUDIES.length}`);
  await expect(page.getByRole('option', { name: /^Study 1\b/ })).toContainText('solved in');
});

test('a study tells its tile and its space, and then counts as answered', async ({ page }) => {
  await openStudies(page);
  await page.getByRole('option', { name: /^Study 4\b/ }).click();
  await startStudy(page);
  await pressInStudy(page, 'Which tile?');
  await expect(studyNote(page)).toContainText('wins, played in the right space');
  await expect(
    studyNote(page).getByRole('img', { name: `tile ${solutionOf(FOURTH).tile}`, exact: true }),
  ).toBeVisible();
  await pressInStudy(page, 'Show the space');
  await expect(studyNote(page)).toContainText('in space A');
  await playByMouse(page, solutionOf(FOURTH));
  await expect(studyNote(page)).toContainText('Solved!');
  await pressInStudy(page, 'Leave');
  await openStudies(page);
  await expect(page.getByRole('option', { name: /^Studies/ })).toContainText(`0 of ${STUDIES.length}`);
});

test('a study with one tile in the hand tells its space at once', async ({ page }) => {
  await openStudies(page);
  await startStudy(page);
  await expect(studyNote(page).getByRole('button')).toHaveText(['Show the space', 'Leave']);
});
