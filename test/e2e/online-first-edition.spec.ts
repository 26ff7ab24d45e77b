import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refereed } from '../../scripts/record/referee';
import { refereeReceipt } from '../../scripts/record/referee-online';
import { parseTxg } from '../../src-shared/record';
import { setOf } from '../../src-shared/tantrix';
import { expect, NIGHTLY, stubSaveDialog, test } from './fixtures';
import { chooseFromMenu, dialogNamed } from './gestures';
import { field, joining, openTable, playOnline, type Program, waiting, withTwo } from './online-meeting';
import { listen } from './online-told';
import { playOut, playTurn } from './online-turns';

/** Saves the game that lies on the table of a program, and gives its file once that is whole. */
async function saved({ app, page }: Program, file: string): Promise<Buffer> {
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => existsSync(file) && parseTxg(readFileSync(file, 'utf8')).ok).toBe(true);
  return readFileSync(file);
}

test('two programs play with the first edition, to one record, and nobody is ranked', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    const [{ page: host }, { page: guest }] = [first, second];
    const pages = [host, guest];
    for (const page of pages) await listen(page);
    await openTable(host, { name: 'Ann', table: 'Kitchen', isCompetition: true, isFirstEdition: true });
    await expect(waiting(host)).toContainText('Kitchen · first edition · competition rules · no clock');
    await playOnline(guest, 'Join a table');
    const row = joining(guest).getByRole('radio', { name: /2 players · first edition · competition rules/ });
    await expect(row).toBeChecked();
    await field(joining(guest), 'Name').fill('Bob');
    await joining(guest).getByRole('button', { name: 'Join “Kitchen”' }).click();
    for (const page of pages) await expect(page.locator('.bag-count')).toHaveText('Bag: 52 tiles');

    for (let number = 1; number <= 3; number++) await playTurn(pages, number);
    await playOut(pages, 6);
    for (const page of pages) {
      await expect(page.locator('.result')).toBeVisible();
      await expect(dialogNamed(page, 'Ranks')).toHaveCount(0);
    }
    const own = await saved(first, path.join(folder, 'host.txg'));
    const theirs = await saved(second, path.join(folder, 'guest.txg'));
    for (const file of [own, theirs]) {
      const { ok, lines } = refereed(file, refereeReceipt);
      expect(ok, JSON.stringify(lines)).toBe(true);
    }
    const [one, other] = [own, theirs].map((file) => {
      const parsed = parseTxg(file.toString());
      return parsed.ok ? parsed.record.game : undefined;
    });
    expect(one && setOf(one.deal)).toBe('first-edition');
    expect([other?.deal.bag, other?.placements]).toEqual([one?.deal.bag, one?.placements]);
  });
});
