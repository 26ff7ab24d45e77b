import { expect, NIGHTLY, test } from './fixtures';
import { statusText } from './gestures';
import { helpOpenedBy, searchFor, topicTitle } from './help-window';

/** The tiles of a drawing, or of the board. */
const TILES = '.tile-art';

test('a figure is drawn, turned, and played on in the window of the game', NIGHTLY, async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await searchFor(help, 'making use of forced spaces');
  await help.getByRole('option').first().click();
  await expect(topicTitle(help)).toHaveText('Making use of forced spaces');
  const figure = help.getByRole('figure').first();
  const drawing = figure.getByRole('img', { name: /^Seven tiles with pieces of red line/ });
  await expect(drawing.locator(TILES)).toHaveCount(11);
  const before = await drawing.locator('.figure-mark').first().getAttribute('transform');
  await figure.getByRole('button', { name: 'Rotate the figure right' }).click();
  await expect(drawing.locator('.figure-mark').first()).not.toHaveAttribute('transform', before ?? '');
  await figure.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(7);
  await expect(page.getByText('Mason', { exact: true })).toBeVisible();
  await expect(statusText(page)).toContainText('Red, your turn: play any tile.');
});

test('whoever is to move in a figure is played by the person', NIGHTLY, async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await searchFor(help, 'isolated links');
  await help.getByRole('option').first().click();
  await expect(topicTitle(help)).toHaveText('Isolated links');
  const figure = help.getByRole('figure').first();
  await expect(figure.getByRole('img', { name: /^Tile / })).toHaveCount(2);
  await figure.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(6);
  await expect(statusText(page)).toContainText(/^Yellow: /);
});
