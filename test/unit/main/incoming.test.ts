import { describe, expect, it, vi } from 'vitest';
import { readIncoming } from '../../../src-main/reading/incoming';
import { makePngWithGame, makeTextImage, makeTxg, type RecordedGame } from '../../../src-shared/record';
import * as reader from '../../../src-shared/record/parse-record';
import { rewind } from '../../../src-shared/tantrix';
import { fixtureText } from '../../support/fixture-games';
import { manyParts, nestedMails } from '../../support/hostile';
import { type MailPart, mailSource, outlookHtml, plainMailSource } from '../../support/mail-source';
import { BLANK_PNG } from '../../support/pictures';
import { essence } from '../../support/random-records';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';
import { signed } from '../../support/txg-texts';

vi.mock('../../../src-shared/record/parse-record', async (original) => {
  const actual = await original<typeof reader>();
  return { ...actual, parseRecord: vi.fn<typeof reader.parseRecord>(actual.parseRecord) };
});

const PLAYERS = ['Ann', 'Zoë'].map((name) => ({ name, email: '', country: '' }));
const RECORD: RecordedGame = { players: PLAYERS, game: gameOf(RESTRICTED), isCompetition: false };
const EARLIER: RecordedGame = { ...RECORD, game: rewind(RECORD.game, 1) };

const PLAIN = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const FILE = 'application/octet-stream';
const text = (content: string, encoding: MailPart['encoding'] = 'base64'): MailPart => ({
  type: PLAIN,
  encoding,
  content,
});
const html = (content: string, encoding: MailPart['encoding'] = 'base64'): MailPart => ({
  type: HTML,
  encoding,
  content,
});
const attached = (attachedAs: string, content: string | Uint8Array): MailPart => ({
  type: FILE,
  encoding: 'base64',
  content,
  attachedAs,
});
const forwarded = (content: string, encoding: MailPart['encoding'] = '7bit'): MailPart => ({
  type: 'message/rfc822',
  encoding,
  content,
});
const HELLO = text('Hello Ann, here is our game.\n');
/** One letter of the block is another. */
const damaged = (image: string): string => image.replace(/BEGINS\nG/, 'BEGINS\nH');
/** As a mail program shows text in HTML, with tags in capital letters between the lines. */
const asHtml = (record: RecordedGame) =>
  `<HTML><BODY><PRE>${makeTextImage(record).replaceAll('<', '&lt;').replaceAll('\n', '<BR>\n')}</PRE></BODY></HTML>`;

const MANY_PARTS = 'Content-Type: multipart/mixed; boundary=a\r\n\r\n';

/** The game that was read, as a text to compare, or what is wrong. */
async function read(content: string | Uint8Array): Promise<unknown> {
  const { found } = await readIncoming(content);
  return found.ok ? essence(found.record) : found.problem.code;
}

describe('a mail', () => {
  it('is known to be one before anything in it is taken for a record', async () => {
    const parse = vi.mocked(reader.parseRecord);
    const source = mailSource([HELLO, text(makeTextImage(RECORD))]);
    parse.mockClear();
    expect(await read(source)).toBe(essence(RECORD));
    expect(parse.mock.calls.map(([content]) => content)).not.toContain(source);
    // As a whole it is read only when no part of it holds a game.
    parse.mockClear();
    await read(mailSource([HELLO]));
    expect(parse.mock.calls.at(-1)?.[0]).toBe(mailSource([HELLO]));
  });

  it.each<[string, string]>([
    ['as its only text', plainMailSource(text(makeTextImage(RECORD)))],
    ['as its only text, quoted-printable', plainMailSource(text(makeTextImage(RECORD), 'quoted-printable'))],
    ['as its only text, with nothing encoded', plainMailSource(text(makeTextImage(RECORD), '7bit'))],
    ['as HTML alone', plainMailSource(html(asHtml(RECORD)))],
    ['in a text among others', mailSource([HELLO, text(makeTextImage(RECORD), 'quoted-printable')])],
    ['in HTML beside a text without it', mailSource([HELLO, html(asHtml(RECORD), 'quoted-printable')])],
    ['in the HTML of Outlook', plainMailSource(html(outlookHtml(makeTextImage(RECORD)), 'quoted-printable'))],
    ['in a mail attached to it', mailSource([HELLO, forwarded(plainMailSource(text(makeTextImage(RECORD))))])],
    ['in an attached .txg', mailSource([HELLO, attached('game.txg', makeTxg(RECORD))])],
    ['in an attached picture', mailSource([HELLO, attached('board.png', makePngWithGame(BLANK_PNG, RECORD))])],
    ['in an attached text', mailSource([HELLO, attached('game.txt', makeTextImage(RECORD))])],
    ['in an attachment under any name', mailSource([HELLO, attached('unnamed', makeTxg(RECORD))])],
    ['in a mailbox', `From zoe@example.org Sat Mar  7 10:11:12 2020\r\n${mailSource([text(makeTextImage(RECORD))])}`],
    [
      'below a header that begins on its second line',
      `ARC-Seal:\r\n i=1; a=rsa-sha256\r\n${mailSource([text(makeTextImage(RECORD))])}`,
    ],
    [
      'attached, beside a picture of something else',
      mailSource([attached('me.png', BLANK_PNG), attached('a.txg', makeTxg(RECORD))]),
    ],
    [
      'attached, later than in the text',
      mailSource([text(makeTextImage(EARLIER)), attached('a.txg', makeTxg(RECORD))]),
    ],
    [
      'in the text, later than attached',
      mailSource([text(makeTextImage(RECORD)), attached('a.txg', makeTxg(EARLIER))]),
    ],
    [
      'attached, and damaged in the text',
      mailSource([text(damaged(makeTextImage(RECORD))), attached('a.txg', makeTxg(RECORD))]),
    ],
  ])('gives the game %s', async (_, source) => {
    expect(await read(source)).toBe(essence(RECORD));
    expect(await read(new TextEncoder().encode(source))).toBe(essence(RECORD));
  });

  it.each<[string, string, string]>([
    ['without a game', mailSource([HELLO, attached('me.png', BLANK_PNG)]), 'noGame'],
    ['without parts', mailSource([]), 'noGame'],
    ['with a damaged game', plainMailSource(text(damaged(makeTextImage(RECORD)))), 'damaged'],
    ['with a file cut off', mailSource([HELLO, attached('a.txg', makeTxg(RECORD).slice(0, -30))]), 'cutOff'],
    ['with a line too many', mailSource([HELLO, attached('a.txg', signed(['tantrix-game 1', 'x']))]), 'badLine'],
    [
      'with parts in parts in parts',
      `Subject: x\r\n${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(300)}`,
      'noGame',
    ],
  ])('%s is refused', async (_, source, problem) => {
    expect(await read(source)).toBe(problem);
  });

  it.each<[string, string]>([
    ['parts', `${MANY_PARTS}${'--a\r\n\r\nx\r\n'.repeat(2 ** 17)}`],
    ['lines', `Subject: x\r\n\r\n${'\n'.repeat(2 ** 20)}`],
  ])('of far too many %s is refused as too much work', async (_, source) => {
    expect(await read(source)).toBe('tooMuchWork');
  });

  it.each<[string, string]>([
    ['in mails too deep', nestedMails(10, 10)],
    ['in far too many parts', manyParts(1200, 10_000)],
  ])('with a mail attached, %s, still gives its own game', async (_, tangled) => {
    expect(await read(mailSource([HELLO, attached('a.txg', makeTxg(RECORD)), forwarded(tangled, 'base64')]))).toBe(
      essence(RECORD),
    );
    expect(await read(mailSource([HELLO, forwarded(tangled, 'base64')]))).toBe('tooMuchWork');
  });

  it('of many parts gives the game of the last', async () => {
    const hellos = Array.from({ length: 400 }, () => HELLO);
    expect(await read(mailSource([...hellos, attached('a.txg', makeTxg(RECORD))]))).toBe(essence(RECORD));
  });

  it('that is refused for a part gives that part, of which a beginning may be saved', async () => {
    const cut = makeTxg(RECORD).slice(0, -30);
    const { content } = await readIncoming(mailSource([HELLO, attached('a.txg', cut)]));
    expect(typeof content === 'string' ? content : new TextDecoder().decode(content)).toBe(cut);
  });
});

describe('what is no mail', () => {
  it.each<[string, string | Uint8Array]>([
    ['a text image', makeTextImage(RECORD)],
    ['a text that begins like a mail', `Ann: here it is\n${makeTextImage(RECORD)}`],
    ['a picture', makePngWithGame(BLANK_PNG, RECORD)],
    ['a page that Outlook saved', outlookHtml(makeTextImage(RECORD))],
    ['a page in letters of two bytes', Buffer.from(`\uFEFF${outlookHtml(makeTextImage(RECORD))}`, 'utf16le')],
  ])('is read as %s', async (_, content) => {
    expect(await read(content)).toBe(essence(RECORD));
  });

  it('is said to be damaged even where a mail would have its headers', async () => {
    const image = damaged(makeTextImage(RECORD)).replaceAll('\n\n', '\n');
    expect(await read(`Ann: here it is\n${image}\nBye\n`)).toBe('damaged');
  });

  it('is read whatever its headers say', async () => {
    expect(await read(fixtureText('v1-running-mailed.txt'))).not.toBe('noGame');
    expect(await read('Content-Type: multipart/mixed; boundary=\n\n')).toBe('noGame');
  });
});
