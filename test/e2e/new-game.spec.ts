import type { Page } from '@playwright/test';
import { showSize } from '../gallery/looks';
import { expect, NIGHTLY, test, titleOf } from './fixtures';
import {
  askForDetails,
  chooseFromMenu,
  dialogNamed,
  fillInPlayers,
  forgoCompetition,
  handsShown,
  openAdvanced,
  PEOPLE,
  playerRow,
  startGame,
  tableShown,
  TWO,
} from './gestures';
import { proves } from './proves';

const dialog = (page: Page) => dialogNamed(page, 'New game');
const seedField = (page: Page) => page.getByRole('textbox', { name: 'Deal number' });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const noGame = (page: Page) => page.locator('.start-screen');

const MISSING = 'Enter a name.';
const PLUS = 'Names, emails and countries can’t contain a + sign.';
const TOO_LONG = 'Use at most 100 characters.';
const UNPRINTABLE = 'Some characters can’t be displayed. Remove them.';
const HIDDEN = 'Some characters are invisible.';
const SEED = 'Enter a whole number from 0 to 4294967295, or leave blank.';

const everyField = (text: string, problem: string) =>
  ['Name', 'Email', 'Country'].map((field) => ({ field, text, problem }));

const WRONG_TEXTS = [
  { field: 'Name', text: '', problem: MISSING },
  { field: 'Name', text: '   ', problem: MISSING },
  ...everyField('Ann+Bob', PLUS),
  ...everyField('+', PLUS),
  ...everyField('x'.repeat(101), TOO_LONG),
  ...everyField('x'.repeat(10_000), TOO_LONG),
  ...everyField('Ann\u0007Bob', UNPRINTABLE),
  ...everyField('Ann\u2028Bob', UNPRINTABLE),
  { field: 'Name', text: 'A\u200bnn', problem: HIDDEN },
  { field: 'Email', text: '\u202emoc.elpmaxe@nna', problem: HIDDEN },
];

test.describe('the New Game dialog', () => {
  test.beforeEach(async ({ page }) => {
    await chooseFromMenu(page, 'File', 'New game…');
    await fillInPlayers(page, TWO);
  });

  test('refuses texts that no file could hold, and says why', async ({ page }) => {
    await askForDetails(page);
    const row = playerRow(page, 2);
    for (const { field, text, problem } of WRONG_TEXTS) {
      const input = row.getByRole('textbox', { name: field });
      const right = await input.inputValue();
      await input.fill(text);
      await start(page).click();
      await expect(row, `${field} ${text.slice(0, 10)}`).toContainText(problem);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(playerRow(page, 1)).not.toContainText(problem);
      await expect(noGame(page)).toBeAttached();
      await input.fill(right);
    }
    await start(page).click();
    await expect(page.locator('.hand')).toHaveCount(2);
    proves('message.plus');
  });

  test('takes texts of a hundred characters, white space round them or none', async ({ page }) => {
    const longest = 'x'.repeat(100);
    await askForDetails(page);
    for (const field of ['Name', 'Email', 'Country']) {
      await playerRow(page, 1).getByRole('textbox', { name: field }).fill(` ${longest} `);
    }
    await forgoCompetition(page);
    await start(page).click();
    await expect(page.locator('.hand[data-seat="0"] .hand-person')).toHaveText(longest);
    await expect(page.locator('.hand[data-seat="1"]')).toHaveAccessibleName(/^Bob, blue/);
    await chooseFromMenu(page, 'Edit', 'Player details…');
    const details = dialogNamed(page, 'Player details');
    for (const field of ['Name', 'Email', 'Country']) {
      await expect(details.getByRole('textbox', { name: field }).first()).toHaveValue(longest);
    }
    proves('new.here.fields');
  });

  for (const text of ['seven', '-1', '4294967296', '1.5', '1e3', '0x10', '1 2']) {
    test(`refuses the deal number ${text}`, NIGHTLY, async ({ page }) => {
      await openAdvanced(page);
      await seedField(page).fill(text);
      await start(page).click();
      await expect(dialog(page)).toContainText(SEED);
      await expect(noGame(page)).toBeAttached();
      await seedField(page).fill(' 4294967295 ');
      await start(page).click();
      await expect(page.locator('.hand')).toHaveCount(2);
    });
  }

  test('opens what is advanced for a wrong deal number, and lets it be closed', async ({ page }) => {
    const advanced = dialog(page).getByRole('button', { name: /^Advanced/ });
    await openAdvanced(page);
    await seedField(page).fill('seven');
    await advanced.click();
    for (const _ of ['at once', 'again']) {
      await start(page).click();
      await expect(dialog(page)).toContainText(SEED);
      await expect(advanced).toHaveAttribute('aria-expanded', 'true');
      await advanced.click();
      await expect(advanced).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('swaps colours, so that no two players ever have the same', NIGHTLY, async ({ page }) => {
    const colours = () =>
      page
        .locator('.player-row')
        .evaluateAll((rows) =>
          rows.map((row) => row.querySelector<HTMLInputElement>('.colour-choice input:checked')?.value),
        );
    const choose = (row: number, colour: string) =>
      playerRow(page, row).getByRole('radio', { name: colour }).check({ force: true });
    await expect.poll(colours).toEqual(['red', 'blue']);
    await choose(1, 'Blue');
    await expect.poll(colours).toEqual(['blue', 'red']);
    await page.getByRole('radio', { name: '4 players' }).check({ force: true });
    await expect.poll(colours).toEqual(['blue', 'red', 'yellow', 'green']);
    await choose(4, 'Blue');
    await expect.poll(colours).toEqual(['green', 'red', 'yellow', 'blue']);
    // The seats beyond the second still have colours of their own, which a player of two may want.
    await page.getByRole('radio', { name: '2 players' }).check({ force: true });
    await choose(2, 'Blue');
    await expect.poll(colours).toEqual(['green', 'blue']);
    await page.getByRole('radio', { name: '4 players' }).check({ force: true });
    await expect.poll(colours).toEqual(['green', 'blue', 'yellow', 'red']);
  });
});

for (const leave of ['Escape', 'Cancel']) {
  test(`${leave} leaves everything as it was`, NIGHTLY, async ({ app, page }) => {
    await startGame(page, TWO, 7);
    const before = [await tableShown(page), await titleOf(app)];
    await chooseFromMenu(page, 'File', 'New game…');
    await fillInPlayers(page, PEOPLE.slice(1));
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: leave }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect([await tableShown(page), await titleOf(app)]).toEqual(before);
    await chooseFromMenu(page, 'File', 'New game…');
    await expect(playerRow(page, 1).getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
    await expect(playerRow(page, 3)).toHaveCount(0);
  });
}

const ROOMS = [
  { name: 'large', width: 1024, height: 768, text: 100 },
  { name: 'small', width: 800, height: 600, text: 100 },
  { name: 'small, with large letters', width: 800, height: 600, text: 200 },
] as const;

test('keeps its size whatever is chosen, and scrolls in one direction only', NIGHTLY, async ({ app, page }) => {
  await chooseFromMenu(page, 'File', 'New game…');
  const kinds = page.locator('.kind-card');
  for (const room of ROOMS) {
    await showSize(app, page, room);
    await kinds.first().click();
    const box = await page.locator('.modal').boundingBox();
    for (const kind of await kinds.all()) {
      await kind.click();
      await expect(kind).toHaveAttribute('data-selected');
      const advanced = page.getByRole('button', { name: /^Advanced/ });
      if (await advanced.isVisible()) await advanced.click();
      expect.soft(await page.locator('.modal').boundingBox(), `${room.name}: ${await kind.innerText()}`).toEqual(box);
      const isWide = await page.locator('.new-game').evaluate((part) => part.scrollWidth > part.clientWidth);
      expect.soft(isWide, `${room.name}: ${await kind.innerText()}`).toBe(false);
    }
  }
});

test('keys alone start a game', async ({ page }) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Control+n');
  await expect(page.getByRole('radio', { name: 'Mason' })).toBeFocused();
  // Back to the kind of game, then on to the number of players and the first one's colour.
  await press('Shift+Tab', 'ArrowRight', 'Tab', 'ArrowRight');
  await expect(page.getByRole('radio', { name: '3 players' })).toBeChecked();
  // It is red: one further is yellow.
  await press('Tab', 'ArrowRight', 'Tab', 'Tab');
  await page.keyboard.type('Ann');
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type('Bob');
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type('Chris');
  await press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const labels = await Promise.all(
    [0, 1, 2].map(async (seat) => (await page.locator(`.hand[data-seat="${seat}"]`).getAttribute('aria-label')) ?? ''),
  );
  expect(labels.map((label) => label.split(', ').slice(0, 2).join(' '))).toEqual([
    'Ann yellow',
    'Bob blue',
    'Chris red',
  ]);
  expect(await handsShown(page)).toHaveLength(3);
  proves('key.new', 'new.here');
});
