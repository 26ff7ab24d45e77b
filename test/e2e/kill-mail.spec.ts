import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { parseTxg, type RecordedGame } from '../../src-shared/record';
import { killTree } from '../support/process-tree';
import { expect, hearFrom, launch, pageOf, quit, test } from './fixtures';
import { alertNamed, chooseFromMenu, dealt, dialogNamed } from './gestures';
import { anotherGame, mailRecord, openSent, sayWhoIAm, THREE } from './mail-games';
import { playForEver } from './play-for-ever';

/** The nightly run asks for many more. */
const KILLS = Number(process.env.TANTRIX_KILLS ?? 3);
const LONGEST_LIFE = 1500;

/** A game in which two of three play here, so that there is much to do. */
function gameFor(seed: number): RecordedGame {
  const record = mailRecord(dealt(THREE, seed));
  return { ...record, players: record.players.map((player, seat) => ({ ...player, home: seat < 2 ? 1 : 2 })) };
}

/** Takes in a game, plays until it is killed, and gives the number of moves that were surely shown. */
async function live(app: ElectronApplication, folder: string, record: RecordedGame): Promise<number> {
  const page = await pageOf(app);
  const said = await hearFrom(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSent(app, page, folder, record);
  const who = dialogNamed(page, 'Who are you in this game?');
  await expect(who.or(anotherGame(page))).toBeVisible();
  if (await who.isVisible()) await sayWhoIAm(page, 'Ann (red) and Bob (blue)');
  else await anotherGame(page).getByRole('button', { name: 'Add game' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await expect(page.locator('.is-mover')).toHaveCount(1);
  await playForEver(page, false);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  // The wait is the point: a kill comes at any moment.
  await page.waitForTimeout(Math.random() * LONGEST_LIFE);
  const gone = once(app.process(), 'exit');
  killTree(app.process().pid ?? 0);
  await gone;
  return Math.max(...said.map((words) => Number(words.split(' ')[1])));
}

/** How many moves each of the games that are kept has, by its deal; any that is not whole fails. */
async function movesKept(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.game'));
  const entries = await Promise.all(
    names.map(async (name) => {
      const [, entry = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\n');
      const parsed = parseTxg(JSON.parse(entry).text);
      if (!parsed.ok) throw new Error(`${name}: ${parsed.problem.code}`);
      const { deal, placements } = parsed.record.game;
      return [deal.bag.join(), placements.length] as const;
    }),
  );
  return new Map(entries);
}

test(`${KILLS} kills while games by mail are played lose no move that was shown`, async ({ folder }) => {
  test.setTimeout(30_000 + KILLS * 20_000);
  const profile = path.join(folder, 'profile');
  let app = await launch(profile);
  for (let kill = 0; kill < KILLS; kill++) {
    const record = gameFor(seedFor(kill));
    const shown = await live(app, folder, record);
    const kept = (await movesKept(path.join(profile, 'mail-games'))).get(record.game.deal.bag.join()) ?? -1;
    expect(kept).toBeGreaterThanOrEqual(shown);
    expect(kept).toBeLessThanOrEqual(shown + 1);
    app = await launch(profile);
    const page = await pageOf(app);
    await alertNamed(page, 'Restore your last game?').getByRole('button', { name: 'Restore' }).click();
    await expect(page.locator('.laid-tile')).toHaveCount(kept);
    await page.keyboard.press('Escape');
    await chooseFromMenu(page, 'File', 'Email games…');
    await expect(dialogNamed(page, 'Email games').getByRole('listitem')).toHaveCount(kill + 1);
    await page.keyboard.press('Escape');
  }
  await quit(app);
});

/** A deal of its own for each game, which one of the two here begins. */
const seedFor = (kill: number): number =>
  Array.from({ length: 4 * (kill + 2) }, (_, seed) => seed).filter((seed) => dealt(THREE, seed).position.mover < 2)[
    kill
  ] ?? 0;
