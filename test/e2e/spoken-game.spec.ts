import { expect, NIGHTLY, test } from './fixtures';
import { startGame, TWO } from './gestures';

const SEED = 11;

/** What can be heard of the window is all that this person knows: roles and names, no picture. */
test('a whole game is played from the accessibility tree alone', NIGHTLY, async ({ page }) => {
  test.setTimeout(240_000);
  await startGame(page, TWO, SEED);
  const mover = page.getByRole('region', { name: /to move$/ });
  const mine = mover.getByRole('listitem').getByRole('button');
  const spaces = page.getByRole('button', { name: /^Space \d+/ });
  const laid = page.getByRole('group', { name: 'Board' }).getByRole('img', { name: /^Tile \d+:/ });
  const news = page.getByText(/ played tile \d+ in space \d+\./);

  for (let moves = 0; await mover.count(); moves++) {
    const names = await mine.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
    const tiles = names.filter((name) => /^Tile \d+/.test(name) && !name.includes('can’t be played'));
    const [name = ''] = tiles;
    const number = Number(/^Tile (\d+)/.exec(name)?.[1]);
    await mover.getByRole('button', { name, exact: true }).press('Enter');
    const heard = await spaces.evaluateAll((found) => found.map((space) => space.ariaLabel ?? ''));
    expect(heard.length).toBeGreaterThan(0);
    // A forced space that must be filled now goes before all others; the words say which tiles fit.
    const space = heard.find((words) => words.includes('fill it now')) ?? heard[0] ?? '';
    if (moves > 0) expect(space).toMatch(new RegExp(`\\b${number}\\b.* fits?\\b`));
    await page.getByRole('button', { name: space, exact: true }).press('Enter');
    await page.keyboard.press('Enter');
    await expect(laid).toHaveCount(moves + 1);
    await expect(news).toContainText(`played tile ${number} in space ${/\d+/.exec(space)?.[0]}.`);
  }
  expect(await laid.count()).toBeGreaterThan(40);
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(/^The game is over\. .+ by \d+\.$/);
  await expect(news).toContainText(/ wins$| share the win$|Deadlock/);
  await expect(page.getByRole('region', { name: 'The game is over' })).toContainText(/ wins|share the win|Deadlock/);
});

test('a refusal is said at once, with the key that leads on', async ({ page }) => {
  await startGame(page, TWO, SEED);
  await page
    .getByRole('region', { name: /to move$/ })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Choose a space first: click one or press Space.');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Space 1,/ })).toBeFocused();
});

test('what the spaces are is told of each, playable or not', async ({ page }) => {
  await startGame(page, TWO, SEED);
  const mover = page.getByRole('region', { name: /to move$/ });
  await mover.getByRole('listitem').getByRole('button').first().press('Space');
  await page.getByRole('button', { name: /^Space 1, the first tile goes here;.* fit; .* fits 6 ways$/ }).press('Enter');
  await page.keyboard.press('Enter');
  const spaces = page.getByRole('img', { name: /^Space \d+; needs (red|yellow|blue|green) clockwise from north; / });
  await expect(spaces).toHaveCount(6);
});
