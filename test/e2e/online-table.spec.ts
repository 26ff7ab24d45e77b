import type { Page } from '@playwright/test';
import type { ChatLine, OnlineState } from '../../src-shared/bridge/bridge';
import { type Game, legalPlacements, newGame, play } from '../../src-shared/tantrix';
import { onlineGame, unsettled } from '../support/online-games';
import { expect, test } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dialogNamed,
  handTile,
  menuItem,
  panelNamed,
  playByMouse,
  startGame,
  statusText,
  TWO,
} from './gestures';
import { askedOf, standInForOthers, tellOnline, tellState } from './online-table';
import { proves } from './proves';

/** Ann, who sits here, begins. */
const START = newGame({ seats: ['red', 'yellow'], starter: 0 }, 5);

function firstPlacement(game: Game) {
  const [placement] = legalPlacements(game);
  if (!placement) throw new Error('nothing can be played');
  return placement;
}

function after(game: Game, count: number): Game {
  let now = game;
  for (let played = 0; played < count; played++) {
    const result = play(now, firstPlacement(now));
    if (!result.ok) throw new Error(result.refusal.code);
    now = result.game;
  }
  return now;
}

/** After so many moves it is Ann's turn again. */
const OWN_TURN = [2, 3, 4, 5, 6].find((count) => after(START, count).position.mover === 0) ?? 0;

const laidTiles = (page: Page) => page.locator('.laid-tile');
const chat = (page: Page) => panelNamed(page, 'Chat');
const notice = (page: Page) => page.getByRole('group', { name: 'Question from the table' });

test.beforeEach(({ app }) => standInForOthers(app));

test('a move is seen at once, goes out, and its tile comes when all have it', async ({ app, page }) => {
  await tellOnline(app, onlineGame(START));
  const move = firstPlacement(START);
  await playByMouse(page, move);
  await expect(laidTiles(page)).toHaveCount(1);
  await expect.poll(() => askedOf(app)).toEqual([{ call: 'moveOnline', argument: { seat: 0, ...move } }]);
  const next = after(START, 1);
  await tellOnline(app, unsettled(next));
  await expect(statusText(page)).toContainText('On its way');
  const drawn = next.position.hands[0]?.find((tile) => !START.position.hands[0]?.includes(tile)) ?? 0;
  await expect(handTile(page, drawn)).toHaveCount(0);
  await tellOnline(app, onlineGame(next));
  await expect(handTile(page, drawn)).toBeVisible();
});

test('people talk: phrases at once, words of their own once all have let them in', async ({ app, page }) => {
  const lines: readonly ChatLine[] = [
    { kind: 'began', at: Date.now() },
    { kind: 'phrase', seat: 1, phrase: 'haveFun', at: Date.now() },
  ];
  await expect(await menuItem(page, 'Edit', 'Chat')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tellOnline(app, onlineGame(START, { chat: lines }));
  await expect(page.getByRole('button', { name: 'Chat, something new' })).toBeVisible();
  await chooseFromMenu(page, 'Edit', 'Chat');
  await expect(chat(page).getByRole('log')).toContainText('Have fun!');
  proves('edit.chat');
  await expect(page.getByRole('button', { name: 'Chat, something new' })).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Hello!' }).click();
  // What is typed before the chat is open is meant for it, and plays no tile.
  const message = chat(page).getByRole('textbox', { name: 'Message to everybody' });
  await expect(message).toBeFocused();
  await page.keyboard.type('Hello Bob');
  await chat(page).getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveValue('Hello Bob');
  await expect(message).toBeFocused();
  await expect(chat(page)).toContainText('Your message will be sent once everyone has opened the chat.');
  // It goes by itself, be the panel closed or not.
  await chat(page).getByRole('button', { name: 'Close' }).click();
  await tellOnline(app, onlineGame(START, { chat: lines, isChatOpen: true }));
  await expect.poll(() => askedOf(app)).toHaveLength(3);
  await chooseFromMenu(page, 'Edit', 'Chat');
  await expect(message).toHaveValue('');
  await message.fill('Your move');
  await chat(page).getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveValue('');
  await expect(message).toBeFocused();
  await expect
    .poll(() => askedOf(app))
    .toEqual([
      { call: 'chatOnline', argument: { kind: 'phrase', phrase: 'hello' } },
      { call: 'chatOnline', argument: { kind: 'open' } },
      { call: 'chatOnline', argument: { kind: 'text', text: 'Hello Bob' } },
      { call: 'chatOnline', argument: { kind: 'text', text: 'Your move' } },
    ]);
  const said: ChatLine = { kind: 'text', seat: 1, text: 'Hello Ann', at: Date.now() };
  await tellOnline(app, onlineGame(START, { chat: [...lines, said], isChatOpen: true }));
  await expect(chat(page).getByRole('log')).toContainText('Hello Ann');
  proves('online.chat');
});

test('what others say and that they want to talk stands at the table; a wish can be withdrawn', async ({
  app,
  page,
}) => {
  const opened: ChatLine = { kind: 'opened', seat: 1, at: Date.now() };
  const asked = [{ asked: { kind: 'stop' }, seats: [0] }] as const;
  await tellOnline(app, onlineGame(START));
  await tellOnline(app, onlineGame(START, { chat: [opened], asked }));
  await expect(page.locator('.chat-notice')).toContainText('Bob (yellow) would like to chat freely.');
  await notice(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => askedOf(app)).toEqual([{ call: 'withdrawOnline', argument: { kind: 'stop' } }]);
  await page.locator('.chat-notice').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.chat-notice')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chat, something new' })).toBeVisible();
  // The game is left, and gone on with: what was closed stays so.
  await chooseFromMenu(page, 'File', 'Close');
  await alertNamed(page, 'Leave the game?').getByRole('button', { name: 'Leave game' }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
  await tellState(app, { kind: 'none' });
  const said: ChatLine = { kind: 'phrase', phrase: 'hello', seat: 1, at: Date.now() };
  await tellOnline(app, onlineGame(START, { chat: [opened] }));
  await expect(page.locator('.board-area')).toBeVisible();
  await expect(page.locator('.chat-notice')).toHaveCount(0);
  await tellOnline(app, onlineGame(START, { chat: [opened, said] }));
  await page.locator('.chat-notice', { hasText: 'Hello!' }).getByRole('button', { name: 'Show chat' }).click();
  await expect(chat(page)).toContainText('Open the chat, too');
  await expect(page.locator('.chat-notice')).toHaveCount(0);
});

test('what the others ask takes no focus, and is answered', async ({ app, page }) => {
  const now = after(START, OWN_TURN);
  await tellOnline(app, onlineGame(now));
  const asked = [{ asked: { kind: 'undo', to: OWN_TURN - 1 }, seats: [1] }] as const;
  const tile = page.locator('.is-mine .hand-tile').first();
  await tile.focus();
  await tellOnline(app, onlineGame(now, { asked }));
  await expect(notice(page)).toContainText('take back 1 tile?');
  await expect(tile).toBeFocused();
  await notice(page).getByRole('button', { name: 'Agree' }).click();
  await expect
    .poll(() => askedOf(app))
    .toEqual([{ call: 'agreeOnline', argument: { kind: 'undo', to: OWN_TURN - 1 } }]);
  await tellOnline(app, onlineGame(after(START, OWN_TURN - 1), { drawn: onlineGame(now).drawn }));
  await expect(laidTiles(page)).toHaveCount(OWN_TURN - 1);
});

test('what the others ask is declined, and whoever asked is told', async ({ app, page }) => {
  const now = after(START, OWN_TURN);
  const undo = { kind: 'undo', to: OWN_TURN - 1 } as const;
  await tellOnline(app, onlineGame(now, { asked: [{ asked: undo, seats: [1] }] }));
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => askedOf(app)).toEqual([{ call: 'withdrawOnline', argument: undo }]);
  await expect(notice(page)).toHaveCount(0);
  await tellOnline(app, onlineGame(now, { asked: [{ asked: undo, seats: [0] }] }));
  await expect(notice(page)).toContainText('Still to agree: Bob (yellow).');
  await tellOnline(app, onlineGame(now, { asked: [{ asked: undo, seats: [0], against: [1] }] }));
  await expect(notice(page)).toContainText('Declined by Bob (yellow): take back 1 tile. The game goes on.');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('the host begins with those who have come', async ({ app, page }) => {
  const seat = { isPresent: true, isHere: false } as const;
  const state: OnlineState = {
    kind: 'waiting',
    isHost: true,
    rules: { name: 'Kitchen', seats: 3, isCompetition: false, mayWatch: true },
    taken: [{ ...seat, name: 'Ann', colour: 'red', party: 0, isHere: true }],
    watchers: 0,
  };
  const waiting = dialogNamed(page, 'Waiting for players');
  const start = waiting.getByRole('button', { name: 'Start now' });
  await tellState(app, state);
  await expect(waiting).toContainText('2 seats free');
  await expect(start).toHaveCount(0);
  const bob = { ...seat, name: 'Bob', colour: 'yellow', party: 1 } as const;
  await tellState(app, { ...state, taken: [...state.taken, bob], mayBegin: true });
  await expect(waiting).toContainText('or now if you don’t want to wait');
  await start.click();
  await expect.poll(() => askedOf(app)).toEqual([{ call: 'beginOnline', argument: undefined }]);
});

test('only one’s own details can be changed', async ({ app, page }) => {
  await tellOnline(app, onlineGame(START));
  await expect(handTile(page, START.position.hands[0]?.[0] ?? 0)).toBeVisible();
  await chooseFromMenu(page, 'Edit', 'Player details…');
  const details = dialogNamed(page, 'Player details');
  const fields = (name: string) => details.getByRole('group', { name }).getByRole('textbox');
  await expect(fields('Player 1, red')).toHaveCount(3);
  await expect(fields('Player 2, yellow')).toHaveCount(0);
  proves('edit.player-details.online');
});

test('a game that is left can go on later, and what lay under it is there again', async ({ app, page }) => {
  await startGame(page, TWO, 3);
  await tellOnline(app, onlineGame(after(START, 3)));
  await expect(laidTiles(page)).toHaveCount(3);
  await chooseFromMenu(page, 'File', 'Close');
  await alertNamed(page, 'Leave the game?').getByRole('button', { name: 'Leave game' }).click();
  await expect(statusText(page)).toContainText('go on with it later');
  await expect(laidTiles(page)).toHaveCount(0);
  await expect.poll(() => askedOf(app)).toEqual([{ call: 'leaveOnline', argument: undefined }]);
});

test('who leaves a game for a new one has left it, though none begins', async ({ app, page }) => {
  await tellOnline(app, onlineGame(after(START, 3)));
  await expect(laidTiles(page)).toHaveCount(3);
  await chooseFromMenu(page, 'File', 'New game…');
  const question = alertNamed(page, 'Leave the game?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseFromMenu(page, 'File', 'New game…');
  await question.getByRole('button', { name: 'Leave game' }).click();
  await expect.poll(() => askedOf(app)).toEqual([{ call: 'leaveOnline', argument: undefined }]);
  await dialogNamed(page, 'New game').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
});

test('a game that somebody has left goes on by mail', async ({ app, page }) => {
  await standInForOthers(app);
  const game = onlineGame(START);
  const known = { drawn: game.drawn, placements: [], used: game.used, here: [0] };
  await app.evaluate(({ ipcMain }, answer) => {
    ipcMain.removeHandler('breakOffOnline');
    ipcMain.handle('breakOffOnline', () => answer);
  }, known);
  await tellOnline(app, { ...game, seats: game.seats.map((seat) => ({ ...seat, isPresent: seat.isHere })) });
  await chooseFromMenu(page, 'File', 'Go on by email…');
  await expect(page.locator('.connection-note')).toHaveCount(0);
  await chooseFromMenu(page, 'File', 'Email games…');
  await expect(dialogNamed(page, 'Email games')).toContainText('Bob');
  expect((await askedOf(app)).map(({ call }) => call)).toContain('leaveOnline');
  proves('more.go-on-by-mail');
});
