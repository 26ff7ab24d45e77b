import { describe, expect, it } from 'vitest';
import {
  makeGifWithGame,
  makePngWithGame,
  makeShortText,
  makeSvgWithGame,
  makeTextImage,
  makeTxg,
  parseRecord,
  parseTextImage,
  type RecordForm,
  type RecordedPuzzle,
  sameRecord,
} from '../../src-shared/record';
import { puzzleProblem } from '../../src-shared/puzzles/problem';
import { BLANK_GIF, BLANK_PNG, BLANK_SVG } from '../support/pictures';
import { randomPuzzleRecord } from '../support/random-puzzles';
import { forRandomSeeds } from '../support/random-records';

const FORMS: readonly [RecordForm, (record: RecordedPuzzle) => Uint8Array | string][] = [
  ['txg', makeTxg],
  ['text', makeTextImage],
  ['text', makeShortText],
  ['png', (record) => makePngWithGame(BLANK_PNG, record)],
  ['svg', (record) => makeSvgWithGame(BLANK_SVG, record)],
  ['gif', (record) => makeGifWithGame(BLANK_GIF, record)],
];

const bytesOf = (made: Uint8Array | string): Uint8Array =>
  typeof made === 'string' ? new TextEncoder().encode(made) : made;

describe('a puzzle at any stage', () => {
  it('is one that can be played', () => {
    forRandomSeeds(300, 70, (random) => {
      expect(puzzleProblem(randomPuzzleRecord(random).puzzle)).toBeUndefined();
    });
  });

  it.each(FORMS)('comes back from %s as it was', (form, make) => {
    forRandomSeeds(100, 71, (random) => {
      const record = randomPuzzleRecord(random);
      const found = parseRecord(bytesOf(make(record)));
      expect(found).toEqual({ form, ok: true, record });
      expect(found.ok && sameRecord(found.record, record)).toBe(true);
    });
  });

  it('is known to be damaged when one sign of its file is another', () => {
    forRandomSeeds(200, 72, (random) => {
      const text = makeTxg(randomPuzzleRecord(random));
      // Not the line end at the very end, which may be any white space.
      const at = random(text.length - 1);
      const sign = String.fromCharCode(32 + random(95));
      const changed = text.slice(0, at) + (sign === text[at] ? '' : sign) + text.slice(at + 1);
      expect(parseRecord(changed, 'txg').ok).toBe(false);
    });
  });

  it('comes back from a mail that answers with it', () => {
    forRandomSeeds(30, 73, (random) => {
      const [record, other] = [randomPuzzleRecord(random), randomPuzzleRecord(random)];
      expect(parseTextImage(makeTextImage(record) + makeTextImage(other))).toEqual({ ok: true, record });
    });
  });
});
