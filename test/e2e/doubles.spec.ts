import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parseTxg } from '../../src-shared/record';
import { isOver, newGame, resultOf, standingsOf } from '../../src-shared/tantrix';
import { expect, inRun, launch, NIGHTLY, pageOf, stubSaveDialog, test } from './fixtures';
import {
  chooseFromMenu,
  dealt,
  dialogNamed,
  handsShown,
  openRecord,
  PAIRS,
  panelNamed,
  playerRow,
  playSome,
  proposeDoubles,
  scoreLine,
  startDeal,
  statusText,
} from './gestures';
import { expectKept } from './journal';
import { answered, playAndWait, showsGame } from './robot-games';
import { DOUBLES } from '../support/doubles';

const SEED = 7;
const TEAMS = ['Ann and Chris', 'Bob and Dora'] as const;

const hand = (page: Page, seat: number) => page.locator(`.hand[data-seat="${seat}"]`);
async function readWhenWritten(file: string): Promise<string> {
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).not.toBe('');
  return readFile(file, 'utf8');
}

const litLinks = (page: Page, colour: string) => page.locator(`.lit-paths .link-${colour}`);

test('two pairs play a whole game, and win or lose together', NIGHTLY, async ({ page }) => {
  test.setTimeout(240_000);
  await proposeDoubles(page);
  await startDeal(page, SEED);
  // Whoever is to move has the hand below the board, and the partner between the others beside it.
  const first = dealt(PAIRS, SEED).position.mover;
  await expect(page.locator('.hand-own')).toHaveAttribute('data-seat', String(first));
  const partner = page.locator('.rail .hand').nth(1);
  await expect(partner).toHaveAttribute('data-seat', String((first + 2) % 4));
  await expect(partner.locator('.hand-note')).toHaveText(`With ${PAIRS[first]?.name}`);

  const begun = await playSome(page, dealt(PAIRS, SEED), 8);
  const mover = PAIRS[begun.position.mover];
  await expect(statusText(page)).toContainText(`${mover?.name} (${mover?.colour})`);
  const standings = standingsOf(begun);
  for (const [seat, standing] of standings.entries()) {
    await expect(hand(page, seat).locator('.hand-score')).toHaveText(String(standing.score));
  }

  // The Score panel has a line for each pair, and lights up a line once, whichever partner asks for it.
  await chooseFromMenu(page, 'View', 'Score');
  await expect(panelNamed(page, 'Score').locator('.score-name')).toHaveCount(2);
  for (const seat of [0, 1]) {
    await expect(scoreLine(page, seat)).toContainText(TEAMS[seat] ?? '?');
    await expect(scoreLine(page, seat).locator('strong')).toHaveText(String(standings[seat]?.score));
  }
  await hand(page, 2).locator('.hand-name').click();
  await expect(litLinks(page, 'red')).toHaveCount(standings[2]?.path.length ?? -1);
  await expect(hand(page, 0).locator('.hand-name')).toHaveAttribute('aria-pressed', 'true');
  await hand(page, 0).locator('.hand-name').click();
  await expect(page.locator('.lit-paths')).toHaveCount(0);
  await chooseFromMenu(page, 'View', 'Score');

  const over = await playSome(page, begun, 100);
  expect(isOver(over)).toBe(true);
  const [winner] = resultOf(over)?.winners ?? [];
  const colour = PAIRS[winner ?? -1]?.colour === 'red' ? 'Red' : 'Blue';
  await expect(page.locator('.result h2')).toContainText(`${colour} wins by`);
  await expect(page.locator('.contestant')).toHaveCount(2);
  // The line that won is lit, the other at a press.
  await scoreLine(page, 1 - ((winner ?? 0) % 2)).click();
  for (const { colour: own, path: cells } of standingsOf(over).slice(0, 2)) {
    await expect(litLinks(page, own)).toHaveCount(cells.length);
  }
  // Nobody is ranked for it.
  await chooseFromMenu(page, 'View', 'Rankings…');
  await expect(page.getByRole('dialog')).toContainText('No ranked players yet.');
});

test('a pair that has won picks the colour of the next game, and starts it', async ({ app, page, folder }) => {
  const [winner = -1, ...others] = resultOf(DOUBLES)?.winners ?? [];
  expect(others).toEqual([winner + 2]);
  await openRecord(app, page, folder, DOUBLES);
  await chooseFromMenu(page, 'File', 'Play again…');
  const name = PAIRS[winner]?.name;
  await expect(dialogNamed(page, 'Play again')).toContainText(
    `${TEAMS[winner]} (${PAIRS[winner]?.colour}) won. They pick a colour, and ${name} starts.`,
  );
  await playerRow(page, winner + 1)
    .getByRole('radio', { name: 'Green' })
    .check({ force: true });
  await startDeal(page, SEED);
  const seats = PAIRS.map((each, seat) => (seat % 2 === winner ? 'green' : each.colour));
  const game = newGame({ seats, starter: winner }, SEED);
  expect(await handsShown(page)).toEqual(game.position.hands);
  await expect(statusText(page)).toHaveText(
    `${name} (green) won the last game and starts. Play the first tile in the middle.`,
  );

  // The next time the same pairs are proposed.
  await chooseFromMenu(page, 'File', 'New game…');
  await expect(page.getByRole('radio', { name: 'Doubles' })).toBeChecked();
  await expect(playerRow(page, 4).getByRole('textbox', { name: 'Name' })).toHaveValue('Dora');
  // Four by themselves have four colours again.
  await page.getByRole('radio', { name: '4 players' }).check({ force: true });
  const chosen = await page.getByRole('dialog').locator('.colour-choice [data-selected]').allTextContents();
  expect(new Set(chosen).size).toBe(4);
});

test('pictures, text and pages name partners together', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, DOUBLES);
  const [red, blue] = standingsOf(DOUBLES).map(({ score }) => score);
  const files = { svg: path.join(folder, 'game.svg'), text: path.join(folder, 'game.txt') };
  await stubSaveDialog(app, files.svg);
  await chooseFromMenu(page, 'File', 'Save picture (SVG)…');
  const legend = [...(await readWhenWritten(files.svg)).matchAll(/class="legend-text"[^>]*>([^<]*)</g)];
  expect(legend.map(([, words]) => words)).toEqual([`${TEAMS[0]}  ${red}`, `${TEAMS[1]}  ${blue}`]);
  await stubSaveDialog(app, files.text);
  await chooseFromMenu(page, 'File', 'Export as text file…');
  expect(await readWhenWritten(files.text)).toContain('the first and the third player are partners');
  await chooseFromMenu(page, 'File', 'Print preview');
  await expect(page.locator('.sheet-players .sheet-name')).toHaveText([...TEAMS]);
  await expect(page.locator('.sheet-players .sheet-score')).toHaveText([String(red), String(blue)]);
});

test('computer players sit at any seat, also as partners', NIGHTLY, async ({ page }) => {
  const seated = [undefined, { character: 'thorn', level: 1 }, { character: 'orbit', level: 1 }, undefined] as const;
  await proposeDoubles(page);
  for (const [seat, name] of [
    [2, 'Thorn'],
    [3, 'Orbit'],
  ] as const) {
    await playerRow(page, seat).getByRole('button', { name: 'Player' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  }
  await startDeal(page, SEED);
  let game = answered(dealt(PAIRS, SEED), seated);
  await showsGame(page, game);
  for (let turn = 0; turn < 3; turn++) game = await playAndWait(page, game, seated);
});

test('a killed game of doubles is brought back with its pairs', NIGHTLY, async ({ folder }) => {
  const app = await launch(folder);
  const page = await pageOf(app);
  await proposeDoubles(page);
  await startDeal(page, SEED);
  const game = await playSome(page, dealt(PAIRS, SEED), 3);
  await expectKept(folder, 3);
  const ended = once(app.process(), 'exit');
  app.process().kill('SIGKILL');
  await ended;
  await inRun(folder, async (again, second) => {
    await again.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(again.locator('.laid-tile')).toHaveCount(3);
    expect(await handsShown(again)).toEqual(game.position.hands);
    const file = path.join(folder, 'pairs.txg');
    await stubSaveDialog(second, file);
    await chooseFromMenu(again, 'File', 'Save');
    const parsed = parseTxg(await readWhenWritten(file));
    expect(parsed.ok && parsed.record.game).toEqual(game);
    expect(parsed.ok && parsed.record.players.map(({ name }) => name)).toEqual(PAIRS.map(({ name }) => name));
  });
});
