import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseFromMenu, textOfGame } from './gestures';
import { gameOf } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';
import { expect, fillDisk, stubOpenDialog, stubSaveDialog, test, testAlone } from './fixtures';

const write = (page: Page, text: string, more: { file?: string; force?: boolean } = {}) =>
  page.evaluate(
    ([content, rest]) => {
      const bytes = new TextEncoder().encode(content);
      return window.tantrix.writeFile({ bytes, kind: 'txg', suggestedName: 'Ann', ...rest });
    },
    [text, more] as const,
  );
const read = (page: Page) =>
  page.evaluate(async () => {
    const reply = await window.tantrix.importGame();
    return reply.kind === 'opened' ? reply.file : reply.kind;
  });
const SAVED = { kind: 'saved' };
const CHANGED = { kind: 'changed', name: 'game.txg' };

test('a file that changed under the open game is written only when forced', async ({ app, page, folder }) => {
  const at = path.join(folder, 'game.txg');
  await writeFile(at, 'old');
  await stubOpenDialog(app, at);
  const file = await read(page);
  expect(await write(page, 'one', { file })).toMatchObject({ ...SAVED, file });
  expect(await write(page, 'two', { file })).toMatchObject(SAVED);
  // The same length and the same times.
  await writeFile(at, 'TWO');
  expect(await write(page, 'three', { file })).toEqual(CHANGED);
  expect(await readFile(at, 'utf8')).toBe('TWO');
  expect(await write(page, 'three', { file, force: true })).toMatchObject(SAVED);
  expect(await write(page, 'four', { file })).toMatchObject(SAVED);
  expect(await readFile(at, 'utf8')).toBe('four');
});

test('reading a file again does not make an older game forget what it was read from', async ({ app, page, folder }) => {
  const at = path.join(folder, 'game.txg');
  await writeFile(at, 'old');
  await stubOpenDialog(app, at);
  const older = await read(page);
  await writeFile(at, 'new');
  const newer = await read(page);
  expect(await write(page, 'from the older', { file: older })).toEqual(CHANGED);
  expect(await write(page, 'from the newer', { file: newer })).toMatchObject(SAVED);
});

test('times alone change nothing, and neither does a file that is gone', async ({ app, page, folder }) => {
  const inner = path.join(folder, 'games');
  const at = path.join(inner, 'game.txg');
  await mkdir(inner);
  await writeFile(at, 'old');
  await stubOpenDialog(app, at);
  const file = await read(page);
  await utimes(at, 1, 1);
  expect(await write(page, 'one', { file })).toMatchObject(SAVED);
  await rm(at);
  expect(await write(page, 'two', { file })).toMatchObject(SAVED);
  expect(await readFile(at, 'utf8')).toBe('two');
  await rename(inner, `${inner} elsewhere`);
  expect(await write(page, 'three', { file })).toEqual({ kind: 'failed', problem: 'notFound', name: 'game.txg' });
});

test('a file chosen in the dialog is replaced: the dialog has asked', async ({ app, page, folder }) => {
  const at = path.join(folder, 'game.txg');
  await writeFile(at, 'old');
  await stubSaveDialog(app, at);
  expect(await write(page, 'one')).toMatchObject({ ...SAVED, name: 'game.txg' });
  expect(await readFile(at, 'utf8')).toBe('one');
});

test('many writes at once end with the last, and none disturbs another', async ({ app, page, folder }) => {
  const at = path.join(folder, 'game.txg');
  await stubSaveDialog(app, at);
  const reply = await write(page, 'first');
  const file = reply.kind === 'saved' ? reply.file : '';
  const kinds = await page.evaluate(async (id) => {
    const texts = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(10_000 * (index % 7))}`);
    const replies = await Promise.all(
      texts.map((text) =>
        window.tantrix.writeFile({
          bytes: new TextEncoder().encode(text),
          kind: 'txg',
          suggestedName: 'Ann',
          file: id,
        }),
      ),
    );
    return replies.map(({ kind }) => kind);
  }, file);
  expect(new Set(kinds)).toEqual(new Set(['saved']));
  expect(await readFile(at, 'utf8')).toBe(`29 ${'x'.repeat(10_000)}`);
  expect(await readdir(folder)).toEqual(['game.txg']);
});

testAlone('a picture that does not fit on the disk leaves the old one', async ({ app, page, folder }) => {
  const at = path.join(folder, 'game.png');
  await writeFile(at, 'old');
  await stubSaveDialog(app, at);
  await fillDisk(app, 1_000_000);
  const reply = await page.evaluate(() =>
    window.tantrix.writeFile({ bytes: new Uint8Array(2_000_000), kind: 'png', suggestedName: 'Ann' }),
  );
  expect(reply).toEqual({ kind: 'failed', problem: 'diskFull', name: 'game.png' });
  expect(await readFile(at, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['game.png']);
});

const TEXT = textOfGame(gameOf(PASSED_OVER, 8));

test('what was read of a file before it was written is not taken for what it holds', async ({ app, page, folder }) => {
  const at = path.join(folder, 'game.txg');
  await writeFile(at, TEXT);
  await stubOpenDialog(app, at);
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(page.locator('.laid-tile')).toHaveCount(8);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).not.toHaveCount(8);
  const left = await page.locator('.laid-tile').count();

  // The same file, which is read before the question and written by its answer.
  await chooseFromMenu(page, 'File', 'Open…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(8);
  const written = await readFile(at, 'utf8');
  expect(written).not.toBe(TEXT);

  // Nothing of what is seen is lost: it is not saved.
  await chooseFromMenu(page, 'File', 'Close');
  await expect(page.getByRole('button', { name: 'Don’t save' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(8);
  expect(left).toBeLessThan(8);
});
