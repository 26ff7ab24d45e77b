import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isDrawnInto } from '../../../src-main/files/pictures';
import { workOf } from '../../../src-main/reading/mail';
import { isReadAtOnce, readApart, ReadingStopped } from '../../../src-main/reading/reading';
import { makePngWithGame, makeTextImage, makeTxg, type RecordedGame } from '../../../src-shared/record';
import { emptyDraft, readLines } from '../../../src-shared/record/txg-lines';
import { parseCsv } from '../../../src-shared/rankings/csv';
import {
  blocksOfPlayers,
  longCsv,
  manyAddresses,
  manyLines,
  manyParts,
  nestedMails,
  pngOfChunks,
} from '../../support/hostile';
import { mailSource } from '../../support/mail-source';
import { BLANK_PNG } from '../../support/pictures';
import { manyGames } from '../../support/rankings-files';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';
import { makeLine } from '../../../src-main/rankings/lines';

const READER = path.resolve(import.meta.dirname, '../../support/reader.mjs');
const PLENTY = { milliseconds: 120_000, megabytes: 512 };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const incoming = (content: string, limits = PLENTY) =>
  readApart({ task: 'incoming', question: { content } }, limits, undefined, READER);

const PLAYERS = ['Ann', 'Zoë'].map((name) => ({ name, email: '', country: '' }));
const RECORD: RecordedGame = { players: PLAYERS, game: gameOf(RESTRICTED), isCompetition: false };
const IMAGE = makeTextImage(RECORD);
const MAIL = mailSource([{ type: 'text/plain', encoding: 'base64', content: IMAGE }]);

describe('the thread that reads', () => {
  it('answers', async () => {
    expect(await incoming(MAIL)).toMatchObject({ ok: true, form: 'text' });
  });

  it('is ended when its time is over, whatever it does', async () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
    await expect(incoming(manyLines(), { ...PLENTY, milliseconds: 100 })).rejects.toThrow(ReadingStopped);
    // Nothing of it is left that could go on.
    expect(process.getActiveResourcesInfo().filter((name) => name === 'MessagePort')).toHaveLength(before);
  });

  it('is ended when nobody waits for it any more', async () => {
    const waiting = new AbortController();
    const question = { content: manyLines() };
    const answer = readApart({ task: 'incoming', question }, PLENTY, undefined, READER, waiting.signal);
    const reason = new Error('something else was asked for');
    waiting.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });

  it('is ended when it takes too much memory', async () => {
    const limits = { ...PLENTY, megabytes: 24 };
    expect(await incoming(MAIL, limits)).toMatchObject({ ok: true });
    await expect(incoming(manyLines(), limits)).rejects.toThrow(ReadingStopped);
  });

  it('hands a table over piece by piece', async () => {
    const entries = manyGames(20, 2500);
    const text = ['Tantrix rankings 1', ...entries.map(makeLine), ''].join('\n');
    const pieces: number[] = [];
    const question = { bytes: bytesOf(text), now: Date.UTC(2030, 0) };
    const answer = await readApart({ task: 'table', question }, PLENTY, (piece) => pieces.push(piece.length), READER);
    expect(answer).toEqual({ ok: true });
    expect(pieces).toEqual([1000, 1000, 501]);
  });
});

describe('a picture that would be saved over', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tantrix-'));
  const file = path.join(folder, 'board.png');
  const own = makePngWithGame(BLANK_PNG, RECORD);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['as it was left', own, false],
    ['drawn into', Buffer.concat([own, Buffer.alloc(1)]), true],
    ['in SVG, of somebody else', bytesOf('<svg></svg>'), true],
    ['no picture', bytesOf(IMAGE), false],
  ])('is told by the thread: %s', async (_, bytes, isDrawn) => {
    writeFileSync(file, bytes);
    expect(await isDrawnInto(file, PLENTY, READER)).toBe(isDrawn);
  });

  it('is none of ours when that takes too much to tell', async () => {
    writeFileSync(file, makePngWithGame(pngOfChunks(200_000), RECORD));
    expect(await isDrawnInto(file, { ...PLENTY, milliseconds: 1 }, READER)).toBe(true);
  });

  it('does not matter when it is gone', async () => {
    expect(await isDrawnInto(path.join(folder, 'none.png'), PLENTY, READER)).toBe(false);
  });
});

describe('what the page reads at once', () => {
  it('is one game, in every form', () => {
    const png = makePngWithGame(BLANK_PNG, RECORD);
    expect([IMAGE, bytesOf(IMAGE), makeTxg(RECORD), png, 'Dear Ann'].map(isReadAtOnce)).not.toContain(false);
  });

  it('is no text of several blocks, small as it may be', () => {
    const text = blocksOfPlayers(RECORD);
    expect(text.length).toBeLessThan(2 ** 16);
    expect([text, bytesOf(text), IMAGE + IMAGE].map(isReadAtOnce)).not.toContain(true);
  });
});

describe('what would take too much', () => {
  it.each([
    ['addresses', manyAddresses(100_000)],
    ['mails in mails', nestedMails(50, 1000)],
    ['parts', manyParts(1200, 100_000)],
    ['lines', manyLines(2 ** 18 + 1)],
  ])('is not taken apart: %s', async (_, mail) => {
    expect(await incoming(mail)).toMatchObject({ ok: false, problem: { code: 'tooMuchWork' } });
  });

  it('is counted, a mail as people send it far below', () => {
    expect(workOf(bytesOf(MAIL))).toMatchObject({ dashedLines: 2, addressSigns: expect.any(Number) });
    expect(workOf(bytesOf(MAIL)).addressSigns).toBeLessThan(100);
    expect(workOf(bytesOf(manyAddresses(50_000))).addressSigns).toBe(25_001);
  });

  it('of a game full of players is not: the fifth is refused, and nothing behind it looked at', () => {
    let looks = 0;
    const lines = new Proxy(
      Array.from({ length: 5000 }, () => 'player red A++'),
      {
        get(target, key) {
          looks += 1;
          return Reflect.get(target, key);
        },
      },
    );
    const draft = emptyDraft(1);
    expect(readLines(lines, draft)).toBe(4);
    expect(draft.players).toHaveLength(4);
    expect(looks).toBeLessThan(10);
  });

  it('of a table of other columns or too many lines is not looked at', () => {
    expect(parseCsv('a;b\n'.repeat(2 ** 20))).toEqual({ ok: false, line: 1 });
    expect(parseCsv(longCsv(50 * 2 ** 16 + 1000))).toEqual({ ok: false, isTooLarge: true });
    expect(parseCsv(longCsv(50 * 2 ** 16 + 1000).replaceAll('\n', '\r'))).toEqual({ ok: false, isTooLarge: true });
  });
});
