import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import metaPng from 'meta-png';
import { gameOnly, makeTextImage, parseRecord, type RecordedGame } from '../../src-shared/record';
import { expect, NIGHTLY, stubOpenDialog, stubSaveDialog, test, testAlone, titleOf } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  menuButton,
  openRecord,
  openText,
  playSome,
  recordOf,
  statusText,
  tableShown,
  textOfGame,
  TWO,
} from './gestures';
import { proves } from './proves';
import { gameOf } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';

const DEAL = dealt(TWO, 7);

async function recordIn(file: string): Promise<RecordedGame> {
  const found = gameOnly(parseRecord(await readFile(file)));
  if (!found.ok) throw new Error(found.problem.code);
  return found.record;
}

const fileMade = (file: string) =>
  expect
    .poll(() =>
      readFile(file).then(
        ({ length }) => length,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);

test('a game is exported as text that a person can read, and imported again', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DEAL);
  await playSome(page, DEAL, 4);
  const before = await tableShown(page);
  const file = path.join(folder, 'mail.txt');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Export as text file…');
  await fileMade(file);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('Ann');
  proves('file.export');
  await writeFile(
    file,
    `Hello Bob, your turn!\r\n\r\n${text.replace(/^/gm, '> ').replaceAll('\n', '\r\n')}\r\n-- \r\nAnn\r\n`,
  );
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Import text…');
  await expect.poll(() => titleOf(app)).toBe('• Untitled – Tantrix');
  expect(await tableShown(page)).toEqual(before);
  proves('file.import');
});

test('a text without a game, and a damaged one, are refused', async ({ app, page, folder }) => {
  const file = path.join(folder, 'letter.txt');
  await writeFile(file, 'Dear Ann, shall we play?');
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Import text…');
  await expect(alertNamed(page, 'Can’t open the file')).toContainText('“letter.txt” contains no game or puzzle.');
  await page.keyboard.press('Escape');

  await writeFile(file, makeTextImage(recordOf(DEAL)).replace(/(?<=BEGINS\n)..../, 'QQQQ'));
  await chooseFromMenu(page, 'File', 'Import text…');
  await expect(alertNamed(page, 'Can’t open the file')).toContainText('is damaged: part of it was lost or changed');
  proves('message.import-damaged');
  await page.keyboard.press('Escape');

  await rm(file);
  await chooseFromMenu(page, 'File', 'Import text…');
  await expect(alertNamed(page, 'Can’t open the file')).toContainText('“letter.txt” no longer exists.');
  proves('message.import-unreadable');
  await page.keyboard.press('Escape');
  await expect(page.locator('.start-screen')).toBeVisible();
});

/** What an editor makes of a picture: the game stays, the rest is another. */
const DRAW_INTO = {
  PNG: (bytes: Uint8Array) => Buffer.from(metaPng.addMetadata(bytes, 'Comment', 'with my own arrows')),
  SVG: (bytes: Uint8Array) =>
    Buffer.from(Buffer.from(bytes).toString().replace('</svg>', '<path d="M0 0 L900 900" stroke="red"/></svg>')),
};

for (const kind of ['PNG', 'SVG'] as const) {
  test(`a ${kind} picture holds its game, and is written anew by Update`, async ({ app, page, folder }) => {
    await openRecord(app, page, folder, DEAL);
    const game = await playSome(page, DEAL, 3);
    const file = path.join(folder, `board.${kind.toLowerCase()}`);
    await stubSaveDialog(app, file);
    await chooseFromMenu(page, 'File', `Save picture (${kind})…`);
    await fileMade(file);
    expect((await recordIn(file)).game.placements).toEqual(game.placements);
    proves(kind === 'PNG' ? 'more.save-png' : 'more.save-svg');
    const picture = await readFile(file);
    // A picture is a copy: the open game still belongs to its own file.
    await chooseFromMenu(page, 'File', 'Save');
    await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');

    await stubOpenDialog(app, file);
    await chooseFromMenu(page, 'File', 'Open…');
    await expect.poll(() => titleOf(app)).toContain(path.basename(file));
    const later = await playSome(page, game, 2);
    await chooseFromMenu(page, 'File', 'Update');
    await expect.poll(async () => (await recordIn(file)).game.placements.length).toBe(5);
    expect((await recordIn(file)).game.placements).toEqual(later.placements);
    expect(await readFile(file)).not.toEqual(picture);
    proves('file.update');

    const copy = path.join(folder, 'copy.txg');
    await stubSaveDialog(app, copy);
    await chooseFromMenu(page, 'File', 'Save copy as…');
    await fileMade(copy);
    expect((await recordIn(copy)).game.placements).toEqual(later.placements);
    expect(await titleOf(app)).toContain(path.basename(file));
    proves('file.save-copy-as');
  });

  test(
    `a ${kind} picture that somebody has drawn into is not replaced without a question`,
    NIGHTLY,
    async ({ app, page, folder }) => {
      await openRecord(app, page, folder, DEAL);
      const game = await playSome(page, DEAL, 1);
      const file = path.join(folder, `board.${kind.toLowerCase()}`);
      await stubSaveDialog(app, file);
      await chooseFromMenu(page, 'File', `Save picture (${kind})…`);
      await fileMade(file);
      const drawn = DRAW_INTO[kind](await readFile(file));
      await writeFile(file, drawn);
      await chooseFromMenu(page, 'File', 'Save');
      await stubOpenDialog(app, file);
      await chooseFromMenu(page, 'File', 'Open…');
      await expect.poll(() => titleOf(app)).toContain(path.basename(file));
      const later = await playSome(page, game, 1);
      const question = alertNamed(page, 'This picture was edited');
      const copy = path.join(folder, 'copy.txg');
      await stubSaveDialog(app, copy);
      for (const answer of ['Cancel', 'Save copy as…']) {
        await chooseFromMenu(page, 'File', 'Update');
        await expect(question).toContainText(path.basename(file));
        await question.getByRole('button', { name: answer }).click();
        await expect(question).toHaveCount(0);
      }
      await fileMade(copy);
      expect((await recordIn(copy)).game.placements).toEqual(later.placements);
      expect(Buffer.compare(await readFile(file), drawn)).toBe(0);
      await chooseFromMenu(page, 'File', 'Update');
      await question.getByRole('button', { name: 'Overwrite' }).click();
      await expect.poll(async () => (await recordIn(file)).game.placements.length).toBe(2);
      // From then on the picture is ours, and nobody is asked.
      await playSome(page, later, 1);
      await chooseFromMenu(page, 'File', 'Update');
      await expect.poll(async () => (await recordIn(file)).game.placements.length).toBe(3);
      await expect(question).toHaveCount(0);
    },
  );
}

test('what is saved, and what was taken back, is said in passing', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DEAL);
  await playSome(page, DEAL, 2);
  await chooseFromMenu(page, 'File', 'Save');
  await expect(statusText(page)).toHaveText('Saved.');
  // It goes by itself.
  await expect(statusText(page)).not.toHaveText('Saved.', { timeout: 15_000 });
  await chooseFromMenu(page, 'Edit', 'Undo');
  await expect(statusText(page)).toContainText('1 tile undone; Redo brings it back.');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  const redo = page.locator('.status-bar').getByRole('button', { name: 'Redo' });
  await redo.click();
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await expect(redo).toHaveCount(0);
});

/** The share of a picture's upper part that is ink. */
async function inkIn(drawn: string): Promise<number> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }));
  await image.decode();
  const [width, height] = [image.naturalWidth, 70];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) ink += (data[at] ?? 255) < 100 ? 1 : 0;
  return ink / (width * height);
}

test('an SVG says the result above the tiles, and brings its letters along', async ({ app, page, folder }) => {
  const file = path.join(folder, 'board.svg');
  await stubSaveDialog(app, file);
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await chooseFromMenu(page, 'File', 'Save picture (SVG)…');
  await fileMade(file);
  const drawn = (await readFile(file)).toString();
  const [, headline] = /class="headline-text"[^>]*>([^<]*)</.exec(drawn) ?? [];
  expect(headline).toBe('Bob beats Ann 17\u00a0–\u00a011');
  expect(drawn).toContain('src:url(data:font/woff2;base64,');
  // Long words are made to fit on the felt.
  const size = Number(/class="headline-text"[^>]*font-size="([\d.]+)"/.exec(drawn)?.[1]);
  expect(size).toBe(64);
  // Drawn as a picture of its own, away from the window, it has the letters of the window: so many of its pixels are ink.
  const ink = await page.evaluate(inkIn, drawn);
  expect(ink).toBeGreaterThan(0.001);
  expect(await page.evaluate(inkIn, drawn.replaceAll('@font-face', '@nothing'))).not.toBeCloseTo(ink, 4);
});

test('a PNG shows the board: tiles, background and legend', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DEAL);
  await playSome(page, DEAL, 3);
  const file = path.join(folder, 'board.png');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save picture (PNG)…');
  await fileMade(file);
  const colours = await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4 * 97) seen.add([data[at], data[at + 1], data[at + 2]].join());
      return [...seen];
    },
    (await readFile(file)).toString('base64'),
  );
  // Paper, felt and link colours of the style sheet.
  for (const colour of ['251,248,241', '169,180,151', '216,38,44', '246,198,26', '42,98,201'])
    expect(colours).toContain(colour);
});

test('a damaged file offers its beginning as a new game', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DEAL);
  const game = await playSome(page, DEAL, 6);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  const whole = textOfGame(game);
  await openText(app, page, folder, whole.slice(0, whole.indexOf('\n5 ') + 3));
  const alert = alertNamed(page, 'Can’t open the file');
  await expect(alert).toContainText('This is a guess: 4 legal moves can be recovered');
  await alert.getByRole('button', { name: 'Open what can be recovered' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(4);
  expect(await titleOf(app)).toBe('• Untitled – Tantrix');
});

testAlone('recent files stand in the File menu and open from there', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DEAL);
  await playSome(page, DEAL, 1);
  const second = path.join(folder, 'second.txg');
  await stubSaveDialog(app, second);
  await chooseFromMenu(page, 'File', 'Save as…');
  await expect.poll(() => titleOf(app)).toBe('second.txg – Tantrix');
  await menuButton(page, 'File').click();
  const items = page.getByRole('menu').getByRole('menuitem').filter({ hasText: '.txg' });
  await expect(items).toHaveText([/second\.txg/, /game\.txg/]);
  await items.nth(1).click();
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
});

test('a file that somebody else changed is not written over unasked', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DEAL);
  await playSome(page, DEAL, 2);
  const file = path.join(folder, 'game.txg');
  await writeFile(file, 'somebody else’s');
  const alert = alertNamed(page, 'The file has changed');
  await page.keyboard.press('Control+s');
  await alert.getByRole('button', { name: 'Cancel' }).click();
  expect(await readFile(file, 'utf8')).toBe('somebody else’s');
  expect(await titleOf(app)).toBe('• game.txg – Tantrix');
  const other = path.join(folder, 'other.txg');
  await stubSaveDialog(app, other);
  await page.keyboard.press('Control+s');
  await alert.getByRole('button', { name: 'Save as…' }).click();
  await expect.poll(() => titleOf(app)).toBe('other.txg – Tantrix');
  expect(await readFile(file, 'utf8')).toBe('somebody else’s');
  await playSome(page, await recordIn(other).then(({ game }) => game), 1);
  await writeFile(other, 'again');
  await page.keyboard.press('Control+s');
  await alert.getByRole('button', { name: 'Overwrite' }).click();
  await expect.poll(() => titleOf(app)).toBe('other.txg – Tantrix');
  expect((await recordIn(other)).game.placements).toHaveLength(3);
});
