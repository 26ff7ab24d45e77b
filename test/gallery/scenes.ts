import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import { type Game, legalPlacements, rewind, stopGame } from '../../src-shared/tantrix';
import { askToClose, expect, launch, pageOf, stubOpenDialog, stubSaveDialog } from '../e2e/fixtures';
import {
  breakDrawing,
  chooseFromMenu,
  dealt,
  dialogNamed,
  handTile,
  heldTile,
  menuButton,
  openMenu,
  openRecord,
  openText,
  PEOPLE,
  pickSegment,
  playSome,
  proposeDoubles,
  recordOf,
  spaceAt,
  startGame,
  matchDealt,
  startMatch,
  textOfGame,
  TWO,
} from '../e2e/gestures';
import { expectKept } from '../e2e/journal';
import { playTheComputer, seatRobots } from '../e2e/robot-games';
import { damagedRankings, manyGames, writeRankings } from '../support/rankings-files';
import {
  editPuzzle,
  layAll,
  layByMouse,
  openPuzzleChoice,
  optionNamed,
  pickTile,
  solutionOf,
  startPuzzle,
  tableTile,
} from '../e2e/puzzle-table';
import { DOUBLES } from '../support/doubles';
import { gameOf } from '../support/records';
import { LOOP_BEATS_LINE, RESTRICTED, TWO_FORCED } from '../support/situations';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import { HELP_SCENES } from './help-scenes';
import { MAIL_SCENES } from './mail-scenes';
import type { Scene, Stage } from './stage';

const OVER = gameOf(PASSED_OVER);
const DEAL = dealt(TWO, 7);

const open =
  (game: Game) =>
  ({ app, page, folder }: Stage) =>
    openRecord(app, page, folder, game);

/** Opens a game and chooses from a menu. */
const choose = (game: Game, menu: string, item: string) => async (stage: Stage) => {
  await open(game)(stage);
  await chooseFromMenu(stage.page, menu, item);
};

/** Selects the first tile that may be played, and with `lays` puts it into a space. */
const select = (game: Game, lays: boolean) => async (stage: Stage) => {
  await open(game)(stage);
  const [placement] = legalPlacements(game);
  if (!placement) throw new Error('nothing can be played');
  await handTile(stage.page, placement.tile).click();
  if (lays) await spaceAt(stage.page, placement).click();
};

const menu = (name: string) => async (stage: Stage) => {
  await open(gameOf(RESTRICTED))(stage);
  await menuButton(stage.page, name).click();
  await expect(openMenu(stage.page)).toBeVisible();
};

/** The dialog of the settings, with one of its tabs in front. */
const settings = (tab: string) => async (stage: Stage) => {
  await choose(rewind(OVER, 20), 'Edit', 'Settings…')(stage);
  await stage.page.getByRole('tab', { name: tab }).click();
};

/** The menu of the right mouse button on a tile that is tried out. */
async function tileMenu(stage: Stage): Promise<void> {
  await select(rewind(OVER, 20), true)(stage);
  await heldTile(stage.page).click({ button: 'right' });
  await expect(openMenu(stage.page)).toBeVisible();
}

/** Enter, while the selected tile lies over no space. */
async function refused(stage: Stage): Promise<void> {
  await select(rewind(OVER, 20), false)(stage);
  await stage.page.keyboard.press('Enter');
  await expect(stage.page.locator('.status-text.is-refusal')).toBeVisible();
}

/** A hint that has been found. */
async function hint(stage: Stage): Promise<void> {
  await choose(gameOf(LOOP_BEATS_LINE), 'Edit', 'Hint')(stage);
  await expect(stage.page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
}

async function beginLesson(page: Page, name: RegExp): Promise<void> {
  await chooseFromMenu(page, 'Help', 'Tutorial…');
  await dialogNamed(page, 'Tutorial').getByRole('button', { name }).click();
  await expect(page.locator('.lesson')).toBeVisible();
}

/** The first lesson, with its tile in the right space. */
async function lessonDone({ page }: Stage): Promise<void> {
  await beginLesson(page, /^Lesson 1:/);
  await handTile(page, 8).click();
  await spaceAt(page, { q: -1, r: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-done')).toBeVisible();
}

/** The lesson on fit counts, with the wrong space filled. */
async function lessonMissed({ page }: Stage): Promise<void> {
  await beginLesson(page, /^Lesson 9/);
  await handTile(page, 54).click();
  await spaceAt(page, { q: -1, r: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-missed')).toBeVisible();
}

/** A game of which all moves are looked at, with one of them shown. */
async function analysis(stage: Stage): Promise<void> {
  await choose(stopGame(rewind(OVER, 12)), 'View', 'Analysis')(stage);
  await expect(stage.page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await stage.page.getByRole('option', { name: 'another move was better' }).last().click();
}

/** A game with moves that are not saved. */
async function playUnsaved({ page }: Stage): Promise<void> {
  await startGame(page, TWO, 7);
  await playSome(page, DEAL, 2);
}

async function killInPlay(profile: string): Promise<void> {
  const app = await launch(profile);
  const page = await pageOf(app);
  await startGame(page, TWO, 7);
  await playSome(page, DEAL, 2);
  await expectKept(profile, 2);
  app.process().kill('SIGKILL');
}

async function fileChanged(stage: Stage): Promise<void> {
  await open(DEAL)(stage);
  await playSome(stage.page, DEAL, 1);
  await writeFile(path.join(stage.folder, 'game.txg'), 'somebody else’s');
  await stage.page.keyboard.press('Control+s');
}

async function cannotSave(stage: Stage): Promise<void> {
  await playUnsaved(stage);
  await stubSaveDialog(stage.app, path.join(stage.folder, 'gone', 'game.txg'));
  await stage.page.keyboard.press('Control+s');
}

async function noGame({ app, page, folder }: Stage): Promise<void> {
  const file = path.join(folder, 'letter.txt');
  await writeFile(file, 'Dear Ann');
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Import…');
}

/** A file that is cut off: its beginning can be saved. */
const cutOff = ({ app, page, folder }: Stage) => {
  const whole = textOfGame(rewind(OVER, 12));
  return openText(app, page, folder, whole.slice(0, whole.indexOf('\n9 ') + 3));
};

/** The New Game dialog with two computer players among four. */
const newGameRobots = ({ page }: Stage) =>
  seatRobots(page, [
    [2, 'Thorn'],
    [4, 'Orbit'],
  ]);

/** A game in which the computer player to move has a name and a character. */
const against =
  (game: Game, character: string, level: number) =>
  ({ app, page, folder }: Stage) => {
    const { players, ...record } = recordOf(game);
    const seated = players.map((player, seat) =>
      seat === game.position.mover ? { ...player, name: 'Mason', robot: { character, level } } : player,
    );
    return openText(app, page, folder, makeTxg({ ...record, players: seated }));
  };

/** Computer players alone at the table: one of them is always thinking. */
const robotsAlone =
  (level: number) =>
  async ({ app, page, folder }: Stage) => {
    const players = ['Mason', 'Thorn'].map((name) => ({
      name,
      email: '',
      country: '',
      robot: { character: name.toLowerCase(), level },
    }));
    await openText(app, page, folder, makeTxg({ players, game: rewind(OVER, 12), isCompetition: false }));
    await expect(page.locator('.thinking')).toBeVisible();
  };

/** For scenes that spoil their program, and of which the page complains. */
const alone = async () => {};

/** Something that nobody foresaw. */
async function failure(stage: Stage): Promise<void> {
  await open(rewind(OVER, 20))(stage);
  await stage.page.evaluate(() => void setTimeout(() => JSON.parse('{')));
  await expect(stage.page.getByRole('alertdialog')).toBeVisible();
}

/** The same while the window is drawn. */
async function failureScreen(stage: Stage): Promise<void> {
  await open(rewind(OVER, 20))(stage);
  await breakDrawing(stage.page, 'for a picture');
  await chooseFromMenu(stage.page, 'View', 'Score').catch(() => {});
  await expect(stage.page.locator('.failure-screen')).toBeVisible();
}

/** They wait for moves to be given back. */
async function robotWaits(stage: Stage): Promise<void> {
  await robotsAlone(1)(stage);
  await stage.page.keyboard.press('Control+z');
  await expect(stage.page.locator('.status-text')).toContainText('moves to be given back');
}

async function robotDetails(stage: Stage, item: string, menuName: string): Promise<void> {
  await playTheComputer(stage.page, { character: 'orbit', level: 2 }, 'You', 7);
  await chooseFromMenu(stage.page, menuName, item);
}

async function newGameProblems({ page }: Stage): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Play others on this computer' }).check({ force: true });
  await page.getByRole('radio', { name: 'Play others on this computer' }).check({ force: true });
  await page.getByRole('radio', { name: '4 players' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ann + Bob');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** A profile that has a table of rankings. */
const ranked = (profile: string) => writeRankings(profile, manyGames(30, 200));

const rankings = async ({ page }: Stage) => {
  await chooseFromMenu(page, 'View', 'Rankings…');
  await page.getByRole('row').nth(2).click();
  await expect(page.locator('.rank-graph')).toBeVisible();
};

/** The end of a match: it cannot be opened, for such a game is not ranked. */
async function rank({ page }: Stage): Promise<void> {
  await startMatch(page, TWO, 7);
  await playSome(page, matchDealt(TWO, 7), 100);
  await expect(page.getByRole('dialog', { name: 'Ranks' })).toBeVisible();
}

const twoPages = async (stage: Stage) => {
  await choose(OVER, 'File', 'Print preview')(stage);
  await stage.page.keyboard.press('2');
};

/** The New Game dialog with one puzzle of a collection chosen. */
async function shelfShown(page: Page, shelf: string, puzzle: string): Promise<void> {
  await openPuzzleChoice(page);
  await optionNamed(page, shelf).click();
  await optionNamed(page, puzzle).click();
}

async function puzzleCodeWrong({ page }: Stage): Promise<void> {
  await openPuzzleChoice(page);
  await optionNamed(page, 'Your own').click();
  await page.getByRole('textbox', { name: 'Puzzle code' }).fill('txp1;');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

async function editorChecked({ page }: Stage): Promise<void> {
  await editPuzzle(page);
  for (const tile of [1, 2, 3, 4]) await pickTile(page, tile);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('dialog')).toContainText('It has 2 solutions');
}

/** The editor with tiles of the table for clues, and a goal that has the most fields. */
async function editorWithClues(stage: Stage): Promise<void> {
  const { page } = stage;
  await puzzleBegun(stage);
  await chooseFromMenu(page, 'File', 'Make a puzzle…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Do not save' }).click();
  await page.getByRole('checkbox', { name: /tiles on the table lie firm/ }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: /Goal$/ }).click();
  await page.getByRole('option', { name: 'A tangle of loops' }).click();
}

/** A puzzle with a few tiles that do not match, one of them selected. */
async function puzzleBegun({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Original');
  for (const [at, tile] of [1, 4, 5, 6].entries()) {
    await layByMouse(page, { tile, q: at % 2, r: at > 1 ? 1 : 0, rotation: 0 });
  }
}

async function puzzleSolved({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, solutionOf('discovery-3'));
  await expect(page.locator('.is-solved')).toBeVisible();
}

async function puzzleHint({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Rainbow, blue');
  await page.keyboard.press('F2');
  await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
}

/** Everything the window can show. */
export const SCENES: readonly Scene[] = [
  { name: 'start', reach: async () => {} },
  { name: 'first-tile', reach: ({ page }) => startGame(page, TWO, 7) },
  { name: 'four-players', reach: ({ page }) => startGame(page, PEOPLE, 7) },
  { name: 'forced', reach: open(gameOf(TWO_FORCED)) },
  { name: 'endgame', reach: open(rewind(OVER, 46)) },
  { name: 'selected', reach: select(rewind(OVER, 20), false) },
  { name: 'tried-out', reach: select(rewind(OVER, 20), true) },
  { name: 'tile-menu', reach: tileMenu },
  { name: 'refused', reach: refused },
  { name: 'result', reach: open(OVER) },
  { name: 'result-shared', reach: open(gameOf(SHARED_WIN)) },
  { name: 'result-deadlock', reach: open(gameOf(DEADLOCK)) },
  { name: 'replay', reach: choose(OVER, 'Edit', 'Replay') },
  { name: 'bag', reach: choose(gameOf(RESTRICTED), 'View', 'Bag') },
  { name: 'score', reach: choose(OVER, 'View', 'Score') },
  { name: 'tile-numbers', reach: choose(rewind(OVER, 30), 'View', 'Tile numbers') },
  { name: 'fit-counts', reach: choose(gameOf(SHARED_WIN, 34), 'View', 'Fit counts') },
  { name: 'hint', reach: hint },
  { name: 'tutorial', reach: ({ page }) => chooseFromMenu(page, 'Help', 'Tutorial…') },
  { name: 'lesson', reach: ({ page }) => beginLesson(page, /^Lesson 4/) },
  { name: 'lesson-done', reach: lessonDone },
  { name: 'lesson-missed', reach: lessonMissed },
  { name: 'analysis', reach: analysis },
  { name: 'analysis-running', reach: choose(OVER, 'View', 'Analysis') },
  { name: 'puzzle', reach: ({ page }) => startPuzzle(page, 'Rainbow, blue') },
  { name: 'puzzle-begun', reach: puzzleBegun },
  {
    name: 'puzzle-checked',
    reach: async (stage) => {
      await puzzleBegun(stage);
      await stage.page.keyboard.press('F9');
    },
  },
  {
    name: 'puzzle-menu',
    reach: async (stage) => {
      await puzzleBegun(stage);
      await tableTile(stage.page, 4).click({ button: 'right' });
    },
  },
  { name: 'puzzle-hint', reach: puzzleHint },
  { name: 'puzzle-solved', reach: puzzleSolved },
  { name: 'solitaire', reach: ({ page }) => startPuzzle(page, 'Tantrix Solitaire') },
  { name: 'puzzle-many', reach: ({ page }) => startPuzzle(page, 'Four Line Puzzle') },
  { name: 'menu-file', reach: menu('File') },
  { name: 'menu-edit', reach: menu('Edit') },
  { name: 'menu-view', reach: menu('View') },
  { name: 'menu-help', reach: menu('Help') },
  { name: 'new-game', reach: ({ page }) => chooseFromMenu(page, 'File', 'New game…') },
  {
    name: 'new-game-puzzle',
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await page.getByRole('radio', { name: 'Play a puzzle' }).check({ force: true });
    },
  },
  { name: 'puzzle-draw', reach: ({ page }) => shelfShown(page, 'Pyramids', 'Random pyramid of 10') },
  { name: 'puzzle-made', reach: ({ page }) => shelfShown(page, 'Made by the computer', 'Match puzzle of 19') },
  { name: 'puzzle-quest', reach: ({ page }) => shelfShown(page, 'Solitaires', 'Solitaire Quest, no red') },
  { name: 'puzzle-sharesets', reach: ({ page }) => shelfShown(page, 'Sharesets', 'Professor') },
  { name: 'puzzle-code', reach: puzzleCodeWrong },
  { name: 'puzzle-editor', reach: ({ page }) => editPuzzle(page) },
  { name: 'puzzle-editor-checked', reach: editorChecked },
  { name: 'puzzle-editor-clues', reach: editorWithClues },
  { name: 'new-game-robots', reach: newGameRobots },
  { name: 'new-game-doubles', reach: ({ page }) => proposeDoubles(page) },
  { name: 'doubles', reach: open(rewind(DOUBLES, 20)) },
  { name: 'doubles-result', reach: open(DOUBLES) },
  { name: 'doubles-again', reach: choose(DOUBLES, 'File', 'Play again…') },
  { name: 'thinking', reach: robotsAlone(5) },
  { name: 'robot-waits', reach: robotWaits },
  {
    name: 'robot-failed',
    reach: async (stage) => {
      await against(DEAL, 'nobody', 3)(stage);
      await expect(stage.page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'failure', before: alone, reach: failure },
  { name: 'failure-screen', before: alone, reach: failureScreen },
  { name: 'robot-details', reach: (stage) => robotDetails(stage, 'Player details…', 'Edit') },
  { name: 'robot-stop', reach: (stage) => robotDetails(stage, 'Stop game…', 'File') },
  ...MAIL_SCENES,
  ...HELP_SCENES,
  { name: 'new-game-problems', reach: newGameProblems },
  { name: 'play-again', reach: choose(OVER, 'File', 'Play again…') },
  { name: 'player-details', reach: choose(gameOf(RESTRICTED), 'Edit', 'Player details…') },
  ...['Look', 'Table', 'Play', 'Sounds', 'Mail'].map((tab) => ({
    name: `settings-${tab.toLowerCase()}`,
    reach: settings(tab),
  })),
  {
    name: 'settings-mail-account',
    reach: async (stage) => {
      await settings('Mail')(stage);
      await pickSegment(stage.page, 'Send games', 'Automatically');
      await stage.page.getByRole('textbox', { name: 'User' }).fill('ann');
      await stage.page.getByRole('button', { name: 'Send a test mail' }).click();
      await expect(stage.page.getByText('no mail server')).toBeVisible();
    },
  },
  { name: 'stop', reach: choose(gameOf(RESTRICTED), 'File', 'Stop game…') },
  {
    name: 'save-changes',
    reach: async (stage) => {
      await playUnsaved(stage);
      await askToClose(stage.app);
      await expect(stage.page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'file-changed', reach: fileChanged },
  { name: 'cannot-save', reach: cannotSave },
  { name: 'no-game', reach: noGame },
  { name: 'cut-off', reach: cutOff },
  { name: 'recovery', before: killInPlay, reach: ({ page }) => expect(page.getByRole('alertdialog')).toBeVisible() },
  {
    name: 'settings-reset',
    before: (profile) => writeFile(path.join(profile, 'settings.json'), 'nonsense'),
    reach: ({ page }) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
  { name: 'rankings', before: ranked, reach: rankings },
  {
    name: 'rankings-remove',
    before: ranked,
    reach: async (stage) => {
      await rankings(stage);
      await stage.page.getByRole('button', { name: 'Remove player…' }).click();
    },
  },
  {
    name: 'rankings-games',
    before: ranked,
    reach: async (stage) => {
      await rankings(stage);
      await stage.page.getByRole('button', { name: 'Games…' }).click();
    },
  },
  {
    name: 'rankings-proposal',
    before: ranked,
    reach: async (stage) => {
      await rankings(stage);
      await stage.page.getByRole('button', { name: 'Games…' }).click();
      await stage.page
        .getByRole('button', { name: /^Remove / })
        .last()
        .click();
    },
  },
  { name: 'rankings-empty', reach: ({ page }) => chooseFromMenu(page, 'View', 'Rankings…') },
  { name: 'rankings-damaged', before: damagedRankings, reach: ({ page }) => chooseFromMenu(page, 'View', 'Rankings…') },
  { name: 'rank', before: async () => {}, reach: rank },
  { name: 'about', reach: ({ page }) => chooseFromMenu(page, 'Help', 'About Tantrix') },
  { name: 'print', reach: choose(OVER, 'File', 'Print…') },
  { name: 'print-setup', reach: choose(OVER, 'File', 'Print setup…') },
  { name: 'preview', reach: choose(OVER, 'File', 'Print preview') },
  { name: 'preview-two', reach: twoPages },
];
