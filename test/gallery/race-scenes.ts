import { raceOfRobots } from '../support/races';
import { nearlyOut, openRace, openRaceChoice, raceSpace, raceTile, turnTo } from '../e2e/race-table';
import { expect } from '../e2e/fixtures';
import { alertNamed, chooseFromMenu, pickSegment } from '../e2e/gestures';
import { raceOnline } from '../e2e/online-race';
import { standInForOthers, tellState } from '../e2e/online-table';
import type { OnlineRace } from '../../src-shared/bridge/bridge';
import type { Scene, Stage } from './stage';

/** Gobble: what is set before it, the race, a throw, a pause and the end. */

const { record, gobble } = nearlyOut(['beginner', 'steady', 'swift', 'steady', 'beginner']);

async function racing({ app, page, folder }: Stage): Promise<void> {
  await openRace(app, page, folder, record);
  await page.getByRole('button', { name: 'Go on' }).click();
  await raceTile(page, gobble.tile).click();
}

async function tellRace({ app, page }: Stage, race: OnlineRace): Promise<void> {
  await standInForOthers(app);
  // A page that has just come does not listen yet.
  await expect(async () => {
    await tellState(app, { kind: 'racing', race });
    await page.locator('.race-table').waitFor({ timeout: 1000 });
  }).toPass();
}

export const RACE_SCENES: readonly Scene[] = [
  { name: 'gobble-new', reach: ({ page }) => openRaceChoice(page) },
  {
    name: 'gobble-new-two',
    reach: async ({ page }) => {
      await openRaceChoice(page);
      await pickSegment(page, 'Players', '6');
      await page
        .getByRole('group', { name: 'Player 2' })
        .getByRole('button', { name: /Human|computer/ })
        .click();
      await page.getByRole('option', { name: 'Human' }).click();
    },
  },
  {
    name: 'gobble-ready',
    reach: async ({ page }) => {
      await openRaceChoice(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
    },
  },
  {
    name: 'gobble-race',
    reach: async ({ page }) => {
      await openRaceChoice(page);
      await page.getByText('Slow race').click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('button', { name: 'GO' }).click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'online-race-ready',
    reach: (stage) => tellRace(stage, { ...raceOnline(), moves: [], clock: { at: 0, isRunning: false } }),
  },
  {
    name: 'online-race-countdown',
    reach: (stage) => tellRace(stage, { ...raceOnline(), moves: [], clock: { at: 1200, isRunning: true } }),
  },
  {
    name: 'online-race-beaten',
    async reach(stage) {
      const race = raceOnline();
      await tellRace(stage, race);
      await tellState(stage.app, { kind: 'racing', race: { ...race, refused: { ticket: 1, first: 1 } } });
      await stage.page.getByText(/was there first/).waitFor();
    },
  },
  {
    name: 'online-race-cut-off',
    async reach(stage) {
      const race = raceOnline();
      await tellRace(stage, race);
      const clock = { ...race.clock, isRunning: false };
      await tellState(stage.app, { kind: 'racing', race: { ...race, clock, isReached: false } });
      await stage.page.getByText(/^Reconnecting/).waitFor();
    },
  },
  {
    name: 'online-race-away',
    async reach(stage) {
      const race = raceOnline();
      await tellRace(stage, { ...race, clock: { ...race.clock, isRunning: false }, away: [1, 3] });
    },
  },
  {
    name: 'online-race-leave',
    async reach(stage) {
      await tellRace(stage, { ...raceOnline(), isDecidedHere: true });
      await chooseFromMenu(stage.page, 'File', 'New game…');
      await alertNamed(stage.page, 'Leave the race?').waitFor();
    },
  },
  { name: 'gobble-held', reach: racing },
  {
    name: 'gobble-throw',
    reach: async (stage) => {
      await racing(stage);
      await turnTo(stage.page, gobble.tile, gobble.rotation);
      await raceSpace(stage.page, gobble).click();
      await expect(stage.page.locator('.gobble-call')).toBeVisible();
    },
  },
  {
    name: 'gobble-over',
    reach: async ({ app, page, folder }) => {
      const race = raceOfRobots(
        record.race,
        record.players.map(({ pace }) => pace ?? 'steady'),
        7,
      );
      await openRace(app, page, folder, { ...record, race, clock: race.moves.at(-1)?.move.at ?? 0 });
      await expect(page.locator('.race-places')).toBeVisible();
    },
  },
];
