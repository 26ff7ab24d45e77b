import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { parseTxg } from '../../src-shared/record';
import { killTree } from '../support/process-tree';
import { expect, hearFrom, launch, NIGHTLY, pageOf, quit, stubOpenDialog, test } from './fixtures';
import { playForEver } from './play-for-ever';
import { alertNamed, chooseFromMenu, dealt, textOfGame, TWO } from './gestures';

/** The nightly run asks for many more. */
const KILLS = Number(process.env.TANTRIX_KILLS ?? 3);
const LONGEST_LIFE = 2500;
/** Moves in the journal may be this far behind what the window shows: the one being written when the end comes. */
const LAG = 1;

const movesIn = (text: string): number => {
  const parsed = parseTxg(text);
  expect(parsed.ok, 'the file is whole and legal').toBe(true);
  return parsed.ok ? parsed.record.game.placements.length : -1;
};

/** Opens a new game, plays and saves until it is killed; the number of moves that were surely shown. */
async function live(app: ElectronApplication, file: string): Promise<number> {
  const page = await pageOf(app);
  const said = await hearFrom(page);
  await writeFile(file, textOfGame(dealt(TWO, 7)));
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(page.locator('.is-mover')).toHaveCount(1);
  await playForEver(page, true);
  await expect.poll(() => said.length).toBeGreaterThan(1);
  // The wait is the point: a kill comes at any moment.
  await page.waitForTimeout(Math.random() * LONGEST_LIFE);
  const gone = once(app.process(), 'exit');
  killTree(app.process().pid ?? 0);
  await gone;
  return Math.max(...said.map((words) => Number(words.split(' ')[1])));
}

test(
  `${KILLS} kills during play and saves: the file is whole, and the last move is offered`,
  NIGHTLY,
  async ({ folder }) => {
    test.setTimeout(30_000 + KILLS * 20_000);
    const [profile, file] = [path.join(folder, 'profile'), path.join(folder, 'game.txg')];
    let app = await launch(profile);
    for (let kill = 0; kill < KILLS; kill++) {
      const shown = await live(app, file);
      const saved = movesIn(await readFile(file, 'utf8'));
      expect(saved).toBeGreaterThanOrEqual(shown - 2 - LAG);
      app = await launch(profile);
      const page = await pageOf(app);
      const alert = alertNamed(page, 'Restore your last game?');
      const kept = Number(/with (\d+) move/.exec(await alert.innerText())?.[1]);
      expect(kept).toBeGreaterThanOrEqual(Math.max(shown - LAG, saved));
      expect(kept).toBeLessThanOrEqual(shown + 1);
      await alert.getByRole('button', { name: 'Restore' }).click();
      await expect(page.locator('.laid-tile')).toHaveCount(kept);
      // On to the next life: what is unsaved here is of no more use.
      await chooseFromMenu(page, 'File', 'Close');
      const question = alertNamed(page, 'Save this game?');
      await expect(page.locator('.start-screen').or(question)).toBeVisible();
      if (await question.isVisible()) await question.getByRole('button', { name: 'Don’t save' }).click();
      await expect(page.locator('.start-screen')).toBeVisible();
    }
    await quit(app);
  },
);
