import type { ElectronApplication, Page } from '@playwright/test';
import { makeTextImage, makeTxg, type RecordedGame } from '../../src-shared/record';
import { type Game, legalPlacements, newGame, type Placement } from '../../src-shared/tantrix';
import { expect } from '../e2e/fixtures';
import { chooseFromMenu, dealt, handTile, openRecord, openText, spaceAt, statusText, TWO } from '../e2e/gestures';
import { expectKept } from '../e2e/journal';
import {
  annBegins,
  mailRecord,
  openSent,
  playTurn,
  sayWhoIAm,
  skipNews,
  turnOver,
  turnsPlayed,
} from '../e2e/mail-games';
import { dragFromBox, layAll, solutionOf, solvedNews, startPuzzle, turnInBox } from '../e2e/puzzle-table';

/** The program that a flow is followed in. */
export interface Place {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly profile: string;
  /** For the files of the flow. */
  readonly folder: string;
}

/**
 * One thing that a person does, up to where its last effect can be seen. It is done at earlier commits, too: only by what
 * the window has long had, by roles, keys and the marks of tiles and spaces.
 */
export interface Flow {
  readonly name: string;
  readonly prepare: (place: Place) => Promise<void>;
  /** Comes to its end only when all is done. */
  readonly gesture: (place: Place) => Promise<void>;
}

/** In the middle of a game of two people. */
const GAME = turnsPlayed(dealt(TWO, 7), 6);

function firstOf(game: Game): Placement {
  const [placement] = legalPlacements(game);
  if (!placement) throw new Error('nothing can be played');
  return placement;
}

async function tryOut(page: Page, game: Game): Promise<void> {
  const { tile, ...hex } = firstOf(game);
  await handTile(page, tile).click();
  await spaceAt(page, hex).click();
}

/** A move that is clicked, until the disk holds it. */
const move: Flow = {
  name: 'a click that becomes a saved move',
  prepare: async ({ app, page, folder }) => openRecord(app, page, folder, GAME),
  gesture: async ({ page, profile }) => {
    await tryOut(page, GAME);
    await page.keyboard.press('Enter');
    await expectKept(profile, GAME.placements.length + 1);
  },
};

/** Ann has sent her second turn, and this is Bob's answer. */
const SEEN = turnsPlayed(annBegins(), 2);
const ANSWER = turnsPlayed(SEEN, 2);

/** The next state of a game that is kept is pasted as it came in a mail, and shown move by move. */
const mail: Flow = {
  name: 'a mail that comes in',
  prepare: async ({ app, page, folder }) => {
    await openSent(app, page, folder, mailRecord(SEEN));
    await sayWhoIAm(page, 'Ann (red)');
    await skipNews(page);
    await playTurn(page, SEEN);
    await turnOver(page).getByRole('button', { name: 'Later' }).click();
    await chooseFromMenu(page, 'File', 'Close');
    await expect(page.locator('.start-screen')).toBeVisible();
    await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), makeTextImage(mailRecord(ANSWER)));
  },
  gesture: async ({ page }) => {
    await page.keyboard.press('Control+v');
    await expect(statusText(page)).toContainText('Ann (red): ', { timeout: 30_000 });
    await expect(page.locator('.laid-tile')).toHaveCount(ANSWER.placements.length);
  },
};

/** A loop of three tiles. */
const SOLUTION = solutionOf('discovery-3');
const LAST = SOLUTION.at(-1);
if (!LAST) throw new Error('the puzzle has tiles');

const puzzle: Flow = {
  name: 'a puzzle that is checked',
  prepare: async ({ page }) => {
    await startPuzzle(page, 'Discovery 3');
    await layAll(page, SOLUTION.slice(0, -1));
    await turnInBox(page, LAST);
  },
  gesture: async ({ page }) => {
    await dragFromBox(page, LAST);
    await expect(solvedNews(page)).toContainText('Solved!');
  },
};

/** The person is red and is to play. */
const AGAINST = turnsPlayed(newGame({ seats: ['red', 'blue'], starter: 0 }, 7), 4);

const againstComputer: RecordedGame = {
  game: AGAINST,
  players: [
    { name: 'Ann', email: '', country: '' },
    { name: 'mason', email: '', country: '', robot: { character: 'mason', level: 1 } },
  ],
  isCompetition: false,
};

/** Enter plays the person's tile, and the computer answers. */
const computer: Flow = {
  name: 'a computer’s move',
  prepare: async ({ app, page, folder }) => {
    await openText(app, page, folder, makeTxg(againstComputer));
    await expect(page.locator('.laid-tile')).toHaveCount(AGAINST.placements.length);
    await tryOut(page, AGAINST);
  },
  gesture: async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.laid-tile').count()).toBeGreaterThan(AGAINST.placements.length + 1);
    await expect(statusText(page)).toContainText('Ann (red)');
    await expect(page.locator('.thinking')).toHaveCount(0);
  },
};

const setting: Flow = {
  name: 'a setting',
  prepare: async ({ app, page, folder }) => openRecord(app, page, folder, GAME),
  gesture: async ({ page }) => {
    await page.keyboard.press('Control+t');
    await expect(page.locator('.laid-tile .tile-number')).toHaveCount(GAME.placements.length);
  },
};

export const FLOWS: readonly Flow[] = [move, mail, puzzle, computer, setting];
