import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { makeTxg, parseTextImage, type Player, parseTxg, type RecordedGame } from '../../src-shared/record';
import type { Robot } from '../../src-shared/robots';
import { type Game, isOver, legalPlacements, newGame, resultOf } from '../../src-shared/tantrix';
import { expect, NIGHTLY, stubOpenDialog, stubSaveDialog, test, testAlone } from './fixtures';
import {
  closeUnsaved,
  alertNamed,
  askForDetails,
  chooseFromMenu,
  dialogNamed,
  forgoCompetition,
  handTile,
  menuItem,
  openText,
  pickSegment,
  playByMouse,
  playerRow,
  playSome,
  spaceAt,
  startDeal,
  statusText,
} from './gestures';
import {
  after,
  answered,
  answerWith,
  holdWorkers,
  killWorkers,
  loseWorkers,
  noteRequests,
  playAndWait,
  playTheComputer,
  seatRobots,
  showsGame,
  slowWorker,
} from './robot-games';
import { proves } from './proves';
import { runs } from '../support/nightly';

const BEGINNER: Robot = { character: 'mason', level: 1 };
const EXPERT: Robot = { character: 'mason', level: 5 };
const SEED = 7;
/** As the dialog proposes: the person is red, the computer player blue. */
const dealt = (starter: number) => newGame({ seats: ['red', 'blue'], starter }, SEED);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** From now on tiles take their time to arrive, and the computer does not answer before. */
const takeTime = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' });

const person = (name: string): Player => ({ name, email: '', country: '' });
const robot = (character: string, level = 1): Player => ({ ...person(character), robot: { character, level } });
const textOf = (game: Game, players: readonly Player[]): string => {
  const record: RecordedGame = { game, players, isCompetition: false };
  return makeTxg(record);
};

/** The file that a notice says a report was kept in. */
async function reportOf(app: ElectronApplication, notice: Locator): Promise<string> {
  const name = /“(.*?)”/.exec(await notice.innerText())?.[1] ?? '';
  const profile = await app.evaluate(({ app: program }) => program.getPath('userData'));
  return path.join(profile, 'reports', name);
}

/** By night the whole game. */
const MOST_TURNS = runs(6, 100);

test('a person plays the computer by mouse, and every move is the engine’s', async ({ page }) => {
  await playTheComputer(page, BEGINNER, 'You', SEED);
  const seated = [undefined, BEGINNER];
  let game = dealt(0);
  for (let turn = 0; turn < MOST_TURNS && !isOver(game); turn++) game = await playAndWait(page, game, seated);
  const winners = resultOf(game)?.winners ?? [];
  for (const seat of winners) await expect(page.locator('.result h2')).toContainText(['Ann', 'Mason'][seat] ?? '?');
  proves('new.computer', 'new.computer.opponent', 'new.computer.level');
  if (isOver(game)) {
    await chooseFromMenu(page, 'File', 'Play again…');
    await alertNamed(page, 'Save this game?').getByRole('button', { name: 'Don’t save' }).click();
    await expect(page.getByRole('dialog')).toContainText('Mason');
  }
});

test('the computer plays the first tile when it is told to, and says that it is thinking', async ({ page }) => {
  await takeTime(page);
  await playTheComputer(page, EXPERT, 'Robot', SEED);
  await expect(statusText(page)).toHaveText('Mason (blue) starts, as agreed. Mason (blue) is thinking…');
  await expect(
    page.getByRole('region', { name: /^Mason, blue, computer player, level 5, .*, to move$/ }),
  ).toBeVisible();
  await expect(page.locator('.thinking')).toBeVisible();
  await showsGame(page, answered(dealt(1), [undefined, EXPERT]));
  await expect(page.locator('.thinking')).toHaveCount(0);
  await expect(statusText(page)).toContainText('Ann (red)');
  proves('new.computer.first');
});

test('the master answers in a game that was opened from a file', async ({ app, page, folder }) => {
  const master = { character: 'mason', level: 6 } as const;
  const start = dealt(1);
  await openText(app, page, folder, textOf(start, [person('Ann'), robot('mason', 6)]));
  await expect(page.getByRole('region', { name: /^mason, blue, computer player, level 6, /i })).toBeVisible();
  await showsGame(page, answered(start, [undefined, master]));
});

test('the person’s details and the colours of both are those of the dialog', async ({ page }) => {
  const details = { Name: 'Ann', Email: 'ann@example.org', Country: 'Nauru' };
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Against the computer' }).check({ force: true });
  await askForDetails(page);
  for (const [field, text] of Object.entries(details)) await page.getByRole('textbox', { name: field }).fill(text);
  await forgoCompetition(page);
  const colourOf = (who: string, colour: string) =>
    page
      .getByRole('radiogroup', { name: who })
      .getByRole('radio', { name: colour, exact: true })
      .check({ force: true });
  await colourOf('Your colour', 'Green');
  await pickSegment(page, 'Opponent', 'Mason');
  await colourOf('Opponent’s colour', 'Yellow');
  await startDeal(page, SEED);
  await expect(page.getByRole('region', { name: /^Mason, yellow, computer player/ })).toBeVisible();
  proves('new.computer.colour');
  await expect(page.getByRole('region', { name: /^Ann, green/ })).toBeVisible();
  await chooseFromMenu(page, 'Edit', 'Player details…');
  for (const [field, text] of Object.entries(details)) {
    await expect(page.getByRole('dialog').getByRole('textbox', { name: field })).toHaveValue(text);
  }
  proves('new.computer.person');
});

test('tiles are not the person’s to move while the computer thinks', NIGHTLY, async ({ page }) => {
  await takeTime(page);
  const [own = [], computers = []] = dealt(1).position.hands;
  for (const tile of [own[0] ?? 0, computers[0] ?? 0]) {
    await playTheComputer(page, EXPERT, 'Robot', SEED);
    await handTile(page, tile).click({ force: true });
    await expect(statusText(page)).toContainText('It’s not your move');
    await expect(page.locator('.held-tile, .hand-tile.is-selected')).toHaveCount(0);
    await closeUnsaved(page);
  }
});

test('two people and two computer players share a table', NIGHTLY, async ({ page }) => {
  await seatRobots(page, [
    [2, 'Thorn'],
    [4, 'Orbit'],
  ]);
  for (const [number, who] of [
    [1, 'Ann'],
    [3, 'Bob'],
  ] as const) {
    await playerRow(page, number).getByRole('textbox', { name: 'Name' }).fill(who);
  }
  await playerRow(page, 4).getByRole('button', { name: 'Level' }).click();
  await page.getByRole('option', { name: '2 Casual' }).click();
  await startDeal(page, SEED);
  const seated = [undefined, { character: 'thorn', level: 1 }, undefined, { character: 'orbit', level: 2 }] as const;
  let game = answered(newGame({ seats: ['red', 'blue', 'yellow', 'green'] }, SEED), seated);
  await showsGame(page, game);
  for (let round = 0; round < 4; round++) game = await playAndWait(page, game, seated);
});

test(
  'a game saved while the computer thinks goes on when it is opened again',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await takeTime(page);
    const file = path.join(folder, 'thinking.txg');
    await stubSaveDialog(app, file);
    await playTheComputer(page, EXPERT, 'Robot', SEED);
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('\nrobot 2 mason 5\nstarter 2\n');
    const saved = parseTxg(await readFile(file, 'utf8'));
    expect(saved.ok && saved.record.game.placements).toEqual([]);
    await closeUnsaved(page);
    await stubOpenDialog(app, file);
    await chooseFromMenu(page, 'File', 'Open…');
    await expect(statusText(page)).toHaveText('Mason (blue) starts, as agreed. Mason (blue) is thinking…');
    await showsGame(page, answered(dealt(1), [undefined, EXPERT]));
  },
);

test('thinking ends at once when the game is closed, and another one starts', NIGHTLY, async ({ page }) => {
  await playTheComputer(page, EXPERT, 'You', SEED);
  const [first] = legalPlacements(dealt(0));
  if (!first) throw new Error('no first placement');
  await playByMouse(page, first);
  await expect.poll(() => page.workers().length).toBe(1);
  await closeUnsaved(page);
  await expect.poll(() => page.workers().length).toBe(0);
  await playTheComputer(page, BEGINNER, 'Robot', SEED);
  await showsGame(page, answered(dealt(1), [undefined, BEGINNER]));
});

test('undo goes back to before the person’s own tile, and the computer waits', NIGHTLY, async ({ page }) => {
  const asked = await noteRequests(page);
  await playTheComputer(page, BEGINNER, 'Robot', SEED);
  const seated = [undefined, BEGINNER];
  const first = answered(dealt(1), seated);
  await showsGame(page, first);
  await expect(await menuItem(page, 'Edit', 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  const later = await playAndWait(page, first, seated);
  const before = await asked();
  await page.keyboard.press('Control+z');
  await showsGame(page, first);
  // Whoever is to move is asked before the window is drawn.
  expect(await asked()).toEqual(before);
  await page.keyboard.press('Control+y');
  await showsGame(page, later);
  await page.keyboard.press('Control+z');
  const other = legalPlacements(first).at(-1);
  if (!other) throw new Error('there is but one placement');
  await playByMouse(page, other);
  await showsGame(page, answered(after(first, other), seated));
  expect(await asked()).not.toEqual(before);
});

test('a replay stops the thinking, and its end lets it go on', NIGHTLY, async ({ page }) => {
  const asked = await noteRequests(page);
  await playTheComputer(page, EXPERT, 'You', SEED);
  const [first] = legalPlacements(dealt(0));
  if (!first) throw new Error('no first placement');
  await playByMouse(page, first);
  await page.keyboard.press('Control+r');
  await expect(statusText(page)).toHaveText('Replay: after move 0 of 1.');
  // Nobody thinks any more, nor was asked anew.
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await asked()).toEqual([1]);
  await expect(statusText(page)).toHaveText('Replay: after move 0 of 1.');
  await page.keyboard.press('Escape');
  await showsGame(page, answered(after(dealt(0), first), [undefined, EXPERT]));
});

testAlone('computer players alone play by themselves; undo halts them', NIGHTLY, async ({ app, page, folder }) => {
  await page.clock.install();
  const players = [robot('mason'), robot('flint')];
  const start = dealt(0);
  const asked = await noteRequests(page);
  await openText(app, page, folder, textOf(start, players));
  await expect.poll(() => page.locator('.laid-tile').count()).toBeGreaterThan(3);
  await page.keyboard.press('Control+z');
  await expect(statusText(page)).toContainText('is paused after an undo');
  const count = await page.locator('.laid-tile').count();
  // The last that was asked saw the tile that was taken back. Nobody is asked for this position, nor thinks on.
  expect((await asked()).at(-1)).toBeGreaterThan(count);
  await page.clock.runFor(2000);
  await expect(page.locator('.laid-tile')).toHaveCount(count);
  await page.keyboard.press('Control+y');
  await expect.poll(() => page.locator('.laid-tile').count()).toBeGreaterThan(count + 2);
});

test('computer players agree to stop, and a person is asked', NIGHTLY, async ({ page }) => {
  await playTheComputer(page, BEGINNER, 'You', SEED);
  await chooseFromMenu(page, 'File', 'End game early…');
  const dialog = dialogNamed(page, 'End the game early?');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await dialog.getByText('Ann (red) agrees').click();
  await dialog.getByRole('button', { name: 'End game' }).click();
  await expect(page.locator('.result')).toContainText('Stopped by agreement');
});

test('a computer player’s details stay as they are', NIGHTLY, async ({ page }) => {
  await playTheComputer(page, BEGINNER, 'You', SEED);
  await chooseFromMenu(page, 'Edit', 'Player details…');
  const dialog = dialogNamed(page, 'Player details');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: /^Mason, blue, computer player, level 1/ })).toBeVisible();
  const seated = [undefined, BEGINNER];
  await playAndWait(page, dealt(0), seated);
});

test('a computer player that fails becomes a person, and leaves a report that can be imported', async ({
  app,
  page,
  folder,
}) => {
  const start = dealt(1);
  await openText(app, page, folder, textOf(start, [person('Ann'), robot('nobody', 3)]));
  const notice = alertNamed(page, 'Computer player error');
  await expect(notice).toContainText('nobody (blue) couldn’t find a move');
  const report = await reportOf(app, notice);
  expect(await readFile(report, 'utf8')).toContain('there is no computer player nobody of level 3');
  await notice.getByRole('button', { name: 'OK' }).click();
  const [placement] = legalPlacements(start);
  if (!placement) throw new Error('no first placement');
  await playByMouse(page, placement);
  await showsGame(page, after(start, placement));
  proves('message.robot-fails');

  await stubOpenDialog(app, report);
  await chooseFromMenu(page, 'File', 'Import text…');
  await page.getByRole('button', { name: 'Don’t save' }).click();
  // The report holds the game with the computer player that failed.
  await expect(alertNamed(page, 'Computer player error')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(spaceAt(page, { q: 0, r: 0 })).toBeVisible();
});

for (const [what, row, wrong] of [
  ['a tile it does not hold', 'message.robot-selects', dealt(1).position.hands[0]?.[0] ?? 0],
  ['a tile that there is not', 'message.robot-tile', 57],
] as const) {
  test(`a computer player that plays ${what} becomes a person`, async ({ app, page }) => {
    await answerWith(page, { tile: wrong, q: 0, r: 0, rotation: 0 });
    await playTheComputer(page, BEGINNER, 'Robot', SEED);
    const notice = alertNamed(page, 'Computer player error');
    await expect(notice).toContainText('Mason (blue) couldn’t find a move');
    expect(await readFile(await reportOf(app, notice), 'utf8')).toContain('an illegal placement');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('.laid-tile')).toHaveCount(0);
    await playSome(page, dealt(1), 1);
    proves(row);
  });
}

/** Leaves the computer player thinking for ever about the game that is given back. */
async function stickInThought(page: Page): Promise<Game> {
  await holdWorkers(page);
  await playTheComputer(page, EXPERT, 'You', SEED);
  const game = await playAndWait(page, dealt(0), [undefined, EXPERT]);
  await slowWorker(page);
  const placement = legalPlacements(game).find((each) => {
    const { mover, moves } = after(game, each).position;
    // Without a choice it would not think.
    return mover === 1 && moves.length > 1;
  });
  if (!placement) throw new Error('the turn does not end');
  await playByMouse(page, placement);
  await expect(statusText(page)).toHaveText('Mason (blue) is thinking…');
  return after(game, placement);
}

test('a computer player whose worker dies in mid-thought is asked again', NIGHTLY, async ({ page }) => {
  const game = await stickInThought(page);
  await killWorkers(page);
  await showsGame(page, answered(game, [undefined, EXPERT]));
});

test(
  'a computer player becomes a person when no worker is left to think, and the game goes on',
  NIGHTLY,
  async ({ app, page, complaints }) => {
    const game = await stickInThought(page);
    await loseWorkers(page);
    await killWorkers(page);
    const notice = alertNamed(page, 'Computer player error');
    await expect(notice).toContainText('Mason (blue) couldn’t find a move');
    const report = await readFile(await reportOf(app, notice), 'utf8');
    expect(report).toContain('the worker could not begin');
    const { placements } = game;
    expect(parseTextImage(report)).toMatchObject({
      ok: true,
      record: { players: [{}, { robot: EXPERT }], game: { placements } },
    });
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('region', { name: /^Mason, blue, \d+ points?, to move$/ })).toBeVisible();
    await playSome(page, game, 2);
    expect(complaints.filter((complaint) => !complaint.includes('.gone'))).toEqual([]);
    complaints.length = 0;
  },
);

test('a worker that has ended is replaced', NIGHTLY, async ({ page }) => {
  await playTheComputer(page, BEGINNER, 'You', SEED);
  const seated = [undefined, BEGINNER];
  const game = await playAndWait(page, dealt(0), seated);
  const [worker] = page.workers();
  await worker?.evaluate(() => void setTimeout(() => self.close()));
  await expect.poll(() => page.workers().length).toBe(0);
  await playAndWait(page, game, seated);
});
