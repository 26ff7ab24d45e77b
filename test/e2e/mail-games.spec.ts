import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { gameNumber, makeTextImage, makeTxg } from '../../src-shared/record';
import { type Game, hexKey, isOver, legalPlacements, play, replay, rewind, stopGame } from '../../src-shared/tantrix';
import { portOf } from '../../scripts/lib/free-port';
import { IS_NIGHTLY } from '../support/nightly';
import { MAIL_USER, type MailServer } from '../support/mail-server';
import {
  askToClose,
  closes,
  expect,
  hearFrom,
  inRun,
  launch,
  NIGHTLY,
  pageOf,
  quit,
  stubOpenDialog,
  stubSaveDialog,
  test,
  testAlone,
} from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  closeSettings,
  dealt,
  dialogNamed,
  handTile,
  handsShown,
  menuItem,
  openSettings,
  PAIRS,
  statusText,
  type Seat,
} from './gestures';
import { fillInMail, openedBy, stubMailProgram, trusting, withServer } from './mail-account';
import { proves } from './proves';
import {
  addressOf,
  annBegins,
  anotherGame,
  askHow,
  importMail,
  mailRecord,
  openSent,
  playTurn,
  sayWhoIAm,
  sendNotice,
  skipNews,
  startMailGame,
  THREE,
  turnOver,
  turnsPlayed,
} from './mail-games';

interface Place {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly folder: string;
}

/** Hands the game on at one place and takes it in at others. */
type Way = (from: Place, to: readonly Place[], server: MailServer) => Promise<void>;

/** Through the mail server; what arrives is imported as the mail program has saved it. */
const byServer: Way = async ({ page }, to, server) => {
  const before = server.mails.length;
  await sendNotice(page).getByRole('button', { name: 'Send now' }).click();
  const password = dialogNamed(page, 'Email password');
  const sent = sendNotice(page).getByText(/^Sent to/);
  await expect(password.or(sent)).toBeVisible({ timeout: 15_000 });
  if (await password.isVisible()) {
    await password.getByLabel('Password').fill(MAIL_USER.password);
    await password.getByRole('button', { name: 'Send' }).click();
  }
  await expect(sent).toBeVisible({ timeout: 15_000 });
  await sendNotice(page).getByRole('button', { name: 'OK', exact: true }).click();
  await expect.poll(() => server.mails.length).toBe(before + 1);
  for (const place of to) await importMail(place.app, place.page, place.folder, server.mails.at(-1)?.source ?? '');
};

/** Pasted into an answer: quoted, and broken into other lines. */
const quoted = (text: string): string =>
  `On Friday it was said:\n${text
    .replaceAll(/(.{1,37})(?:[ \t]+|$)/gm, '$1\n')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')}`;

const byPaste: Way = async ({ app, page }, to) => {
  await askHow(page);
  await turnOver(page).getByRole('button', { name: 'Copy' }).click();
  await expect(turnOver(page).getByText('Game copied')).toBeVisible();
  await turnOver(page).getByRole('button', { name: 'OK', exact: true }).click();
  const text = await app.evaluate(({ clipboard }) => clipboard.readText());
  for (const place of to) {
    await place.app.evaluate(({ clipboard }, mail) => void clipboard.writeText(mail), quoted(text));
    await chooseFromMenu(place.page, 'Edit', 'Paste');
  }
};

/** As a file that is attached to a mail and opened at the other end. */
const byAttachment: Way = async ({ app, page, folder }, to) => {
  const file = path.join(folder, 'sent.txg');
  await stubSaveDialog(app, file);
  await askHow(page);
  await turnOver(page).getByRole('button', { name: 'Export…' }).click();
  await expect(turnOver(page).getByText('File saved.')).toBeVisible();
  await turnOver(page).getByRole('button', { name: 'OK', exact: true }).click();
  for (const place of to) {
    await stubOpenDialog(place.app, file);
    await chooseFromMenu(place.page, 'File', 'Open…');
  }
};

const WAYS = [byServer, byPaste, byAttachment];

async function openPlace(seat: Seat, folder: string, server: MailServer): Promise<Place> {
  const app = await launch(path.join(folder, seat.name), [], undefined, trusting(server));
  const page = await pageOf(app);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettings(page, 'Email');
  await fillInMail(page, { ...server.account, address: addressOf(seat), name: seat.name });
  await closeSettings(page);
  return { app, page, folder };
}

/** By day each way is gone twice, by night as often as a game has turns. */
const MOST_TURNS = IS_NIGHTLY ? 100 : 6;

test('three people play by mail, each turn on another way', async ({ folder }) => {
  test.setTimeout(240_000);
  await withServer(folder, 'tls', async (server) => {
    const places = await Promise.all(THREE.map((seat) => openPlace(seat, folder, server)));
    const placeOf = ({ position }: Game) => {
      const place = places[position.mover];
      if (!place) throw new Error('nobody is to move');
      return place;
    };
    const [ann] = places;
    if (!ann) throw new Error('nobody plays');
    let game = dealt(THREE, 5);
    await startMailGame(ann.page, THREE, 5);
    let place = ann;
    for (let turn = 1; turn <= MOST_TURNS && !isOver(game); turn++) {
      if (place === placeOf(game)) game = await playTurn(place.page, game);
      const next = isOver(game) || turn === MOST_TURNS ? places.filter((each) => each !== place) : [placeOf(game)];
      await (WAYS[(turn - 1) % WAYS.length] ?? byServer)(place, next, server);
      const isNext = (each: Place) => game.placements.length > 0 && (isOver(game) || each === placeOf(game));
      for (const each of next.filter(isNext)) await skipNews(each.page);
      if (!isOver(game)) place = placeOf(game);
    }
    for (const { page } of places) {
      const tiles = page.locator('.laid-tile');
      await expect(tiles).toHaveCount(game.placements.length);
      const shown = await tiles.evaluateAll((all: HTMLElement[]) =>
        all.map(({ dataset: { tile, hex } }) => `${tile} ${hex}`),
      );
      expect(shown.toSorted()).toEqual(game.placements.map((one) => `${one.tile} ${hexKey(one)}`).toSorted());
    }
    proves('new.email', 'new.email.who');
    expect(server.mails.length).toBeGreaterThanOrEqual(IS_NIGHTLY ? 6 : 2);
    const mail = await PostalMime.parse(server.mails[1]?.source ?? '');
    expect(mail.subject).toMatch(/^Tantrix: Ann - Bob - Chris, \d+ moves?$/);
    expect(mail.attachments[0]?.filename).toMatch(/^Ann - Bob - Chris, \d+ moves?\.txg$/);
    proves('turn-over.send', 'turn-over.copy');
    for (const each of places) await quit(each.app);
  });
});

testAlone(
  'two pairs play doubles by mail, each player at a computer of their own',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const seed = pairsSeed();
    const game = dealt(PAIRS, seed);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startMailGame(page, PAIRS, seed);
    const after = await playTurn(page, game);
    await expect(turnOver(page)).toContainText('Bob (blue) is next. Send the game to bob@example.org.');
    const file = path.join(folder, 'pairs.txg');
    await stubSaveDialog(app, file);
    await turnOver(page).getByRole('button', { name: 'Export…' }).click();
    await expect(turnOver(page).getByText('File saved.')).toBeVisible();
    await inRun(path.join(folder, 'bob'), async (second, bob) => {
      await second.emulateMedia({ reducedMotion: 'reduce' });
      await stubOpenDialog(bob, file);
      await chooseFromMenu(second, 'File', 'Open…');
      const who = dialogNamed(second, 'Who are you in this game?');
      const all = ['Bob (blue) moves next', 'Ann (red)', 'Chris (red)', 'Dora (blue)'];
      await expect(who.locator('.dialog-choice')).toHaveText([...all, /^Just watching/]);
      await sayWhoIAm(second, 'Bob (blue)');
      await skipNews(second);
      expect(await handsShown(second)).toEqual(after.position.hands);
      const answered = await playTurn(second, after);
      await expect(turnOver(second)).toContainText('Chris (red) is next. Send the game to chris@example.org.');
      await turnOver(second).getByRole('button', { name: 'Later' }).click();
      await expect(second.locator('.laid-tile')).toHaveCount(answered.placements.length);
      // Partners have one score between them.
      await chooseFromMenu(second, 'View', 'Score');
      await expect(second.locator('.score-line')).toHaveCount(2);
    });
  },
);

/** The first deal of doubles that Ann begins. */
function pairsSeed(): number {
  for (let seed = 1; ; seed++) if (dealt(PAIRS, seed).position.mover === 0) return seed;
}

const DEAL = annBegins();
/** Ann has played, and so has Bob: it is Ann's turn again. */
const ROUND = turnsPlayed(DEAL, 2);
/** And Ann has played again. */
const NEXT = turnsPlayed(ROUND, 1);

/** Takes in a record, and with it Ann's place. */
async function begin(app: ElectronApplication, page: Page, folder: string, game: Game): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSent(app, page, folder, mailRecord(game));
  await sayWhoIAm(page, 'Ann (red)');
  await expect(page.locator('.laid-tile')).not.toHaveCount(0);
}

/** As if Ann had played her second turn here. */
async function playOwnTurn(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  await begin(app, page, folder, ROUND);
  await skipNews(page);
  await playTurn(page, ROUND);
  await turnOver(page).getByRole('button', { name: 'Later' }).click();
}

/** All that the status bar says from now on, also what nobody would catch in time. */
async function statusesFrom(page: Page): Promise<string[]> {
  const said = await hearFrom(page);
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      void window.say(document.querySelector('.status-text')?.textContent ?? '');
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return said;
}

testAlone(
  'the news of a mail are shown move by move, and then it is one’s turn',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const said = await statusesFrom(page);
    await begin(app, page, folder, ROUND);
    const first = turnsPlayed(DEAL, 1).placements.length;
    await expect.poll(() => said).toContain(`Replay: after move ${first} of ${ROUND.placements.length}.`);
    await expect(page.getByRole('region', { name: 'Replay' })).toHaveCount(0, { timeout: 15_000 });
    await expect(statusText(page)).toContainText('Ann (red), your turn: ');
    await expect(page.locator('.laid-tile')).toHaveCount(ROUND.placements.length);
  },
);

testAlone('a mail that was read before shows the game as it stands', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  await openSent(app, page, folder, mailRecord(NEXT));
  await expect(alertNamed(page, 'Already received')).toContainText('Another player is next');
  await page.keyboard.press('Escape');
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
});

testAlone('an older mail says so, and the game goes on where it was', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  await openSent(app, page, folder, mailRecord(rewind(NEXT, 1)));
  const older = alertNamed(page, 'This email is older than your game');
  await expect(older).toContainText(`The email has 1 move; you’ve seen ${NEXT.placements.length}.`);
  await expect(older.getByRole('button', { name: 'Play turn again' })).toHaveCount(0);
  await older.getByRole('button', { name: 'Continue my game' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
});

testAlone('a turn that was played is not played again unmarked', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  await openSent(app, page, folder, mailRecord(ROUND));
  const older = alertNamed(page, 'You’ve already played this turn');
  await older.getByRole('button', { name: 'Send again…' }).click();
  await expect(turnOver(page)).toContainText('Bob (blue) is next');
  await turnOver(page).getByRole('button', { name: 'Later' }).click();
  await openSent(app, page, folder, mailRecord(ROUND));
  await older.getByRole('button', { name: 'Play turn again' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(ROUND.placements.length);
  await playTurn(page, ROUND);
  const number = ROUND.placements.length + 1;
  await expect(turnOver(page)).toContainText(`The turn from move ${number} on was played again`);
  const file = path.join(folder, 'again.txg');
  await stubSaveDialog(app, file);
  await turnOver(page).getByRole('button', { name: 'Export…' }).click();
  await turnOver(page).getByRole('button', { name: 'OK', exact: true }).click();
  expect(await readFile(file, 'utf8')).toContain(`\nagain ${number}\n`);
  await chooseFromMenu(page, 'Edit', 'Replay');
  await expect(page.getByRole('option', { name: /played again/ })).toHaveCount(1);
});

testAlone('a mail with another past is refused with the first move that differs', async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  const other = mailRecord(turnsPlayed(playedElse(DEAL), 2));
  await openSent(app, page, folder, other);
  const refused = alertNamed(page, 'Conflicting move history');
  await expect(refused).toContainText('move 1 by Ann (red) has changed');
  const [seen, changed] = [DEAL, playedElse(DEAL)].map((game) => turnsPlayed(game, 1).placements[0]);
  await expect(refused).toContainText(`Here it was tile ${seen?.tile} in the middle`);
  await expect(refused).toContainText(`in the email it’s tile ${changed?.tile} in the middle`);
  await expect(refused).toContainText('Moves can’t be undone by email.');
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
  await openSent(app, page, folder, other);
  await refused.getByRole('button', { name: 'View a copy' }).click();
  await expect(statusText(page)).toContainText('This is a copy of an email game');
  // What is kept is as it was.
  await openSent(app, page, folder, mailRecord(ROUND));
  await expect(alertNamed(page, 'You’ve already played this turn')).toBeVisible();
});

testAlone('a mail with other tiles in the bag is refused', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  const { bag } = DEAL.deal;
  const deal = { ...DEAL.deal, bag: [...bag.slice(0, 30), ...bag.slice(30).toReversed()] };
  const other = replay(deal, turnsPlayed(DEAL, 1).placements);
  if (!other.ok) throw new Error('the first moves draw no tile that is moved');
  await openSent(app, page, folder, mailRecord(other.game));
  const refused = alertNamed(page, 'Conflicting move history');
  await expect(refused).toContainText('its rules or the tiles in the bag are different');
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
  await chooseFromMenu(page, 'File', 'Email games…');
  await expect(dialogNamed(page, 'Email games').getByRole('listitem')).toHaveCount(1);
});

testAlone(
  'a mail that changes an address is asked about before it is taken in',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await stubMailProgram(app, 'Some Mail');
    await playOwnTurn(app, page, folder);
    const next = turnsPlayed(NEXT, 1);
    const record = mailRecord(next);
    const players = record.players.map((player, seat) =>
      seat === 1 ? { ...player, email: 'eve@example.org' } : player,
    );
    await openSent(app, page, folder, { ...record, players });
    const told = alertNamed(page, 'This email changes an address');
    await expect(told).toContainText('Bob (blue): was bob@example.org, now eve@example.org.');
    await told.getByRole('button', { name: 'Keep old' }).click();
    await skipNews(page);
    await playTurn(page, next);
    await expect(turnOver(page)).toContainText('Send the game to bob@example.org.');
  },
);

testAlone('a mail of another game comes beside the one that is kept', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  const other = mailRecord(turnsPlayed(dealt(THREE, 5), 1));
  await openSent(app, page, folder, other);
  await expect(anotherGame(page)).toContainText('isn’t part of the game you’re playing with Bob');
  await expect(anotherGame(page)).toContainText(
    `Game number in the email: ${gameNumber(other)}. Your game: ${gameNumber(mailRecord(NEXT))}.`,
  );
  await anotherGame(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
  await openSent(app, page, folder, other);
  await anotherGame(page).getByRole('button', { name: 'Add game' }).click();
  await skipNews(page);
  await chooseFromMenu(page, 'File', 'Email games…');
  await expect(dialogNamed(page, 'Email games').getByRole('listitem')).toHaveCount(2);
});

testAlone('hands that were seen are not changed by a later mail', NIGHTLY, async ({ app, page, folder }) => {
  const isCompetition = true;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSent(app, page, folder, mailRecord(DEAL, { isCompetition }));
  await sayWhoIAm(page, 'Bob (blue)');
  await expect(statusText(page)).toContainText('Ann (red)');
  const { bag } = DEAL.deal;
  const [held = 0, unseen = 0] = [bag[9], bag[45]];
  const changed = replay({ ...DEAL.deal, bag: bag.with(9, unseen).with(45, held) }, turnsPlayed(DEAL, 1).placements);
  if (!changed.ok) throw new Error('the first move does not need the tile');
  await openSent(app, page, folder, mailRecord(changed.game, { isCompetition }));
  const refused = alertNamed(page, 'Conflicting move history');
  await expect(refused).toContainText('its rules or the tiles in the bag are different');
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  // With the tiles as they were it goes on.
  await openSent(app, page, folder, mailRecord(turnsPlayed(DEAL, 1), { isCompetition }));
  await expect(page.locator('.laid-tile')).toHaveCount(turnsPlayed(DEAL, 1).placements.length);
});

testAlone(
  'a game by mail is no rehearsal room once its file says nothing of mail',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await playOwnTurn(app, page, folder);
    const record = mailRecord(ROUND);
    const players = record.players.map((player) => ({ ...player, home: undefined }));
    await openSent(app, page, folder, { ...record, players });
    const refused = alertNamed(page, 'This is your email game');
    await expect(refused).toContainText('You can’t try out moves in it');
    await refused.getByRole('button', { name: 'View a copy' }).click();
    await expect(statusText(page)).toContainText('This is a copy of an email game');
  },
);

testAlone('in a game by mail have no undo, and only one’s own tiles move', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  await chooseFromMenu(page, 'Edit', 'Undo');
  await expect(statusText(page)).toContainText('have no undo');
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
  const [tile = 0] = NEXT.position.hands[1] ?? [];
  // It is no button for us, so Playwright would wait for ever.
  await handTile(page, tile).click({ force: true });
  await expect(statusText(page)).toContainText('is at another computer');
  await expect(await menuItem(page, 'File', 'End game early…')).toBeDisabled();
});

testAlone('a match by mail is not ranked', async ({ app, page, folder }) => {
  let last = annBegins();
  for (let next = last; !isOver(next); next = turnsPlayed(last, 1)) last = next;
  await openSent(app, page, folder, mailRecord(last, { isCompetition: true }));
  await sayWhoIAm(page, last.position.mover === 0 ? 'Ann' : 'Bob');
  await skipNews(page);
  expect(isOver(await playTurn(page, last))).toBe(true);
  await turnOver(page).getByRole('button', { name: 'Later' }).click();
  await expect(page.locator('.result')).toBeVisible();
  await chooseFromMenu(page, 'View', 'Rankings…');
  await expect(dialogNamed(page, 'Rankings')).toContainText('No ranked players yet.');
  proves('rankings.no-email');
});

test('the list of email games opens, sends and forgets them', async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  await inRun(profile, async (page, app) => {
    await playOwnTurn(app, page, folder);
  });
  await inRun(profile, async (page, app) => {
    await chooseFromMenu(page, 'File', 'Email games…');
    const list = dialogNamed(page, 'Email games');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list).toContainText('Waiting for Bob (blue)');
    await expect(list).toContainText('not sent yet');
    await list.getByRole('button', { name: 'Open the game with Bob' }).click();
    await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
    proves('more.email-games');
    const file = path.join(folder, 'sent.txg');
    await stubSaveDialog(app, file);
    await turnOver(page).getByRole('button', { name: 'Export…' }).click();
    await turnOver(page).getByRole('button', { name: 'OK', exact: true }).click();
    expect(await readFile(file, 'utf8')).toBe(makeTxg(mailRecord(NEXT)));
    await expect(statusText(page)).toHaveText('Saved.');
    await expect(statusText(page)).toContainText('Waiting for Bob (blue)', { timeout: 15_000 });
    await chooseFromMenu(page, 'File', 'Email games…');
    await expect(list).toContainText('exported to a file');
    await list.getByRole('button', { name: 'Send the game with Bob' }).click();
    await turnOver(page).getByRole('button', { name: 'Later' }).click();
    await chooseFromMenu(page, 'File', 'Email games…');
    await list.getByRole('button', { name: 'Remove the game with Bob' }).click();
    await alertNamed(page, 'Remove this game?').getByRole('button', { name: 'Remove' }).click();
    await expect(list).toContainText('No email games yet');
  });
});

testAlone('the focus stays with the game that may be removed, or goes to the next', async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  await openSent(app, page, folder, mailRecord(turnsPlayed(dealt(THREE, 5), 1)));
  await anotherGame(page).getByRole('button', { name: 'Add game' }).click();
  // What comes to the table would close a dialog.
  await expect(page.getByRole('region', { name: /^Chris/ })).toBeVisible();
  await skipNews(page);
  await chooseFromMenu(page, 'File', 'Email games…');
  const list = dialogNamed(page, 'Email games');
  const question = alertNamed(page, 'Remove this game?');
  const removing = list.getByRole('button', { name: /^Remove the game/ });
  await expect(removing).toHaveCount(2);
  const last = (await removing.last().getAttribute('aria-label')) ?? '';
  await removing.last().press('Enter');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(removing.last()).toBeFocused();
  await removing.first().press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(removing).toHaveCount(1);
  await expect(list.getByRole('button', { name: last, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(list).toContainText('No email games yet');
  await expect(list.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('a kept game that is damaged is told of, and what is left of it stays', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const games = path.join(profile, 'mail-games');
  await inRun(profile, async (page, app) => playOwnTurn(app, page, folder));
  const [name = ''] = await readdir(games);
  const whole = await readFile(path.join(games, name), 'utf8');
  await writeFile(path.join(games, name), whole.slice(0, -200));
  await inRun(profile, async (page, app) => {
    await chooseFromMenu(page, 'File', 'Email games…');
    const told = alertNamed(page, 'An email game is damaged');
    await expect(told).toContainText('The game with Ann and Bob can’t be read any more.');
    const aside = await told.locator('.file-aside').innerText();
    expect(await readFile(path.join(games, aside), 'utf8')).toBe(whole.slice(0, -200));
    await told.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialogNamed(page, 'Email games')).toContainText('No email games yet');
    await page.keyboard.press('Escape');
    // The last mail brings the game back.
    await begin(app, page, folder, ROUND);
    await skipNews(page);
    await expect(page.locator('.laid-tile')).toHaveCount(ROUND.placements.length);
    expect((await readdir(games)).toSorted()).toEqual([name, aside]);
  });
});

testAlone('a mail that ends the game early is refused', NIGHTLY, async ({ app, page, folder }) => {
  await playOwnTurn(app, page, folder);
  const stopped = stopGame(turnsPlayed(NEXT, 1));
  await openSent(app, page, folder, mailRecord(stopped));
  const refused = alertNamed(page, 'This email was rejected');
  await expect(refused).toContainText('says that all players agreed to end the game early');
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
  // A game that nobody here has seen is no better.
  await openSent(app, page, folder, mailRecord(stopGame(turnsPlayed(dealt(THREE, 5), 1))));
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await chooseFromMenu(page, 'File', 'Email games…');
  await expect(dialogNamed(page, 'Email games').getByRole('listitem')).toHaveCount(1);
});

/** Sets an account, and takes in the game in which it is Ann's turn. */
async function beginWithAccount({ app, page, folder }: Place, server: MailServer): Promise<void> {
  await openSettings(page, 'Email');
  await fillInMail(page, server.account, MAIL_USER.password);
  await closeSettings(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // By the address of the account it is plain who receives it.
  await openSent(app, page, folder, mailRecord(ROUND));
  await skipNews(page);
}

test('a turn goes out by itself when it is over, unless it is undone or the program ends', async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  await withServer(folder, 'tls', async (server) => {
    const env = trusting(server);
    await inRun(
      profile,
      async (page, app) => {
        await beginWithAccount({ app, page, folder }, server);
        await playTurn(page, ROUND);
        await expect(sendNotice(page)).toContainText(/^Sending to Bob \(blue\), bob@example\.org in [1-8] s…/);
        await expect(page.getByRole('status').getByText('Choose “Don’t send yet” to stop.')).toBeAttached();
        await expect(turnOver(page)).toHaveCount(0);
        // By keys alone: Ctrl+Z keeps it back, and so does the button.
        await page.keyboard.press('Control+z');
        await expect(sendNotice(page)).toHaveCount(0);
        await expect(statusText(page)).toHaveText('Bob (blue) is next, but the game hasn’t been sent yet.');
        await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
        await page.getByRole('group', { name: 'Send the game…' }).getByRole('button').focus();
        await page.keyboard.press('Enter');
        await expect(turnOver(page)).toBeVisible();
        proves('more.send-turn');
        await turnOver(page).getByRole('button', { name: 'Later' }).click();
        // The next turn goes while nobody touches anything.
        const next = turnsPlayed(NEXT, 1);
        await openSent(app, page, folder, mailRecord(next));
        await skipNews(page);
        await playTurn(page, next);
        await expect(sendNotice(page)).toBeVisible();
        expect(server.mails).toEqual([]);
        await expect(sendNotice(page)).toContainText('Sent to Bob (blue), bob@example.org.', { timeout: 20_000 });
        await expect(page.getByRole('status').getByText('The game was sent to')).toBeAttached();
        expect(server.mails.map(({ to }) => to)).toEqual([['bob@example.org']]);
        await expect(statusText(page)).toHaveText('Waiting for Bob (blue) to play by email.');
        // The program is closed before the time of the third is over.
        const third = turnsPlayed(next, 2);
        await openSent(app, page, folder, mailRecord(third));
        await skipNews(page);
        await playTurn(page, third);
        await expect(sendNotice(page).getByRole('button', { name: 'Send now' })).toBeVisible();
        await askToClose(app);
        await sendFirst(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(sendNotice(page)).toBeVisible();
        await askToClose(app);
        await closes(app, () => sendFirst(page).getByRole('button', { name: 'Exit without sending' }).click());
      },
      env,
    );
    expect(server.mails.length).toBe(1);
    await inRun(
      profile,
      async (page, app) => {
        await chooseFromMenu(page, 'File', 'Email games…');
        await expect(dialogNamed(page, 'Email games')).toContainText('not sent yet');
        expect(server.mails.length).toBe(1);
        await page.keyboard.press('Escape');
        // The next goes first, and then the program.
        const fourth = turnsPlayed(ROUND, 6);
        await openSent(app, page, folder, mailRecord(fourth));
        await skipNews(page);
        await playTurn(page, fourth);
        await chooseFromMenu(page, 'File', 'Exit');
        await sendFirst(page).getByRole('button', { name: 'Send and exit' }).click();
        const password = dialogNamed(page, 'Email password');
        await password.getByLabel('Password').fill(MAIL_USER.password);
        await closes(app, () => password.getByRole('button', { name: 'Send' }).click());
        expect(server.mails.length).toBe(2);
      },
      env,
    );
  });
});

/** The account at a server that hears nothing until it is let. */
async function atDeafServer({ account }: MailServer) {
  const held: Socket[] = [];
  const relay = createServer((socket) => void held.push(socket.on('error', () => {})));
  const port = await portOf(relay);
  const hear = () => {
    relay.close();
    for (const socket of held) socket.pipe(connect(account.port, account.host)).pipe(socket);
  };
  return { account: { ...account, port }, held, hear };
}

test('the list of email games says that a turn was sent, though it was open before', NIGHTLY, async ({ folder }) => {
  await withServer(folder, 'tls', (server) =>
    inRun(
      path.join(folder, 'profile'),
      async (page, app) => {
        const { account, held, hear } = await atDeafServer(server);
        await beginWithAccount({ app, page, folder }, { ...server, account });
        await playTurn(page, ROUND);
        await sendNotice(page).getByRole('button', { name: 'Send now' }).click();
        await expect.poll(() => held.length).toBe(1);
        await chooseFromMenu(page, 'File', 'Email games…');
        const list = dialogNamed(page, 'Email games');
        await expect(list).toContainText('not sent yet');
        hear();
        await expect.poll(() => server.mails.length).toBe(1);
        await expect(list).toContainText('· sent ·');
      },
      trusting(server),
    ),
  );
});

const sendFirst = (page: Page) => alertNamed(page, 'Send your game before you exit?');

/** Corrects Bob's address, and sends the turn to it. */
async function sendTo(page: Page, address: string): Promise<void> {
  await chooseFromMenu(page, 'Edit', 'Player details…');
  const details = dialogNamed(page, 'Player details');
  await details
    .getByRole('group', { name: /^Player 2/ })
    .getByLabel('Email')
    .fill(address);
  await details.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('group', { name: 'Send the game…' }).getByRole('button').click();
  await turnOver(page).getByRole('button', { name: 'Send' }).click();
}

test('each thing that keeps a turn from being sent is told, and the game is kept', async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  await withServer(folder, 'tls', (server) =>
    inRun(
      profile,
      async (page, app) => {
        const fails = turnOver(page).getByRole('alert');
        const told = async (words: string) => {
          await expect(fails).toContainText(words, { timeout: 15_000 });
          await expect(fails).toContainText('Try again, copy it into an email, or export it and attach the file.');
          const ways = [/^Send/, /^Open draft/, /^Copy/, /^Export…/];
          await expect(turnOver(page).locator('.dialog-choice')).toHaveText(ways);
          await turnOver(page).getByRole('button', { name: 'Later' }).click();
        };
        await beginWithAccount({ app, page, folder }, { ...server, account: { ...server.account, port: 1 } });
        await playTurn(page, ROUND);
        // It fails as it goes by itself, and is told of without being asked for.
        await sendNotice(page).getByRole('button', { name: 'Send now' }).click();
        await told('Can’t reach the mail server.');
        proves('mail.no-access');
        await openSettings(page, 'Email');
        await fillInMail(page, server.account, 'a guess');
        await closeSettings(page);
        await sendTo(page, 'nobody@example.org');
        await told('rejected the user name or password');
        proves('mail.password');
        await sendTo(page, 'nobody@example.org');
        const password = dialogNamed(page, 'Email password');
        await password.getByLabel('Password').fill(MAIL_USER.password);
        await password.getByRole('button', { name: 'Send' }).click();
        await told('can’t deliver to this address: nobody@example.org. Check the spelling.');
        await sendTo(page, 'ambiguous@example.org');
        await told('more than one recipient for this address: ambiguous@example.org');
        proves('mail.recipient');
        await sendTo(page, 'puzzled@example.org');
        await told('The server said: 554 5.3.0 Something is the matter');
        proves('mail.unexplained');
        // The draft has no place where it could be written.
        await stubMailProgram(app, 'Some Mail');
        await rm(path.join(profile, 'drafts'), { recursive: true, force: true });
        await writeFile(path.join(profile, 'drafts'), 'in the way');
        await page.getByRole('group', { name: 'Send the game…' }).getByRole('button').click();
        await turnOver(page).getByRole('button', { name: 'Open draft' }).click();
        await told('Can’t write the draft with the attached file. The disk may be full.');
        proves('mail.attachment');
        expect(server.mails).toEqual([]);
        await expect(page.locator('.laid-tile')).toHaveCount(NEXT.placements.length);
        await chooseFromMenu(page, 'File', 'New game…');
        await page.getByRole('radio', { name: 'By email' }).check({ force: true });
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await expect(dialogNamed(page, 'New game')).toContainText('In an email game, everyone needs an email address.');
        proves('mail.no-address');
        await page.keyboard.press('Escape');
        // With the right address all is well.
        await sendTo(page, 'bob@example.org');
        await expect(turnOver(page)).toContainText('Email sent.', { timeout: 15_000 });
        expect(server.mails.map(({ to }) => to)).toEqual([['bob@example.org']]);
      },
      trusting(server),
    ),
  );
});

testAlone(
  'the turn goes as a draft of the mail program, with text and file, or as a link',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await stubMailProgram(app, 'Some Mail');
    await playOwnTurn(app, page, folder);
    await page.getByRole('group', { name: 'Send the game…' }).getByRole('button').click();
    await expect(turnOver(page).locator('.dialog-choice')).toHaveText([/^Open draft/, /^Copy/, /^Export…/]);
    await turnOver(page).getByRole('button', { name: 'Open draft' }).click();
    await expect(turnOver(page)).toContainText('The draft is open in your email app, with the game attached.');
    const mail = await PostalMime.parse(await readFile(String(await openedBy(app)), 'latin1'));
    expect(mail.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
    expect(mail.to).toMatchObject([{ address: 'bob@example.org' }]);
    expect(mail.text?.trim()).toBe(makeTextImage(mailRecord(NEXT)).trim());
    expect(mail.attachments.map(contentOf)).toEqual([makeTxg(mailRecord(NEXT))]);
    await turnOver(page).getByRole('button', { name: 'Open without attachment' }).click();
    await expect(turnOver(page)).toContainText('The draft is open in your email app. Send it from there.');
    const link = decodeURIComponent(String(await openedBy(app)));
    expect(link).toContain('mailto:bob@example.org?subject=Tantrix: Ann - Bob');
    expect(link.replaceAll('\r\n', '\n')).toContain(makeTextImage(mailRecord(NEXT)).slice(-400));
  },
);

const contentOf = ({ content }: { content: ArrayBuffer | Uint8Array | string }): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The game after another first move than the first that is legal. */
function playedElse(game: Game): Game {
  const placement = legalPlacements(game).at(-1);
  const result = placement && play(game, placement);
  if (!result?.ok) throw new Error('nothing else can be played');
  return result.game;
}
