import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX_PICTURE_SIZE } from '../../src-shared/limits';
import { makePngWithGame, makeTextImage, makeTxg } from '../../src-shared/record';
import { manyAddresses } from '../support/hostile';
import { type MailPart, mailSource, outlookHtml, plainMailSource } from '../support/mail-source';
import { BLANK_PNG } from '../support/pictures';
import { gameOf } from '../support/records';
import { CHAIN_BEFORE } from '../support/situations';
import { expect, NIGHTLY, stubOpenDialog, test, titleOf } from './fixtures';
import { alertNamed, answersOf, chooseFromMenu, recordOf } from './gestures';

const GAME = gameOf(CHAIN_BEFORE);
const RECORD = recordOf(GAME);
const HELLO: MailPart = { type: 'text/plain; charset=utf-8', encoding: 'base64', content: 'Dein Zug, Zoë!\n' };
const attached = (attachedAs: string, content: string | Uint8Array): MailPart => ({
  type: 'application/octet-stream',
  encoding: 'base64',
  content,
  attachedAs,
});

const [ANN, ...OTHERS] = RECORD.players.map((player) => ({ ...player }));
if (!ANN) throw new Error('nobody plays');
const ZOE = { ...RECORD, players: [{ ...ANN, name: 'Zoë & Ágnes' }, ...OTHERS] };
/** As a mail program writes a text in HTML: with names for characters. */
const NAMED = { '&': '&amp;', '<': '&lt;', ë: '&euml;', Á: '&Aacute;', '\n': '<br>\n' };
const asHtml = (text: string): string => Object.entries(NAMED).reduce((html, pair) => html.replaceAll(...pair), text);

const MAILS = {
  'whose text is encoded': plainMailSource({ ...HELLO, content: makeTextImage(RECORD) }),
  'of HTML with names for characters': plainMailSource({
    type: 'text/html; charset=us-ascii',
    encoding: 'quoted-printable',
    content: `<html><body>${asHtml(makeTextImage(ZOE))}</body></html>`,
  }),
  'of Outlook, quoted by initials': plainMailSource({
    type: 'text/html; charset=us-ascii',
    encoding: 'quoted-printable',
    content: outlookHtml(makeTextImage(RECORD).replaceAll('\n', '\nHM> ')),
  }),
  'with a .txg attached': mailSource([HELLO, attached('our game.txg', makeTxg(RECORD))]),
  'with a picture attached': mailSource([HELLO, attached('board.png', makePngWithGame(BLANK_PNG, RECORD))]),
};

for (const [what, source] of Object.entries(MAILS)) {
  test(`a saved mail ${what} is imported`, async ({ app, page, folder }) => {
    const file = path.join(folder, 'Our game.eml');
    await writeFile(file, source);
    await stubOpenDialog(app, file);
    await chooseFromMenu(page, 'File', 'Import text…');
    await expect(page.locator('.laid-tile')).toHaveCount(GAME.placements.length);
    // The game is a new one: the mail is not written over.
    expect(await titleOf(app)).toBe('• Untitled – Tantrix');
  });
}

test(
  'mails without a game, with a damaged one, or too large are refused with the reason',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const file = path.join(folder, 'bad.eml');
    await stubOpenDialog(app, file);
    const cut = makeTxg(RECORD).slice(0, -20);
    const cases = [
      [mailSource([HELLO]), 'contains no game', undefined],
      [mailSource([HELLO, attached('a.txg', cut)]), 'is incomplete', 'Open what can be recovered'],
      [manyAddresses(), 'would take too much time or memory', undefined],
      ['Subject: x\r\n\r\n'.padEnd(MAX_PICTURE_SIZE + 1, 'x'), 'too large', undefined],
    ] as const;
    for (const [source, says, offers] of cases) {
      await writeFile(file, source);
      await chooseFromMenu(page, 'File', 'Import text…');
      const alert = alertNamed(page, 'Can’t open the file');
      await expect(alert).toContainText('“bad.eml”');
      await expect(alert).toContainText(says);
      await expect(answersOf(alert)).toHaveText([...(offers ? [offers] : []), 'OK']);
      // There is no open game to be spoken of.
      await expect(alert).not.toContainText('The open game');
      await page.keyboard.press('Escape');
      await expect(alert).toHaveCount(0);
    }
  },
);
