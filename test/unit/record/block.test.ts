import { deflateRawSync } from 'node:zlib';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseTextImage } from '../../../src-shared/record';
import { findBlocks, makeBlock, MAX_BLOCK_BYTES, MAX_BLOCKS, readBlock } from '../../../src-shared/record/block';
import { bytesOfLetters, lettersOf, lettersOfBytes } from '../../../src-shared/record/block-letters';
import { checksumBytes } from '../../../src-shared/record/checksum';
import { makeTxg } from '../../../src-shared/record/any-record';
import { FIXTURE_GAMES } from '../../support/fixture-games';
import { signed } from '../../support/txg-texts';

const BEGINS = 'TANTRIX GAME BEGINS';
const ENDS = 'TANTRIX GAME ENDS';
const BLOCK = makeBlock('some text');

/** A block of bytes, with the check that belongs to them. */
function blockOf(content: Uint8Array): string {
  const letters = lettersOfBytes(content) + lettersOfBytes(checksumBytes(content, 8));
  return `${BEGINS} ${letters} ${ENDS}`;
}

const read = (text: string): unknown => findBlocks(text).map(readBlock);
const problemOf = (text: string): string | undefined => {
  const parsed = parseTextImage(text);
  return parsed.ok ? undefined : parsed.problem.code;
};

describe('the letters of a block', () => {
  it('are sixteen, two a byte', () => {
    expect(lettersOfBytes(Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef))).toBe('GHJKMNPQRSTVWXYZ');
    expect(bytesOfLetters('GHZG')).toEqual(Uint8Array.of(0x01, 0xf0));
  });

  it.each(['G', 'GI', 'OG', 'GL', 'UG', 'Gg', 'GA', '00'])('are never %s', (letters) => {
    expect(bytesOfLetters(letters)).toBeUndefined();
  });

  it.each(['> =C2=A0', '&nbsp;&#160;&#xA0;', '| \t', '=20=\r\n', '“—”', '=3D', '0A1B2C3D4E5F', 'ABCDEF', 'small'])(
    'are not in %j',
    (text) => {
      expect(lettersOf(text)).toBe('');
    },
  );
});

describe('a block', () => {
  it('gives back its text, of any length and alphabet', () => {
    for (const text of ['', 'a', 'Zoë 🦊\n', 'x'.repeat(MAX_BLOCK_BYTES)]) {
      expect(read(makeBlock(text))).toEqual([{ ok: true, text }]);
    }
  });

  it('is found between other words, and its markers in pieces', () => {
    const text = `GREETINGS!\n${BLOCK.replace('GAME', 'GA=\n> ME').replace('ENDS', 'E\r\n| NDS')}YOURS TRULY`;
    expect(read(text)).toEqual([{ ok: true, text: 'some text' }]);
  });

  it.each([
    ['its end is missing', BLOCK.replace(ENDS, '')],
    ['its beginning is missing', BLOCK.replace(BEGINS, '')],
    ['a letter of its end is missing', BLOCK.replace('ENDS', 'END')],
  ])('is cut off when %s', (_, text) => {
    expect(read(text)).toEqual([{ ok: false, problem: 'cutOff' }]);
  });

  it('that is cut off does not reach into the next', () => {
    expect(read(BLOCK.replace(ENDS, '') + BLOCK)).toEqual([
      { ok: false, problem: 'cutOff' },
      { ok: true, text: 'some text' },
    ]);
    expect(read(BLOCK.replace(BEGINS, '') + BLOCK)).toEqual([
      { ok: false, problem: 'cutOff' },
      { ok: true, text: 'some text' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a check and nothing else', 'GG'.repeat(8)],
    ['letters that are no digits', 'LULL'.repeat(8)],
    ['half a byte', 'GHJ'.repeat(9)],
  ])('is damaged when it holds %s', (_, letters) => {
    expect(read(`${BEGINS} ${letters} ${ENDS}`)).toEqual([{ ok: false, problem: 'damaged' }]);
  });

  it('is damaged when what it holds cannot be inflated', () => {
    expect(read(blockOf(Uint8Array.of(1, 0xff, 0xff, 0xff)))).toEqual([{ ok: false, problem: 'damaged' }]);
    const cut = deflateSync(new Uint8Array(1000).map((_, at) => at * at)).subarray(0, -20);
    expect(read(blockOf(Uint8Array.of(1, ...cut)))).toEqual([{ ok: false, problem: 'damaged' }]);
  });

  it.each([0, 2, 255])('of version %i is left to newer programs', (version) => {
    expect(read(blockOf(Uint8Array.of(version, 1, 2, 3)))).toEqual([{ ok: false, problem: 'newerVersion' }]);
  });

  const LINES = makeBlock('0123456789 some text that takes several lines '.repeat(9)).split('\n');
  const whole = read(LINES.join('\n'));

  it.each<[string, (line: string, at: number) => string]>([
    ['initials before every line', (line) => `HM> ${line}`],
    ['initials of two people', (line) => `> JRK> > HM>${line}`],
    ['initials, undecoded', (line) => `HM&gt; ${line}`],
    [
      'the head of a page',
      (line, at) => (at === 3 ? `${line}\n\nGmail - YOUR TURN   Page 1 of 2\nVON: KH MÜLLER\n` : line),
    ],
    [
      'the foot of a page before the last line',
      (line, at) => (at === LINES.length - 3 ? `${line}\nPRINTED BY HM\n` : line),
    ],
    ['both', (line, at) => (at === 2 ? `HM> ${line}\nSeite 1  POSTEINGANG XY` : `HM> ${line}`)],
  ])('is read with %s', (_, change) => {
    expect(read(LINES.map(change).join('\n'))).toEqual(whole);
  });

  it('is never inflated further than a record can reach', () => {
    const bomb = deflateRawSync(new Uint8Array(40 * 2 ** 20), { level: 9 });
    expect(bomb.length).toBeLessThan(MAX_BLOCK_BYTES);
    // Whoever goes on to its end finds it damaged there.
    const cut = bomb.subarray(0, -2000);
    expect(read(blockOf(Uint8Array.of(1, ...cut)))).toEqual([{ ok: false, problem: 'tooLarge' }]);
  });

  it('is not even looked at when it is too large', () => {
    expect(read(`${BEGINS} ${'GG'.repeat(MAX_BLOCK_BYTES + 1)} ${ENDS}`)).toEqual([{ ok: false, problem: 'tooLarge' }]);
  });

  it('is one of a limited number', () => {
    expect(findBlocks(BLOCK.repeat(2 * MAX_BLOCKS))).toHaveLength(MAX_BLOCKS);
  });
});

describe('a text image is refused', () => {
  const [{ record } = { record: undefined }] = FIXTURE_GAMES;
  const txg = record ? makeTxg(record) : '';

  it.each([
    ['noGame', ''],
    ['noGame', 'Dear Ann, TANTRIX GAME!'],
    ['cutOff', BEGINS],
    ['notAGame', makeBlock('Dear Ann')],
    ['notAGame', makeBlock('constructor 1\n')],
    ['damaged', makeBlock(txg.replace('27', '28'))],
    ['newerVersion', makeBlock(txg.replace('tantrix-game 1', 'tantrix-game 3'))],
    ['badLine', makeBlock(signed(['tantrix-game 1', 'player pink A++']))],
    ['badDeal', makeBlock(signed(['tantrix-game 1', 'player red A++']))],
    ['unknownSet', makeBlock(signed(['tantrix-game 1', 'set puzzle-7']))],
    ['tooLarge', ' '.repeat(2 ** 20 + 1)],
  ])('as %s', (code, text) => {
    expect(problemOf(text)).toBe(code);
  });
});
