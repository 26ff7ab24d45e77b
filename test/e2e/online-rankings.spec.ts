import type { Page } from '@playwright/test';
import { parseRankingRows } from '../../src-shared/bridge/bridge';
import { identityOf, type RankingRow } from '../../src-shared/rankings';
import { standingsOf } from '../../src-shared/tantrix';
import { gameOf } from '../support/online-game';
import { expect, NIGHTLY, test } from './fixtures';
import { chooseFromMenu, dialogNamed } from './gestures';
import { withTwo } from './online-meeting';
import { sitDown, told } from './online-told';
import { playOut } from './online-turns';

const SEED = 11;

/** The table of a program, but for its clock. */
async function rowsAt(page: Page): Promise<readonly RankingRow[]> {
  const reply = await page.evaluate(() => window.tantrix.rankings());
  if (reply.kind === 'failed') throw new Error(reply.problem);
  return parseRankingRows(reply.rows).map((row) => ({ ...row, lastPlayed: 0 }));
}

const rankLines = (page: Page) => dialogNamed(page, 'Ranks').locator('tbody tr');

test('a whole game of two under competition rules is ranked alike at both programs', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    const pages = await sitDown(first, second, { isCompetition: true });
    for (const page of pages) await expect(page.locator('.rules-note')).toHaveText('Competition rules');
    await playOut(pages, SEED);
    for (const page of pages) await expect(rankLines(page)).toHaveCount(2);
    const [host, guest] = pages;
    if (!host || !guest) throw new Error('two pages play');
    await expect(rankLines(guest)).toHaveText(await rankLines(host).allTextContents());

    const online = await told(host);
    const game = gameOf(online);
    const rows = await rowsAt(host);
    expect(await rowsAt(guest)).toEqual(rows);
    for (const [seat, { name, key }] of online.seats.entries()) {
      const row = rows.find((each) => each.key === key);
      expect(row).toMatchObject({ name, games: 1, unfinished: 0, best: game && standingsOf(game)[seat]?.score });
      if (!row) continue;
      const results = await guest.evaluate((player) => window.tantrix.rankedResults(player), identityOf(row));
      expect(results.map(({ id }) => id)).toEqual([online.id]);
    }

    for (const page of pages) {
      await dialogNamed(page, 'Ranks').getByRole('button', { name: 'OK' }).click();
      await chooseFromMenu(page, 'View', 'Rankings…');
      await expect(page.getByRole('grid', { name: 'Rankings' }).locator('tbody tr')).toHaveCount(2);
      await page.getByRole('row', { name: 'Ann' }).click();
      await expect(page.getByRole('region', { name: 'Rank of Ann' })).toContainText(
        /Key [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}/,
      );
    }
  });
});
