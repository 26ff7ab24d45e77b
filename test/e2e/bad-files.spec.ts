import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import type { Game, Placement } from '../../src-shared/tantrix';
import { expect, NIGHTLY, stubOpenDialog, test, titleOf } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  handsShown,
  openRecord,
  playSome,
  recordOf,
  startGame,
  tableShown,
  textOfGame,
  TWO,
} from './gestures';
import { proves } from './proves';
import { manyLines } from '../support/hostile';
import { gameOf } from '../support/records';
import { CHAIN_BEFORE } from '../support/situations';
import { linesOf, signed, withLine } from '../support/txg-texts';

/** The game that is open while a bad file is chosen, and its record, from which the bad ones are made. */
const game = gameOf(CHAIN_BEFORE);
const RECORD = recordOf(game);
const TEXT = textOfGame(game);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52];

/** The same record with one placement changed, or with another order of the bag; nobody looks at the rules here. */
const withMove = (move: number, change: Partial<Placement>): string =>
  forged({ placements: game.placements.map((each, at) => (at === move - 1 ? { ...each, ...change } : each)) });
const withBag = (bag: readonly number[]): string => forged({ deal: { ...game.deal, bag } });
const forged = (change: Partial<Game>): string => makeTxg({ ...RECORD, game: { ...game, ...change } });

interface BadFile {
  readonly what: string;
  readonly content: string | readonly number[];
  readonly says: string;
}
const NO_GAME = '“bad.txg” isn’t a Tantrix game or puzzle.';
const CUT_OFF = '“bad.txg” is incomplete: the end is missing.';
const DAMAGED = '“bad.txg” is damaged: part of it was lost or changed. If someone sent it to you, ask for it again.';
const NEWER = '“bad.txg” was saved by a newer version of Tantrix. Update to open it.';
const badLine = (line: number) => `Line ${line} of “bad.txg” can’t be read.`;
const badDeal = (reason: string) => `“bad.txg” has no playable deal: ${reason}`;
const illegal = (move: number, reason: string) => `“bad.txg” breaks the rules at move ${move}. ${reason}`;

const NO_GAMES: readonly BadFile[] = [
  {
    what: 'a picture',
    content: PNG,
    says: '“bad.txg” contains no game or puzzle. Only pictures and texts created by Tantrix do.',
  },
  { what: 'an empty file', content: '', says: NO_GAME },
  { what: 'a letter', content: 'Dear Ann,\n\nshall we play Tantrix?\n', says: NO_GAME },
  { what: 'bytes that UTF-8 never has', content: [...Buffer.from(TEXT), 0xff, 0xfe], says: CUT_OFF },
  { what: 'text of 16 bits', content: [...Buffer.from(`\ufeff${TEXT}`, 'utf16le')], says: NO_GAME },
  { what: 'nothing but the first line', content: 'tantrix-game 1\n', says: CUT_OFF },
];

const BROKEN: readonly BadFile[] = [
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map((part) => ({
    what: `cut off after ${part}`,
    content: TEXT.slice(0, 20 + part * (TEXT.length - 20)),
    says: CUT_OFF,
  })),
  { what: 'without its last character', content: TEXT.slice(0, -2), says: CUT_OFF },
  { what: 'with another name', content: TEXT.replace('Ann', 'Anm'), says: DAMAGED },
  { what: 'with another move', content: TEXT.replace('\n3 ', '\n2 '), says: DAMAGED },
  {
    what: 'with another check',
    content: TEXT.replace(/.\n$/, (end) => (end === '0\n' ? '1\n' : '0\n')),
    says: DAMAGED,
  },
  { what: 'without a line', content: TEXT.replace(/\n1 .*/, ''), says: DAMAGED },
  { what: 'of the next version', content: TEXT.replace('tantrix-game 1', 'tantrix-game 3'), says: NEWER },
];

const WRONG: readonly BadFile[] = [
  { what: 'a fifth colour', content: withLine(RECORD, 'player red', 'player pink Ann++'), says: badLine(2) },
  { what: 'a word of its own', content: withLine(RECORD, '1 ', 'remark well played'), says: badLine(5) },
  { what: 'a move left out', content: withLine(RECORD, '2 ', '3 20 0,0 5'), says: badLine(6) },
  {
    what: 'players of one colour',
    content: withLine(RECORD, 'player yellow', 'player red Bob++'),
    says: badDeal('two players have the same colour.'),
  },
  {
    what: 'one player',
    content: signed(linesOf(RECORD).filter((line) => !line.startsWith('player yellow'))),
    says: badDeal('a game needs two to four players.'),
  },
  {
    what: 'two equal tiles',
    content: withBag([2, 2, ...game.deal.bag.filter((tile) => tile !== 2).slice(1)]),
    says: badDeal('the bag doesn’t hold the 56 tiles.'),
  },
  {
    what: 'a tile on another',
    content: withMove(2, { q: 0, r: 0 }),
    says: illegal(2, 'There’s already a tile there.'),
  },
  {
    what: 'a tile far away',
    content: withMove(4, { q: 30, r: 30 }),
    says: illegal(4, 'Choose a space next to a tile.'),
  },
  {
    what: 'a tile of nobody',
    content: withMove(1, { tile: 56 }),
    says: illegal(1, 'That tile isn’t in the hand of the player to move.'),
  },
];

/** Chooses the file, reads what is wrong with it, and sees that the open game is as it was. */
async function openBad(app: ElectronApplication, page: Page, file: string, says: string): Promise<void> {
  const before = [await tableShown(page), await titleOf(app)];
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  const alert = alertNamed(page, 'Can’t open the file');
  await expect(alert.locator('p').first()).toHaveText(says);
  await expect(alert).toContainText('The open game is unchanged.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toHaveCount(0);
  expect([await tableShown(page), await titleOf(app)]).toEqual(before);
}

for (const [group, files] of [
  ['no games', NO_GAMES],
  ['broken', BROKEN],
  ['whole but wrong', WRONG],
] as const) {
  test(`files that are ${group} are refused, each with its reason`, async ({ app, page, folder }) => {
    await openRecord(app, page, folder, game);
    const file = path.join(folder, 'bad.txg');
    for (const { what, content, says } of files) {
      await test.step(what, async () => {
        await writeFile(file, typeof content === 'string' ? content : Buffer.from(content));
        await openBad(app, page, file, says);
      });
    }
    if (group === 'whole but wrong') proves('message.replay-damaged');
  });
}

test('what cannot be read at all is refused, each with its reason', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, game);
  const at = (name: string) => path.join(folder, name);
  await openBad(app, page, at('gone.txg'), '“gone.txg” no longer exists.');
  await mkdir(at('folder.txg'));
  await openBad(app, page, at('folder.txg'), '“folder.txg” isn’t a Tantrix game or puzzle.');
  await symlink(at('round.txg'), at('round.txg'));
  await openBad(
    app,
    page,
    at('round.txg'),
    '“round.txg” can’t be read. There may be a problem with the disk or the network.',
  );
  await writeFile(at('huge.txg'), TEXT);
  await truncate(at('huge.txg'), 100_000_000);
  await openBad(app, page, at('huge.txg'), '“huge.txg” is too large to be a Tantrix game or puzzle.');
});

test('a bad file takes nothing from unsaved moves, and asks nothing about them', async ({ app, page, folder }) => {
  const file = path.join(folder, 'bad.txg');
  const untouched = dealt(TWO, 7);
  await openRecord(app, page, folder, untouched);
  await playSome(page, untouched, 2);
  await expect.poll(() => titleOf(app)).toBe('• game.txg – Tantrix');
  const before = await tableShown(page);
  await writeFile(file, TEXT.slice(0, 100));
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(alertNamed(page, 'Can’t open the file')).toContainText(CUT_OFF);
  await page.keyboard.press('Escape');
  expect(await tableShown(page)).toEqual(before);
  expect(await titleOf(app)).toBe('• game.txg – Tantrix');
});

const reading = (page: Page) => page.locator('.table-notice', { hasText: 'Still opening…' });

/** Imports what takes some seconds to read; waits until that is told. */
async function importSlow(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  const slow = path.join(folder, 'slow.eml');
  await writeFile(slow, manyLines());
  await stubOpenDialog(app, slow);
  await chooseFromMenu(page, 'File', 'Import text…');
  await expect(reading(page)).toBeVisible();
}

test('what takes long to read says so, and Cancel ends it', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, game);
  const before = await tableShown(page);
  await importSlow(app, page, folder);
  await expect(page.getByRole('status').getByText('Still opening…')).toBeAttached();
  await reading(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(reading(page)).toHaveCount(0);
  expect(await tableShown(page)).toEqual(before);
});

test('what takes long to read is given up for another file or a new game', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, game);
  await importSlow(app, page, folder);
  await openRecord(app, page, folder, dealt(TWO, 8));
  await expect(reading(page)).toHaveCount(0);
  await expect.poll(() => handsShown(page)).toEqual(dealt(TWO, 8).position.hands);
  await importSlow(app, page, folder);
  await startGame(page, TWO, 7);
  await expect(reading(page)).toHaveCount(0);
  expect(await handsShown(page)).toEqual(dealt(TWO, 7).position.hands);
  // Whoever waits is told how it ends.
  await importSlow(app, page, folder);
  await expect(alertNamed(page, 'Can’t open the file')).toBeVisible({ timeout: 30_000 });
  await expect(reading(page)).toHaveCount(0);
});
