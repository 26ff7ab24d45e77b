import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTxg, type RecordedGame } from '../../src-shared/record';
import { type Game, legalPlacements, play, rewind } from '../../src-shared/tantrix';
import { alertNamed, chooseFromMenu, dealt, dialogNamed, openText, PEOPLE, TWO } from '../e2e/gestures';
import { stubMailProgram } from '../e2e/mail-account';
import {
  anotherGame,
  askHow,
  mailRecord,
  playTurn,
  sayWhoIAm,
  sendNotice,
  skipNews,
  startMailGame,
  THREE,
  turnOver,
  turnsPlayed,
} from '../e2e/mail-games';
import type { Scene, Stage } from './stage';

/** The first deal from a seed on in which a player begins. */
function dealFor(mover: number, from: number): { seed: number; game: Game } {
  for (let seed = from; ; seed++) {
    const game = dealt(TWO, seed);
    if (game.position.mover === mover) return { seed, game };
  }
}

/** Scenes leave their games behind, so each has a deal of its own. */
let from = 100;
const nextDeal = (mover: number) => {
  const deal = dealFor(mover, from);
  from = deal.seed + 1;
  return deal;
};

/** Opens a record of a game by mail, beside those that earlier scenes have left. */
async function openBeside({ app, page, folder }: Stage, record: RecordedGame): Promise<void> {
  // A board that comes is then this game's.
  if (await page.locator('.board-area').isVisible()) await chooseFromMenu(page, 'File', 'Close');
  await openText(app, page, folder, makeTxg(record));
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.or(page.locator('.board-area')).first().waitFor();
  if (!(await anotherGame(page).isVisible())) return;
  await anotherGame(page).getByRole('button', { name: 'Add game' }).click();
  await anotherGame(page).waitFor({ state: 'hidden' });
}

/** Opens a game by mail, or is told why not; in the first Ann says who she is. */
async function open(stage: Stage, game: Game): Promise<void> {
  const { page } = stage;
  await openBeside(stage, mailRecord(game));
  const who = dialogNamed(page, 'Who are you in this game?');
  const told = page.getByRole('alertdialog');
  await who.or(told).or(page.locator('.board-area')).first().waitFor();
  if (await who.isVisible()) await sayWhoIAm(page, 'Ann (red)');
}

/** A profile in which a game by mail is kept, of which the end is lost. */
async function damageKept(profile: string): Promise<void> {
  const text = makeTxg(mailRecord(turnsPlayed(dealt(TWO, 7), 3)));
  const folder = path.join(profile, 'mail-games');
  await mkdir(folder);
  await writeFile(path.join(folder, `${'a'.repeat(32)}.game`), JSON.stringify({ text }).slice(0, -200));
}

async function askWho(stage: Stage): Promise<void> {
  const record = mailRecord(turnsPlayed(dealt(THREE, from++), 4));
  const players = record.players.map((player) => ({ ...player, email: '' }));
  await openBeside(stage, { ...record, players });
  await dialogNamed(stage.page, 'Who are you in this game?').waitFor();
}

/** Ann has played her second turn, and Bob is to be sent the game; gives it as it was before. */
async function playOwnTurn(stage: Stage): Promise<Game> {
  const before = turnsPlayed(nextDeal(0).game, 2);
  await stage.page.emulateMedia({ reducedMotion: 'reduce' });
  await open(stage, before);
  await skipNews(stage.page);
  await playTurn(stage.page, before);
  await turnOver(stage.page).or(sendNotice(stage.page)).waitFor();
  // An earlier scene has set an account.
  if (await sendNotice(stage.page).isVisible()) await askHow(stage.page);
  await turnOver(stage.page).waitFor();
  // The next scenes move as usual.
  await stage.page.emulateMedia({ reducedMotion: null });
  return before;
}

/** As before, and the game is kept for later. */
async function keepOwnTurn(stage: Stage): Promise<Game> {
  const before = await playOwnTurn(stage);
  await turnOver(stage.page).getByRole('button', { name: 'Later' }).click();
  return before;
}

/** A turn that is about to go out by itself. */
async function sendByItself({ page }: Stage): Promise<void> {
  await page.evaluate(() =>
    window.tantrix.setPreferences({
      mailWay: 'account',
      mailAccount: {
        name: 'Ann',
        address: 'ann@example.org',
        host: 'mail.example.org',
        port: 465,
        security: 'tls',
        user: 'ann',
      },
    }),
  );
  await page.reload();
  await page.locator('#root > *').first().waitFor();
  await startMailGame(page, TWO, nextDeal(1).seed);
  await sendNotice(page).waitFor();
}

async function askForPassword(stage: Stage): Promise<void> {
  await sendByItself(stage);
  await sendNotice(stage.page).getByRole('button', { name: 'Send now' }).click();
  await dialogNamed(stage.page, 'Email password').waitFor();
}

/** The same deal with another first move. */
function otherPast(game: Game): Game {
  const placement = legalPlacements(rewind(game, 0)).at(-1);
  const result = placement && play(rewind(game, 0), placement);
  if (!result?.ok) throw new Error('nothing can be played');
  return turnsPlayed(result.game, 2);
}

/** Everything about games by mail. */
export const MAIL_SCENES: readonly Scene[] = [
  {
    name: 'new-game-email',
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await page.getByRole('radio', { name: 'By email' }).check({ force: true });
      await page.getByRole('button', { name: 'Start', exact: true }).click();
    },
  },
  { name: 'turn-over', reach: playOwnTurn },
  {
    name: 'turn-over-failed',
    reach: async (stage) => {
      await stubMailProgram(stage.app, null);
      await playOwnTurn(stage);
      await turnOver(stage.page).getByRole('button', { name: 'Open draft' }).click();
      await turnOver(stage.page).getByRole('alert').waitFor();
    },
  },
  { name: 'mail-sending', reach: sendByItself },
  {
    name: 'send-first',
    reach: async (stage) => {
      await sendByItself(stage);
      await chooseFromMenu(stage.page, 'File', 'Exit');
      await alertNamed(stage.page, 'Send your game before you exit?').waitFor();
    },
  },
  { name: 'mail-password', reach: askForPassword },
  { name: 'mail-waits', reach: keepOwnTurn },
  {
    name: 'mail-news',
    reach: async (stage) => {
      await open(stage, turnsPlayed(dealt(PEOPLE.slice(0, 4), from++), 25));
      await stage.page.getByRole('button', { name: 'Pause' }).click();
    },
  },
  { name: 'mail-who', reach: askWho },
  {
    name: 'mail-damaged',
    before: damageKept,
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'Email games…');
      await alertNamed(page, 'An email game is damaged').waitFor();
    },
  },
  {
    name: 'mail-known',
    reach: async (stage) => {
      await open(stage, turnsPlayed(await keepOwnTurn(stage), 1));
      await alertNamed(stage.page, 'Already received').waitFor();
    },
  },
  {
    name: 'mail-older',
    reach: async (stage) => {
      await open(stage, await keepOwnTurn(stage));
      await alertNamed(stage.page, 'You’ve already played this turn').waitFor();
    },
  },
  {
    name: 'mail-refused',
    reach: async (stage) => {
      await open(stage, otherPast(await keepOwnTurn(stage)));
      await alertNamed(stage.page, 'Conflicting move history').waitFor();
    },
  },
  {
    name: 'mail-address',
    reach: async (stage) => {
      const next = mailRecord(turnsPlayed(turnsPlayed(await keepOwnTurn(stage), 1), 1));
      const players = next.players.map((player, seat) =>
        seat === 1 ? { ...player, email: 'eve@example.org' } : player,
      );
      await openText(stage.app, stage.page, stage.folder, makeTxg({ ...next, players }));
      await alertNamed(stage.page, 'This email changes an address').waitFor();
    },
  },
  {
    name: 'mail-another',
    reach: async (stage) => {
      await keepOwnTurn(stage);
      const record = mailRecord(turnsPlayed(nextDeal(1).game, 1));
      await openText(stage.app, stage.page, stage.folder, makeTxg(record));
      await anotherGame(stage.page).waitFor();
    },
  },
  {
    name: 'mail-games',
    reach: async (stage) => {
      await keepOwnTurn(stage);
      await open(stage, turnsPlayed(dealt(THREE, from++), 4));
      await skipNews(stage.page);
      await chooseFromMenu(stage.page, 'File', 'Email games…');
      await dialogNamed(stage.page, 'Email games').waitFor();
    },
  },
  {
    name: 'mail-remove',
    reach: async ({ page }) => {
      await startMailGame(page, TWO, nextDeal(1).seed);
      await turnOver(page).or(sendNotice(page)).waitFor();
      await page.keyboard.press('Escape');
      await chooseFromMenu(page, 'File', 'Email games…');
      await page
        .getByRole('button', { name: /^Remove the game/ })
        .first()
        .click();
    },
  },
];
