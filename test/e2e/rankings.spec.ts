import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  afterWin,
  EMPTY_TABLE,
  type Entry,
  filtered,
  keyOf,
  NEW_PLAYER_RANK,
  type RankingRow,
  rowsOf,
  sorted,
  withEntries,
} from '../../src-shared/rankings';
import { type Game, standingsOf, stopGame } from '../../src-shared/tantrix';
import { IS_NIGHTLY } from '../support/nightly';
import { gameOf as gameBetween, person, resultAt, side } from '../support/rankings';
import { damagedRankings, manyGames, playerAt, rankingsFile, writeRankings } from '../support/rankings-files';
import { expect, inRun, launch, NIGHTLY, pageOf, stubOpenDialog, stubSaveDialog, test, testAlone } from './fixtures';
import {
  alertNamed,
  askForDetails,
  chooseFromMenu,
  dialogNamed,
  matchDealt,
  playSome,
  panelNamed,
  startMatch,
  TWO,
} from './gestures';
import { proves } from './proves';

const SEED = 7;
const STOPPED_IS_RANKED = 'If both players agree, the game counts for the rankings';

const table = (page: Page): Locator => page.getByRole('grid', { name: 'Rankings' });
const showRankings = (page: Page): Promise<void> => chooseFromMenu(page, 'View', 'Rankings…');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The lines of players as they are shown, without the day of the last game. The dialog is there before its lines. */
async function linesShown(page: Page): Promise<string[]> {
  const lines = table(page).locator('tbody tr');
  await lines.first().waitFor();
  return lines.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .slice(0, -1)
        .map((cell) => cell.textContent ?? '')
        .join('|'),
    ),
  );
}

const digits = (count: number, signDisplay: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat('en', { minimumFractionDigits: count, maximumFractionDigits: count, signDisplay });
const [WHOLE, MEAN, RANK] = [digits(0, 'exceptZero'), digits(1, 'exceptZero'), digits(1, 'auto')];

const lineOf = ({ place, name, country, rank, games, wins, losses, draws, best, margin }: RankingRow): string =>
  [place, name, country, RANK.format(rank), games, wins, losses, draws, best]
    .concat([WHOLE.format(margin), MEAN.format(margin / games)].map((figure) => figure.replace('-', '−')))
    .join('|');
const linesOf = (rows: readonly RankingRow[]): string[] => rows.map(lineOf);
const rowsAfter = (entries: readonly Entry[]): RankingRow[] => rowsOf(withEntries(EMPTY_TABLE, entries));

/** What the Rank dialog shows of a player. */
const rankLine = (page: Page, name: string): Locator => dialogNamed(page, 'Ranks').getByRole('row', { name });

interface Ended {
  readonly winner: string;
  readonly loser: string;
  readonly margin: number;
  readonly ranks: ReturnType<typeof afterWin>;
}

function ranksOf(game: Game): Ended {
  const [ann = 0, bob = 0] = standingsOf(game).map(({ score }) => score);
  if (ann === bob) throw new Error('choose a deal that somebody wins');
  const margin = Math.abs(ann - bob);
  const ranks = afterWin({ winner: NEW_PLAYER_RANK, loser: NEW_PLAYER_RANK }, margin);
  return { ...(ann > bob ? { winner: 'Ann', loser: 'Bob' } : { winner: 'Bob', loser: 'Ann' }), margin, ranks };
}

/** Stops the game once the dialog says what that is worth and all who are there agree. */
async function stopMatch(page: Page, worth: string): Promise<void> {
  await chooseFromMenu(page, 'File', 'End game early…');
  await expect(dialogNamed(page, 'End the game early?')).toContainText(worth);
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await page.getByRole('button', { name: 'End game' }).click();
  await expect(page.locator('.result')).toBeVisible();
}

/** By night to the last tile; by day both stop, which ranks them as well. */
async function endMatch(page: Page, game: Game): Promise<Game> {
  if (IS_NIGHTLY) return playSome(page, game, 100);
  await stopMatch(page, STOPPED_IS_RANKED);
  return stopGame(game);
}

test('a match moves the ranks by the formula, and a kill after they are shown loses nothing', async ({ folder }) => {
  test.setTimeout(240_000);
  const app = await launch(folder);
  const page = await pageOf(app);
  await startMatch(page, TWO, SEED);
  const before = await playSome(page, matchDealt(TWO, SEED), 8);
  // The place of the table is taken, so that it cannot be written.
  await writeFile(path.join(folder, 'rankings'), '');
  const game = await endMatch(page, before);
  const failed = alertNamed(page, 'Rankings not updated yet');
  await expect(failed).toBeVisible();
  await rm(path.join(folder, 'rankings'));
  await failed.getByRole('button', { name: 'Try again' }).click();

  const { winner, loser, ranks } = ranksOf(game);
  const [up, down] = [ranks.winner - NEW_PLAYER_RANK, ranks.loser - NEW_PLAYER_RANK];
  await expect(rankLine(page, winner)).toHaveText(`${winner}300.0${ranks.winner.toFixed(1)}+${up.toFixed(1)}`);
  await expect(rankLine(page, loser)).toHaveText(`${loser}300.0${ranks.loser.toFixed(1)}−${Math.abs(down).toFixed(1)}`);
  proves('rankings.entered', 'rankings.new-player', 'rank.both');
  await page.getByRole('textbox', { name: 'Words of Wisdom' }).fill('Block early.');
  // What was typed is kept, however the dialog is left.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();

  await showRankings(page);
  const [ann = 0, bob = 0] = standingsOf(game).map(({ score }) => score);
  const lines = linesOf(rowsAfter([resultAt(1, gameBetween('a', ['Ann', ann], ['Bob', bob]))]));
  await expect.poll(() => linesShown(page)).toEqual(lines);
  await expect(page.getByRole('blockquote')).toHaveText('“Block early.”');
  proves('rank.words', 'rankings.words');
  proves('view.rankings');
  const ended = once(app.process(), 'exit');
  app.process().kill('SIGKILL');
  await ended;

  const [again, after] = await inRun(folder, async (second) => {
    // The game that was open is brought back: that does not count it again.
    await second.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(second.locator('.result')).toBeVisible();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await showRankings(second);
    return [await linesShown(second), await second.getByRole('blockquote').textContent()] as const;
  });
  expect([again, after]).toEqual([lines, '“Block early.”']);
});

testAlone('a match that both stop is ranked; the same saved and opened again is not', async ({ app, page, folder }) => {
  test.setTimeout(240_000);
  await startMatch(page, TWO, SEED);
  const game = await playSome(page, matchDealt(TWO, SEED), 8);
  const file = path.join(folder, 'match.txg');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('\ncompetition drawn\n');
  await stopMatch(page, STOPPED_IS_RANKED);
  const { winner, ranks } = ranksOf(game);
  await expect(rankLine(page, winner)).toContainText(ranks.winner.toFixed(1));
  await button(page, 'OK').click();

  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await page.getByRole('button', { name: 'Don’t save' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Competition rules');
  await expect(page.locator('.result')).toHaveCount(0);
  await stopMatch(page, 'All players must agree');
  await showRankings(page);
  await expect.poll(async () => (await linesShown(page)).map((line) => line.split('|')[4])).toEqual(['1', '1']);
  proves('rankings.one-session');
});

testAlone('once a match is analysed, the table says what luck had to do with it', NIGHTLY, async ({ page }) => {
  await page.evaluate(() => window.tantrix.setPreferences({ keepGames: true }));
  await page.reload();
  await startMatch(page, TWO, SEED);
  const { winner, margin } = ranksOf(await playSome(page, matchDealt(TWO, SEED), 8));
  await stopMatch(page, STOPPED_IS_RANKED);
  await button(page, 'OK').click();
  await button(page, 'Analysis').click();
  const balance = panelNamed(page, 'Analysis').getByRole('region', { name: 'Luck and skill' }).getByRole('row');
  const skill = balance.filter({ hasText: winner }).getByRole('cell').nth(1);
  // A search of the moves takes its time.
  await expect(skill).toHaveText(/\d/, { timeout: 60_000 });
  const words = await skill.textContent();
  await showRankings(page);
  await table(page).getByRole('row', { name: winner }).click();
  await expect(page.getByText('Analysed games')).toHaveText(
    `Analysed games: 1 · Mean margin +${margin.toFixed(1)}, without luck ${words}`,
  );
});

testAlone(
  'a match against the computer that is stopped is not ranked, which is said before',
  NIGHTLY,
  async ({ page }) => {
    await chooseFromMenu(page, 'File', 'New game…');
    await page.getByRole('radio', { name: 'Against the computer' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await askForDetails(page);
    await button(page, 'Start').click();
    await stopMatch(page, 'A computer player can’t agree');
    await showRankings(page);
    await expect(page.getByRole('dialog')).toContainText('No ranked players yet.');
  },
);

test('the table is sorted, filtered and leafed through, and shows how a rank went', async ({ folder }) => {
  const entries = manyGames(60, 400);
  const rows = rowsAfter(entries);
  await writeRankings(folder, entries);
  await inRun(folder, async (page) => {
    await showRankings(page);
    await expect.poll(() => linesShown(page)).toEqual(linesOf(rows.slice(0, 50)));
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect.poll(() => linesShown(page)).toEqual(linesOf(rows.slice(50)));
    // The last page has no next: Esc stays with the dialog, and Enter pressed once more does nothing.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Previous page' })).not.toBeFocused();
    proves('rankings.table');

    // A press sorts by the highest, back on the first page; another turns the order.
    for (const direction of ['descending', 'ascending'] as const) {
      await page.getByRole('columnheader', { name: 'Best' }).click();
      await expect(page.getByRole('columnheader', { name: 'Best' })).toHaveAttribute('aria-sort', direction);
      await expect
        .poll(() => linesShown(page))
        .toEqual(linesOf(sorted(rows, { column: 'best', direction }, 'en').slice(0, 50)));
    }

    await page.getByRole('searchbox', { name: 'Name or country' }).fill('germ 1');
    const found = sorted(filtered(rows, 'germ 1'), { column: 'best', direction: 'ascending' }, 'en');
    expect(found.length).toBeGreaterThan(2);
    await expect(page.locator('.rankings-count')).toHaveText(`${found.length} of ${rows.length}`);
    await expect.poll(() => linesShown(page)).toEqual(linesOf(found));

    const [player] = found;
    if (!player) throw new Error('nobody is found');
    await table(page).getByRole('row', { name: player.name, exact: false }).first().click();
    const history = withEntries(EMPTY_TABLE, entries).histories.get(keyOf(player)) ?? [];
    const figures = history.map(({ rank }) => rank);
    await expect(page.getByRole('region', { name: `Rank of ${player.name}` }).getByRole('img')).toHaveAccessibleName(
      `From ${figures[0]?.toFixed(1)} to ${figures.at(-1)?.toFixed(1)}; lowest ${Math.min(...figures).toFixed(1)}, highest ${Math.max(...figures).toFixed(1)}.`,
    );
    proves('rankings.by-opponent');
  });
});

test('the table is read, sorted and chosen from by the keys of a grid', NIGHTLY, async ({ folder }) => {
  const entries = manyGames(8, 40);
  const [first, second, third] = rowsAfter(entries);
  if (!first || !second || !third) throw new Error('too few are ranked');
  await writeRankings(folder, entries);
  await inRun(folder, async (page) => {
    await showRankings(page);
    const chosen = table(page).getByRole('row', { selected: true });
    const press = (key: string) => page.keyboard.press(key);
    await page.getByRole('searchbox', { name: 'Name or country' }).focus();
    await press('Tab');
    await expect(chosen).toContainText(first.name);
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(chosen).toContainText(third.name);
    await expect(page.getByRole('region', { name: `Rank of ${third.name}` })).toBeVisible();
    // Into the line, to its second cell, up a line, and out again.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await press(key);
    await expect(table(page).locator('td:focus')).toHaveText(second.name);
    await press('ArrowLeft');
    await press('ArrowLeft');
    await expect(chosen).toContainText(second.name);
    await press('End');
    await expect(table(page).getByRole('row').last()).toBeFocused();
    await press('Home');
    await expect(chosen).toContainText(first.name);
    await press('ArrowUp');
    await press('ArrowRight');
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('a player is removed after a question, and the others keep their ranks', NIGHTLY, async ({ folder }) => {
  const entries = manyGames(8, 40);
  const rows = rowsAfter(entries);
  const [gone, ...others] = rows;
  if (!gone) throw new Error('nobody is ranked');
  await writeRankings(folder, entries);
  const left = linesOf(others.map((row) => ({ ...row, place: row.place - 1 })));
  await inRun(folder, async (page) => {
    await showRankings(page);
    await table(page).getByRole('row', { name: gone.name }).click();
    await button(page, 'Remove player…').click();
    await alertNamed(page, `Remove ${gone.name}?`).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => linesShown(page)).toEqual(linesOf(rows));
    await button(page, 'Remove player…').click();
    await alertNamed(page, `Remove ${gone.name}?`).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`Removed ${gone.name}.`)).toBeVisible();
    await expect.poll(() => linesShown(page)).toEqual(left);
  });
  await inRun(folder, async (page) => {
    await showRankings(page);
    await expect.poll(() => linesShown(page)).toEqual(left);
  });
});

/** Imports a table once what it changes is shown. */
async function importTable(page: Page, name: string): Promise<void> {
  await button(page, 'Import…').click();
  await alertNamed(page, `Import “${name}”?`).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(`Imported “${name}”.`)).toBeVisible();
}

test('a single result is taken out, with the ranks before and after shown first', NIGHTLY, async ({ folder }) => {
  const entries = manyGames(8, 40);
  const last = entries.findLast((entry) => entry.kind === 'result');
  const [first] = rowsAfter(entries);
  if (!last || !first) throw new Error('nobody is ranked');
  const [one, two] = last.sides;
  const words = `${one.player.name} (${one.score}) – ${two.player.name} (${two.score})`;
  const without = rowsAfter(entries.filter((entry) => entry !== last));
  const namesakes = [1, 2].map((at) =>
    resultAt(at, {
      ...gameBetween(`namesake ${at}`, ['', 1], ['', 1]),
      sides: [
        side({ name: 'Zoë', email: `zoe${at}@example.org`, country: '' }, 'red', 1),
        side(person('Yan'), 'blue', 1),
      ],
    }),
  );
  await writeRankings(folder, [...entries, ...namesakes]);
  await inRun(folder, async (page) => {
    await showRankings(page);
    // Who has the same name and country is told apart by the address.
    for (const at of [1, 2]) await expect(table(page)).toContainText(`zoe${at}@example.org`);
    await table(page).getByRole('row', { name: one.player.name }).click();
    await button(page, 'Games…').click();
    // Two games of a day with the same scores are told apart by the time.
    await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText(/\d:\d\d/);
    await button(page, `Remove ${words}…`).click();
    const proposal = alertNamed(page, `Remove ${words}?`);
    for (const { player } of last.sides) await expect(proposal.getByRole('row', { name: player.name })).toBeVisible();
    await proposal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(`Removed ${words}.`)).toBeVisible();
    const shown = (await linesShown(page)).filter((line) => !/Zoë|Yan/.test(line)).map(withoutPlace);
    expect(shown).toEqual(linesOf(without).map(withoutPlace));
  });
});

const withoutPlace = (line: string): string => line.slice(line.indexOf('|'));

test('two tables are merged, and no game counts twice', NIGHTLY, async ({ folder }) => {
  const all = manyGames(8, 40);
  const [mine, theirs] = [all.slice(0, 25), [...all.slice(10, 20), ...all.slice(25)]];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => path.join(folder, name));
  if (!first || !second || !third) throw new Error('three profiles are needed');
  await writeRankings(first, mine);
  await writeRankings(second, theirs);
  const files = { own: path.join(folder, 'table.txr'), csv: path.join(folder, 'table.csv') };
  await inRun(first, async (page, app) => {
    await showRankings(page);
    await stubSaveDialog(app, files.own);
    await button(page, 'Export…').click();
    await expect(page.getByText('Rankings saved to “table.txr”.')).toBeVisible();
  });
  const merged = linesOf(rowsAfter(all));
  await inRun(second, async (page, app) => {
    await showRankings(page);
    await stubOpenDialog(app, files.own);
    const before = await linesShown(page);
    await button(page, 'Import…').click();
    const proposal = alertNamed(page, 'Import “table.txr”?');
    await expect(proposal).toContainText('Games: 15 · Players added or removed: 0 · Ranks changed: 8');
    // Nothing changes before it is agreed to.
    await proposal.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => linesShown(page)).toEqual(before);
    await importTable(page, 'table.txr');
    await expect.poll(() => linesShown(page)).toEqual(merged);
    // It is taken back whole, and may come again.
    await button(page, 'Undo import…').click();
    await button(page, 'Undo the import of “table.txr”…').click();
    await alertNamed(page, 'Undo the import of “table.txr”?').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Import of “table.txr” undone.')).toBeVisible();
    await expect.poll(() => linesShown(page)).toEqual(before);
    await importTable(page, 'table.txr');
    await expect.poll(() => linesShown(page)).toEqual(merged);
    await button(page, 'Import…').click();
    await expect(page.getByText('“table.txr” has nothing new.')).toBeVisible();
    await expect.poll(() => linesShown(page)).toEqual(merged);
    await stubSaveDialog(app, files.csv);
    await button(page, 'Export as CSV…').click();
    await expect(page.getByText('Rankings saved to “table.csv”.')).toBeVisible();
  });
  await inRun(third, async (page, app) => {
    await showRankings(page);
    await stubOpenDialog(app, files.csv);
    await importTable(page, 'table.csv');
    await expect.poll(() => linesShown(page)).toEqual(merged);
    await writeFile(files.own, (await readFile(files.own, 'utf8')).replace('Player 1', 'Player 9'));
    await stubOpenDialog(app, files.own);
    await button(page, 'Import…').click();
    await expect(page.locator('.rankings-told[role=alert]')).toContainText('“table.txr” is damaged at line');
    await expect.poll(() => linesShown(page)).toEqual(merged);
  });
});

test('a damaged table is set aside, and the backup is used', async ({ folder }) => {
  await damagedRankings(folder);
  const damaged = await readFile(rankingsFile(folder), 'utf8');
  const rows = linesOf(rowsAfter(manyGames(5, 12)));
  await inRun(folder, async (page) => {
    await showRankings(page);
    await expect(page.locator('.rankings-told[role=alert]')).toContainText('were damaged');
    await expect.poll(() => linesShown(page)).toEqual(rows);
  });
  const aside = (await readdir(path.join(folder, 'rankings'))).filter((name) => name.endsWith('.damaged'));
  expect(await Promise.all(aside.map((name) => readFile(path.join(folder, 'rankings', name), 'utf8')))).toEqual([
    damaged,
  ]);
  await inRun(folder, async (page) => {
    await showRankings(page);
    await expect(page.locator('.rankings-told[role=alert]')).toHaveCount(0);
    await expect.poll(() => linesShown(page)).toEqual(rows);
  });
});

test('a table of 10,000 players is shown and filtered', NIGHTLY, async ({ folder }) => {
  const entries = manyGames(10_000, 100_000);
  await writeRankings(folder, entries);
  await inRun(folder, async (page) => {
    await showRankings(page);
    await expect(table(page).locator('tbody tr')).toHaveCount(50);
    await page.getByRole('searchbox').fill('10000');
    await expect(table(page).locator('tbody tr')).toHaveCount(1);
    await expect
      .poll(() => linesShown(page))
      .toEqual(linesOf(filtered(rowsAfter(entries), playerAt(9999).name.replace('Player ', ''))));
  });
});
