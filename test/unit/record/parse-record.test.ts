import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../../../src-shared/limits';
import { makeTextImage, makeTxg, parseRecord } from '../../../src-shared/record';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';

const PLAYERS = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const RECORD = { players: PLAYERS, game: gameOf(RESTRICTED), isCompetition: false };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The form and what is wrong. */
const found = (...args: Parameters<typeof parseRecord>): string => {
  const { form, ...parsed } = parseRecord(...args);
  return `${form} ${parsed.ok ? 'ok' : parsed.problem.code}`;
};

/** The text again and again, as long as a text may be. */
const full = (text: string): string => text.repeat(Math.floor(MAX_TEXT_SIZE / text.length));

describe('the form of a record', () => {
  it.each([
    ['txg ok', makeTxg(RECORD)],
    ['txg ok', `\uFEFF${makeTxg(RECORD)}`],
    ['text ok', makeTextImage(RECORD)],
    ['text ok', `<html><p>${makeTextImage(RECORD)}`],
    ['txg newerVersion', 'tantrix-game 3\n'],
    ['txg cutOff', makeTxg(RECORD).slice(0, -20)],
    ['text cutOff', makeTextImage(RECORD).slice(0, -5)],
    ['svg noGame', '<svg></svg>'],
  ])('is seen by its content: %s', (result, text) => {
    expect(found(text, 'png')).toBe(result);
    expect(found(bytesOf(text), 'png')).toBe(result);
  });

  it('is seen in a text of two bytes a letter too', () => {
    expect(found(Uint8Array.from(Buffer.from(makeTextImage(RECORD), 'utf16le')))).toBe('text ok');
  });

  it.each([
    ['txg', 'txg notAGame'],
    ['text', 'text noGame'],
    ['png', 'png notAPicture'],
    ['svg', 'svg notAPicture'],
    ['gif', 'gif notAPicture'],
  ] as const)('is taken from the hint %s where the content says nothing', (hint, result) => {
    for (const text of ['', 'Dear Ann', 'tantrix-gamy 1\n', 'toString 1\n']) {
      expect(found(text, hint)).toBe(result);
      expect(found(bytesOf(text), hint)).toBe(result);
    }
  });

  it('is a text image where nothing is known', () => {
    expect(found('Dear Ann')).toBe('text noGame');
    expect(found(Uint8Array.of(0, 255, 200, 10))).toBe('text noGame');
  });
});

describe('what is too large', () => {
  it('is not read as text beyond a million characters', () => {
    expect(found(makeTxg(RECORD) + ' '.repeat(MAX_TEXT_SIZE))).toBe('txg tooLarge');
    expect(found(makeTextImage(RECORD) + ' '.repeat(MAX_TEXT_SIZE))).toBe('text tooLarge');
    expect(found(`<svg>${' '.repeat(MAX_TEXT_SIZE)}`)).toBe('svg noGame');
  });

  it('is not looked at beyond the size of a picture', () => {
    expect(found(new Uint8Array(MAX_PICTURE_SIZE + 1), 'svg')).toBe('svg tooLarge');
  });
});

describe('the longest texts', () => {
  const image = makeTextImage({ ...RECORD, game: gameOf(RESTRICTED, 0) });

  it.each([
    ['letters', 'G'],
    ['beginnings', 'TANTRIX GAME BEGINS'],
    ['ends', 'TANTRIX GAME ENDS'],
    ['empty blocks', 'TANTRIX GAME BEGINSTANTRIX GAME ENDS'],
    ['half markers', 'TANTRIXGAM'],
    ['text images', image],
    ['tags', '<svg '],
    ['quotes', '<svg a="'],
    ['white space', ' \t'],
    ['lines', '\n'],
    ['players', 'player red A++\n'],
    ['signs of equality', '='],
  ])('take no longer than their length: %s', (_, text) => {
    for (const start of ['', 'tantrix-game 1\n', '<svg ']) {
      const content = (start + full(text)).slice(0, MAX_TEXT_SIZE);
      const from = process.cpuUsage();
      parseRecord(content);
      // Of the processor: a busy machine takes longer for the same work.
      expect(process.cpuUsage(from).user / 1000).toBeLessThan(2000);
    }
  });
});
