import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Tip, TIPS } from '../../src-shared/bridge/bridge';
import { EMPTY_TABLE, identityOf, rowsOf, withEntries } from '../../src-shared/rankings';
import { makeTxg } from '../../src-shared/record';
import { gameOfStudy } from '../../src-shared/robots/studies/study';
import {
  FIRST_EDITION,
  type Game,
  legalPlacements,
  loopsClosed,
  newGame,
  play,
  rewind,
  stopGame,
} from '../../src-shared/tantrix';
import { askToClose, expect, launch, pageOf, stubOpenDialog, stubSaveDialog } from '../e2e/fixtures';
import {
  breakDrawing,
  chooseFromMenu,
  dealt,
  dialogNamed,
  handTile,
  heldTile,
  menuButton,
  openAdvanced,
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
import { fillLibrary } from '../support/kept-games';
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
import { studyNumbered, wrongMove } from '../e2e/study-table';
import { DOUBLES, playedOut } from '../support/doubles';
import { keepWins, withMason } from '../support/finished-games';
import { gameOf } from '../support/records';
import { LOOP_BEATS_LINE, RESTRICTED, TWO_FORCED } from '../support/situations';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import { HELP_SCENES } from './help-scenes';
import { LIBRARY_SCENES } from './library-scenes';
import { ONLINE_GAME_SCENES } from './online-game-scenes';
import { MAIL_SCENES } from './mail-scenes';
import { ONLINE_SCENES } from './online-scenes';
import { PATTERN_SCENES } from './pattern-scenes';
import { ADAPTING_SCENES } from './adapting-scenes';
import { STUDY_SCENES } from './study-scenes';
import { RACE_SCENES } from './race-scenes';
import type { Scene, Stage } from './stage';
import { STATISTICS_SCENES } from './statistics-scenes';

const OVER = gameOf(PASSED_OVER);
/** The game when a loop of a player has just closed. */
const CLOSED = OVER.placements.map((_, at) => rewind(OVER, at + 1)).find((game) => loopsClosed(game).length > 0);
if (!CLOSED) throw new Error('no loop is closed in this game');
const DEAL = dealt(TWO, 7);
const FOUR = playedOut(newGame({ seats: ['red', 'yellow', 'blue', 'green'] }, 6));

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

/** A tile in a space, turned so that it does not match. */
async function clash(stage: Stage): Promise<void> {
  await select(rewind(OVER, 20), true)(stage);
  for (let turns = 0; (await stage.page.locator('.clash-bar').count()) === 0 && turns < 6; turns++) {
    await stage.page.keyboard.press('PageDown');
  }
  await expect(stage.page.locator('.clash-bar').first()).toBeVisible();
}

/** A tile is selected that cannot be played before a forced space is filled. */
async function mustWait(stage: Stage): Promise<void> {
  await open(gameOf(TWO_FORCED))(stage);
  await stage.page.locator('.is-mover .tile-idle').first().click();
  await expect(stage.page.locator('.is-called').first()).toBeVisible();
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
  await expect(page.locator('.lesson-pill')).toBeVisible();
}

/** The lesson on matching, with its tile in the right space. */
async function lessonDone({ page }: Stage): Promise<void> {
  await beginLesson(page, /^Lesson 2:/);
  await handTile(page, 8).click();
  await spaceAt(page, { q: -1, r: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.callout').getByText('Well done')).toBeVisible();
}

/** The lesson on controlled sides, with one that is shut. */
async function lessonShut({ page }: Stage): Promise<void> {
  await beginLesson(page, /^Lesson 9/);
  await handTile(page, 24).click();
  await spaceAt(page, { q: 3, r: 0 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.callout').getByText('Well done')).toBeVisible();
}

/** The lesson on fit counts, with the wrong space filled. */
async function lessonMissed({ page }: Stage): Promise<void> {
  await beginLesson(page, /^Lesson 10/);
  await handTile(page, 54).click();
  await spaceAt(page, { q: -1, r: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.callout').getByText('Not quite')).toBeVisible();
}

/** A lesson with its tile shown where it goes; taken without movement, it stays. */
async function lessonShown({ page }: Stage): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginLesson(page, /^Lesson 4/);
  await page.locator('.callout').getByRole('button', { name: 'Next' }).click();
  await page.locator('.callout').getByRole('button', { name: 'Show me how' }).click();
  await expect(page.locator('.shown-tile')).toBeVisible();
}

/** A game with a tip in it; the profile says that all others were seen. */
const tip = (wanted: Tip, game: Game, heading: string): Scene => ({
  name: `tip-${wanted}`,
  before: (profile) =>
    writeFile(
      path.join(profile, 'settings.json'),
      JSON.stringify({ tipsSeen: TIPS.filter((each) => each !== wanted) }),
    ),
  async reach(stage) {
    await open(game)(stage);
    await expect(stage.page.locator('.callout').getByText(heading, { exact: true })).toBeVisible();
  },
});

/** A game of which all moves are looked at, with one of them shown. */
async function analysis(stage: Stage): Promise<void> {
  await choose(stopGame(rewind(OVER, 12)), 'View', 'Analysis')(stage);
  await expect(stage.page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await stage.page.getByRole('option', { name: 'another move was better' }).last().click();
}

/** A game in which enough went wrong for three turning points, with the second of them shown. */
async function turningPoints(stage: Stage): Promise<void> {
  await choose(stopGame(rewind(OVER, 32)), 'View', 'Analysis')(stage);
  const points = stage.page.getByRole('region', { name: 'Turning points' });
  await points.getByRole('button', { name: /cost/ }).nth(1).click({ timeout: 100_000 });
}

/** The turning point shown with which somebody let a win go that can be proved. */
async function missedWin(stage: Stage): Promise<void> {
  const study = studyNumbered(1);
  const played = play(gameOfStudy(study), wrongMove(study));
  if (!played.ok) throw new Error(played.refusal.code);
  await choose(stopGame(played.game), 'View', 'Analysis')(stage);
  await stage.page
    .getByRole('button', { name: /missed a win/ })
    .last()
    .click({ timeout: 100_000 });
  await expect(stage.page.getByText(/could have won here/)).toBeVisible();
}

/** A game of four of which no move was bad, with one of them shown. */
async function analysisOfFour(stage: Stage): Promise<void> {
  await choose(stopGame(rewind(FOUR, 4)), 'View', 'Analysis')(stage);
  await expect(stage.page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await stage.page.getByRole('option').nth(3).click();
}

/** Whom to play from there. */
async function playComputerFrom(stage: Stage): Promise<void> {
  await analysisOfFour(stage);
  await stage.page.getByRole('button', { name: 'Play on from here against the computer' }).click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
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
  await chooseFromMenu(page, 'File', 'Import text…');
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

/** A game of computer players that waits after an undo. */
async function robotWaits(stage: Stage): Promise<void> {
  await robotsAlone(1)(stage);
  await stage.page.keyboard.press('Control+z');
  await expect(stage.page.locator('.status-text')).toContainText('is paused after an undo');
}

async function robotDetails(stage: Stage, item: string, menuName: string): Promise<void> {
  await playTheComputer(stage.page, { character: 'orbit', level: 2 }, 'You', 7);
  await chooseFromMenu(stage.page, menuName, item);
}

async function newGameProblems({ page }: Stage): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Pass and play' }).check({ force: true });
  await page.getByRole('radio', { name: 'Pass and play' }).check({ force: true });
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

/** The second has left words too, and games of theirs were analysed. */
async function rankedAndAnalysed(profile: string): Promise<void> {
  const games = manyGames(30, 200);
  const [, second] = rowsOf(withEntries(EMPTY_TABLE, games));
  if (!second) throw new Error('nobody is second');
  await fillLibrary(profile, 100);
  const words = 'Count what your opponent still needs, and take it before you finish your own line.';
  const wisdom = { kind: 'wisdom', id: 'wisdom of the second', at: second.lastPlayed + 1, words } as const;
  await writeRankings(profile, [...games, { ...wisdom, player: identityOf(second) }]);
}

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
  await optionNamed(page, 'My puzzles').click();
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Don’t save' }).click();
  await page.getByRole('checkbox', { name: /tiles on the board are fixed/ }).check({ force: true });
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

async function puzzleAnswered({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Rainbow, blue');
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(page.locator('.puzzle-news.is-answered')).toBeVisible({ timeout: 30_000 });
}

/** A puzzle with copies of tiles, and a hint. */
async function copiesBegun(page: Page): Promise<void> {
  await startPuzzle(page, 'Extended Discovery 33');
  await page.keyboard.press('F2');
  await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 30_000 });
}

/** A loop of very many tiles. */
async function longLoop(page: Page): Promise<void> {
  await startPuzzle(page, 'Extended Discovery 94');
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(page.locator('.puzzle-news.is-answered')).toBeVisible({ timeout: 30_000 });
}

/** A pattern of which a tile is selected. */
async function patternBegun({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Pyramid of 45');
  await tableTile(page, 49).click();
}

/** A match for children, with two tiles that match. */
async function matchBegun({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'First match');
  await layAll(page, solutionOf('starter').slice(0, 4));
  await expect(page.locator('.praise')).toBeVisible();
}

async function patternHint({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Snowflake');
  await page.keyboard.press('F2');
  await expect(page.locator('.puzzle-news')).toContainText('Turn tile');
}

async function patternSolved({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Pyramid of 45');
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(page.locator('.puzzle-news.is-answered')).toBeVisible({ timeout: 30_000 });
}

async function puzzleHint({ page }: Stage): Promise<void> {
  await startPuzzle(page, 'Rainbow, blue');
  await page.keyboard.press('F2');
  await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
}

/** The forms in which a result is shared. */
async function shareForms(stage: Stage): Promise<void> {
  await open(OVER)(stage);
  await stage.page.locator('.share-more').click();
  await stage.page.locator('.share-form').first().waitFor();
}

/** A moving picture that is being drawn, and stays at its twentieth frame. */
async function movingPicture(stage: Stage): Promise<void> {
  await shareForms(stage);
  const { page } = stage;
  await page.evaluate(() => {
    const usual: unknown = Reflect.get(HTMLImageElement.prototype, 'decode');
    let drawn = 0;
    Reflect.set(HTMLImageElement.prototype, 'decode', function (this: HTMLImageElement) {
      drawn += 1;
      return drawn > 20 || typeof usual !== 'function' ? new Promise(() => {}) : Reflect.apply(usual, this, []);
    });
  });
  await page.locator('.share-form').last().click();
  await page.locator('.table-notice progress').waitFor();
}

/** Everything the window can show. */
export const SCENES: readonly Scene[] = [
  { name: 'start', reach: async () => {} },
  {
    name: 'start-returning',
    reach: async (stage) => {
      await open(rewind(OVER, 28))(stage);
      await chooseFromMenu(stage.page, 'File', 'Close');
      await expect(stage.page.locator('.recent-game')).toHaveCount(1);
    },
  },
  { name: 'first-tile', reach: ({ page }) => startGame(page, TWO, 7) },
  { name: 'four-players', reach: ({ page }) => startGame(page, PEOPLE, 7) },
  { name: 'forced', reach: open(gameOf(TWO_FORCED)) },
  { name: 'endgame', reach: open(rewind(OVER, 46)) },
  { name: 'selected', reach: select(rewind(OVER, 20), false) },
  { name: 'tried-out', reach: select(rewind(OVER, 20), true) },
  { name: 'tried-out-clash', reach: clash },
  { name: 'must-wait', reach: mustWait },
  { name: 'tile-menu', reach: tileMenu },
  { name: 'refused', reach: refused },
  { name: 'loop-closed', reach: open(CLOSED) },
  { name: 'result', reach: open(OVER) },
  {
    name: 'result-won',
    before: keepWins,
    reach: ({ app, page, folder }) => openText(app, page, folder, withMason(OVER, 1)),
  },
  { name: 'result-lost', reach: ({ app, page, folder }) => openText(app, page, folder, withMason(OVER, 0)) },
  { name: 'result-three', reach: open(playedOut(newGame({ seats: ['red', 'yellow', 'blue'] }, 5))) },
  { name: 'result-four', reach: open(FOUR) },
  { name: 'result-stopped', reach: open(stopGame(rewind(OVER, 40))) },
  { name: 'result-shared', reach: open(gameOf(SHARED_WIN)) },
  { name: 'result-deadlock', reach: open(gameOf(DEADLOCK)) },
  { name: 'result-forms', reach: shareForms },
  { name: 'moving-picture', reach: movingPicture },
  { name: 'replay', reach: choose(OVER, 'Edit', 'Replay') },
  { name: 'bag', reach: choose(gameOf(RESTRICTED), 'View', 'Bag') },
  { name: 'score', reach: choose(OVER, 'View', 'Score') },
  { name: 'tile-numbers', reach: choose(rewind(OVER, 30), 'View', 'Tile numbers') },
  { name: 'fit-counts', reach: choose(gameOf(SHARED_WIN, 34), 'View', 'Fit counts') },
  { name: 'hint', reach: hint },
  { name: 'tutorial', reach: ({ page }) => chooseFromMenu(page, 'Help', 'Tutorial…') },
  { name: 'lesson', reach: ({ page }) => beginLesson(page, /^Lesson 4/) },
  { name: 'lesson-aim', reach: ({ page }) => beginLesson(page, /^Lesson 1:/) },
  { name: 'lesson-shown', reach: lessonShown },
  tip('forced', gameOf(TWO_FORCED), 'A forced space'),
  tip('restriction', gameOf(RESTRICTED), 'Closed spaces'),
  tip('impossible', rewind(OVER, 50), 'A crossed space'),
  tip('bag', rewind(OVER, 50), 'The bag is empty'),
  { name: 'lesson-done', reach: lessonDone },
  { name: 'lesson-shut', reach: lessonShut },
  { name: 'lesson-missed', reach: lessonMissed },
  { name: 'analysis', reach: analysis },
  { name: 'turning-points', reach: turningPoints },
  { name: 'analysis-missed-win', reach: missedWin, isLong: true },
  { name: 'analysis-four', reach: analysisOfFour },
  { name: 'play-computer', reach: playComputerFrom },
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
  { name: 'pattern', reach: patternBegun },
  { name: 'pattern-hint', reach: patternHint },
  { name: 'pattern-solved', reach: patternSolved },
  { name: 'match', reach: matchBegun },
  { name: 'pattern-shelf', reach: ({ page }) => shelfShown(page, 'Patterns', 'Pyramid of 45') },
  { name: 'puzzle-solved', reach: puzzleSolved },
  { name: 'puzzle-answered', reach: puzzleAnswered },
  { name: 'puzzle-shapes', reach: ({ page }) => startPuzzle(page, 'The Tricycle') },
  {
    name: 'puzzle-level',
    reach: async ({ page }) => {
      await openPuzzleChoice(page);
      await optionNamed(page, 'Puzzle of the day').click();
    },
  },
  { name: 'solitaire', reach: ({ page }) => startPuzzle(page, 'Tantrix Solitaire') },
  { name: 'puzzle-many', reach: ({ page }) => startPuzzle(page, 'Four Line Puzzle') },
  { name: 'menu-file', reach: menu('File') },
  { name: 'menu-edit', reach: menu('Edit') },
  { name: 'menu-view', reach: menu('View') },
  { name: 'menu-help', reach: menu('Help') },
  { name: 'shortcuts', reach: ({ page }) => chooseFromMenu(page, 'Help', 'Keyboard shortcuts…') },
  { name: 'first-edition', reach: open(playedOut(newGame({ seats: ['red', 'yellow'] }, 5, FIRST_EDITION))) },
  { name: 'new-game', reach: ({ page }) => chooseFromMenu(page, 'File', 'New game…') },
  {
    name: 'new-game-advanced',
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await openAdvanced(page);
    },
  },
  {
    name: 'new-game-puzzle',
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await page.getByRole('radio', { name: 'Puzzles' }).check({ force: true });
    },
  },
  { name: 'puzzle-extended', reach: ({ page }) => shelfShown(page, 'Extended Discovery', 'Extended Discovery 33') },
  { name: 'puzzle-copies', reach: ({ page }) => copiesBegun(page), isLong: true },
  { name: 'puzzle-long-loop', reach: ({ page }) => longLoop(page), isLong: true },
  { name: 'puzzle-draw', reach: ({ page }) => shelfShown(page, 'Pyramids', 'Random pyramid of 10') },
  { name: 'puzzle-made', reach: ({ page }) => shelfShown(page, 'Generated', 'Match puzzle of 19') },
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
  { name: 'robot-stop', reach: (stage) => robotDetails(stage, 'End game early…', 'File') },
  ...ONLINE_GAME_SCENES,
  ...MAIL_SCENES,
  ...LIBRARY_SCENES,
  ...ONLINE_SCENES,
  ...PATTERN_SCENES,
  ...STUDY_SCENES,
  ...ADAPTING_SCENES,
  ...RACE_SCENES,
  ...STATISTICS_SCENES,
  ...HELP_SCENES,
  { name: 'new-game-problems', reach: newGameProblems },
  { name: 'play-again', reach: choose(OVER, 'File', 'Play again…') },
  { name: 'player-details', reach: choose(gameOf(RESTRICTED), 'Edit', 'Player details…') },
  ...['Appearance', 'Table', 'Play', 'Sounds', 'Email'].map((tab) => ({
    name: `settings-${tab.toLowerCase()}`,
    reach: settings(tab),
  })),
  {
    name: 'settings-mail-account',
    reach: async (stage) => {
      await settings('Email')(stage);
      await pickSegment(stage.page, 'Send games', 'Direct (SMTP)');
      await stage.page.getByRole('textbox', { name: 'User' }).fill('ann');
      await stage.page.getByRole('button', { name: 'Send test email' }).click();
      await expect(stage.page.getByText('No mail server')).toBeVisible();
    },
  },
  { name: 'stop', reach: choose(gameOf(RESTRICTED), 'File', 'End game early…') },
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
    name: 'rankings-luck',
    before: rankedAndAnalysed,
    reach: async (stage) => {
      await rankings(stage);
      await stage.page.getByText('Analysed games').waitFor();
    },
  },
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
  { name: 'rank', isLong: true, before: async () => {}, reach: rank },
  { name: 'about', reach: ({ page }) => chooseFromMenu(page, 'Help', 'About Tantrix') },
  { name: 'print', reach: choose(OVER, 'File', 'Print…') },
  { name: 'print-setup', reach: choose(OVER, 'File', 'Print setup…') },
  { name: 'preview', reach: choose(OVER, 'File', 'Print preview') },
  { name: 'preview-two', reach: twoPages },
];
