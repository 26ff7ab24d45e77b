import { describe, expect, it } from 'vitest';
import {
  type AnyRecord,
  makePngWithGame,
  makeShortText,
  makeSvgWithGame,
  makeTextImage,
  makeTxg,
  parsePng,
  parseRecord,
  parseSvg,
  parseTextImage,
  sameRecord,
} from '../../../src-shared/record';
import { checkAt, envelopeProblem, linesOf, withCheck } from '../../../src-shared/record/envelope';
import { RECORD_KINDS } from '../../../src-shared/record/kinds';
import type { RecordKind, RecordKinds } from '../../../src-shared/record/record-kind';
import { BLANK_PNG, BLANK_SVG } from '../../support/pictures';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';

/** A kind of this test's own: how often a bell has rung. */
interface Bell {
  readonly rung: number;
}

const MARK = 'test-bell';

const bellKind: RecordKind<Bell> = {
  mark: MARK,
  is: (record): record is Bell => 'rung' in record,
  parse(text) {
    const lines = linesOf(text);
    const code = envelopeProblem(lines, MARK, 1);
    if (code) return { ok: false, problem: { code } };
    const rung = /^rung (\d{1,3})$/.exec(lines[1] ?? '')?.[1];
    return rung !== undefined && checkAt(lines) === 2
      ? { ok: true, record: { rung: Number(rung) } }
      : { ok: false, problem: { code: 'badLine', line: 2 } };
  },
  make: ({ rung }) => withCheck([`${MARK} 1`, `rung ${rung}`]),
  isSame: (a, b) => a.rung === b.rung,
  isAnswer: (lower, upper) => lower.rung > upper.rung,
  sections: ({ rung }) => [[`A bell rung ${rung} times`], []],
  shortTitle: () => 'A bell',
};

const GAME = {
  players: ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' })),
  game: gameOf(RESTRICTED),
  isCompetition: false,
};
const BELL: Bell = { rung: 3 };
const kinds: RecordKinds<AnyRecord | Bell> = [...RECORD_KINDS, bellKind];

describe('a kind of record that a caller adds', () => {
  it('is found by its first word in every form', () => {
    const found = { ok: true, record: BELL };
    const text = makeTxg(BELL, kinds);
    expect(text).toMatch(/^test-bell 1\nrung 3\ncheck [0-9a-f]{16}\n$/);
    expect(parseRecord(text, 'text', kinds)).toEqual({ form: 'txg', ...found });
    expect(parseTextImage(makeTextImage(BELL, {}, kinds), kinds)).toEqual(found);
    expect(parseTextImage(makeShortText(BELL, {}, kinds), kinds)).toEqual(found);
    expect(parseSvg(makeSvgWithGame(BLANK_SVG, BELL, kinds), kinds)).toEqual(found);
    expect(parsePng(makePngWithGame(BLANK_PNG, BELL, kinds), kinds)).toEqual(found);
  });

  it('tells people of itself', () => {
    expect(makeTextImage(BELL, {}, kinds)).toMatch(/^A bell rung 3 times\n\nThe block below/);
    expect(makeShortText(BELL, {}, kinds)).toMatch(/^A bell\n\nTANTRIX GAME BEGINS\n/);
  });

  it('says itself which of two records in one text counts', () => {
    const texts = [1, 5, 4].map((rung) => makeTextImage({ rung }, {}, kinds));
    expect(parseTextImage(texts.join('\n'), kinds)).toEqual({ ok: true, record: { rung: 5 } });
    expect(parseTextImage(texts.join('\n') + makeTextImage(GAME), kinds)).toMatchObject({ record: { rung: 5 } });
    expect(parseTextImage(makeTextImage(GAME) + texts.join('\n'), kinds)).toMatchObject({ record: { game: {} } });
  });

  it('is the same only as one that says the same, and as none of another kind', () => {
    expect(sameRecord(BELL, { rung: 3 }, kinds)).toBe(true);
    expect(sameRecord(BELL, { rung: 4 }, kinds)).toBe(false);
    expect(sameRecord(BELL, GAME, kinds)).toBe(false);
    expect(sameRecord(GAME, BELL, kinds)).toBe(false);
  });

  it('leaves the others as they are', () => {
    expect(makeTxg(GAME, kinds)).toBe(makeTxg(GAME));
    expect(parseRecord(makeTextImage(GAME), 'text', kinds)).toEqual(parseRecord(makeTextImage(GAME)));
  });

  it('says what is wrong in the words of all', () => {
    const codeOf = (text: string): string => {
      const parsed = parseRecord(text, 'txg', kinds);
      return parsed.ok ? 'ok' : parsed.problem.code;
    };
    const text = makeTxg(BELL, kinds);
    expect([
      codeOf(text.replace('1\n', '2\n')),
      codeOf(text.slice(0, -3)),
      codeOf(text.replace('3', '4')),
      codeOf(withCheck([`${MARK} 1`, 'rung often'])),
    ]).toEqual(['newerVersion', 'cutOff', 'damaged', 'badLine']);
  });
});

describe('a kind of record that nobody has added', () => {
  it('is no record', () => {
    expect(parseRecord(makeTxg(BELL, kinds), 'txg')).toEqual({ form: 'txg', ok: false, problem: { code: 'notAGame' } });
    expect(parseTextImage(makeTextImage(BELL, {}, kinds))).toEqual({ ok: false, problem: { code: 'notAGame' } });
  });

  it('cannot be written', () => {
    expect(() => makeTxg<object>(BELL, RECORD_KINDS)).toThrow(RangeError);
  });
});

it('has a mark that no other kind has', () => {
  expect(new Set(RECORD_KINDS.map(({ mark }) => mark)).size).toBe(RECORD_KINDS.length);
  for (const { mark } of RECORD_KINDS) expect(mark).toMatch(/^[a-z-]{1,40}$/);
});
