import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { makeTxg, type RecordedGame } from '../../src-shared/record';
import { type Game, isOver, legalPlacements, play } from '../../src-shared/tantrix';
import { expect, stubOpenDialog } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  dialogNamed,
  openAdvanced,
  openText,
  PEOPLE,
  playByMouse,
  playerRow,
  type Seat,
  statusText,
} from './gestures';

/** What people do in games by mail. */

export const addressOf = ({ name }: Seat): string => `${name.toLowerCase()}@example.org`;

/** The record of a game between the first of PEOPLE, each at a computer of their own. */
export const mailRecord = (game: Game, more: Partial<RecordedGame> = {}): RecordedGame => ({
  players: game.deal.seats.map((_, seat) => {
    const person = PEOPLE[seat] ?? { name: '', colour: 'red' };
    return { name: person.name, email: addressOf(person), country: '', home: seat + 1 };
  }),
  game,
  isCompetition: false,
  ...more,
});

/** Starts a game by mail in which the first of the seats plays here; seats of which two have one colour play doubles. */
export async function startMailGame(page: Page, seats: readonly Seat[], seed: number): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'By email' }).check({ force: true });
  const colours = new Set(seats.map(({ colour }) => colour)).size;
  const size = colours < seats.length ? 'Doubles' : `${seats.length} players`;
  await page.getByRole('radio', { name: size }).check({ force: true });
  for (const [at, seat] of seats.entries()) {
    const row = playerRow(page, at + 1);
    // The third and the fourth of two pairs have the colours of their partners.
    if (at < colours) await row.getByRole('radio', { name: seat.colour }).check({ force: true });
    await row.getByRole('button', { name: 'Player' }).click();
    await page.getByRole('option', { name: at === 0 ? 'Human' : 'Email player', exact: true }).click();
    await row.getByRole('textbox', { name: 'Name' }).fill(seat.name);
    await row.getByRole('textbox', { name: 'Email' }).fill(addressOf(seat));
  }
  await openAdvanced(page);
  await page.getByRole('textbox', { name: 'Deal number' }).fill(String(seed));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toHaveCount(0);
}

/** Plays for whoever is to move until the turn is over. */
export async function playTurn(page: Page, game: Game): Promise<Game> {
  const { mover } = game.position;
  let after = game;
  while (!isOver(after) && after.position.mover === mover) {
    after = firstPlayed(after);
    const placement = after.placements.at(-1);
    if (placement) await playByMouse(page, placement);
  }
  return after;
}

/** The game after the first legal placement. */
export function firstPlayed(game: Game): Game {
  const [placement] = legalPlacements(game);
  const result = placement && play(game, placement);
  if (!result?.ok) throw new Error('the game is over');
  return result.game;
}

/** The game after so many turns of first legal placements. */
export function turnsPlayed(game: Game, count: number): Game {
  let after = game;
  for (let left = count; left > 0; left--) {
    const { mover } = after.position;
    do after = firstPlayed(after);
    while (!isOver(after) && after.position.mover === mover);
  }
  return after;
}

export const turnOver = (page: Page) =>
  page.getByRole('dialog', { name: /Send the new game|Your turn is over|The game is over/ });

/** What is told of a turn that goes out by itself. */
export const sendNotice = (page: Page) => page.getByRole('group', { name: 'Sending the game' });

/** Keeps a turn back that is about to go out by itself, and asks for the other ways. */
export async function askHow(page: Page): Promise<void> {
  await sendNotice(page).getByRole('button', { name: 'Don’t send yet' }).click();
  await page.getByRole('group', { name: 'Send the game…' }).getByRole('button').click();
}

/** Opens a record that was sent as an attachment. */
export const openSent = (app: ElectronApplication, page: Page, folder: string, record: RecordedGame): Promise<void> =>
  openText(app, page, folder, makeTxg(record));

/** Answers, of a game of which no address is known here, which of its players the person is. */
export const sayWhoIAm = (page: Page, who: string): Promise<void> =>
  dialogNamed(page, 'Who are you in this game?').getByRole('button', { name: who }).click();

/** The question whether a game with the same people is wanted beside the one that is under way. */
export const anotherGame = (page: Page) => alertNamed(page, /^Another game with/);

/** Imports what a mail program has saved. */
export async function importMail(app: ElectronApplication, page: Page, folder: string, source: string): Promise<void> {
  const file = path.join(folder, 'mail.eml');
  await writeFile(file, source, 'latin1');
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Import text…');
}

/** Waits until a game has come in, and does not watch the news, if they are not over already. */
export async function skipNews(page: Page): Promise<void> {
  await expect(statusText(page)).not.toHaveText(/^Waiting|^Start|not sent yet/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Replay' })).toHaveCount(0);
}

export const THREE = PEOPLE.slice(0, 3);
/** Two people by mail, of whom Ann begins. */
export const annBegins = (): Game => {
  for (let seed = 1; ; seed++) {
    const game = dealt(PEOPLE.slice(0, 2), seed);
    if (game.position.mover === 0) return game;
  }
};
