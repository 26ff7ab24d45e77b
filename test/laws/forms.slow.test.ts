import { describe, expect, it } from 'vitest';
import {
  fitsLink,
  makeGifWithGame,
  makePngWithGame,
  makeShortText,
  makeSvgWithGame,
  makeTextImage,
  makeTxg,
  parseRecord,
  type RecordedGame,
  type RecordForm,
  sameRecord,
} from '../../src-shared/record';
import { setOf } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { BLANK_GIF, BLANK_PNG, BLANK_SVG } from '../support/pictures';
import { essence, forRandomSeeds, plainPlayer, randomAnyRecord, randomRecord } from '../support/random-records';

/** Every way of writing a record, and the form it must be known as. */
const WRITERS: readonly [string, RecordForm, (record: RecordedGame) => Uint8Array | string][] = [
  ['a .txg', 'txg', makeTxg],
  ['a text image', 'text', makeTextImage],
  ['its short form', 'text', makeShortText],
  ['a PNG', 'png', (record) => makePngWithGame(BLANK_PNG, record)],
  ['an SVG', 'svg', (record) => makeSvgWithGame(BLANK_SVG, record)],
  ['a GIF', 'gif', (record) => makeGifWithGame(BLANK_GIF, record)],
];

const bytesOf = (made: Uint8Array | string): Uint8Array =>
  typeof made === 'string' ? new TextEncoder().encode(made) : made;

describe('a game of two to four, or of two pairs, at any stage', { timeout: 300_000 }, () => {
  it.each(WRITERS)('comes back from %s as it was', (_, form, make) => {
    forRandomSeeds(runs(250, 2000), 51, (random) => {
      const record = randomAnyRecord(random);
      const found = parseRecord(bytesOf(make(record)));
      expect(found.form).toBe(form);
      expect(found.ok && essence(found.record)).toBe(essence(record));
      expect(found.ok && sameRecord(found.record, record)).toBe(true);
    });
  });

  it('fits into a link when the names are short', () => {
    forRandomSeeds(runs(125, 1000), 52, (random) => {
      const record = randomRecord(random, plainPlayer, 1);
      // Whole games of 64 tiles may be longer: then the mail is begun without them, as with long names.
      if (setOf(record.game.deal) !== 'standard') return;
      const text = makeShortText(record);
      expect(fitsLink(text)).toBe(true);
      expect(fitsLink(text.replaceAll('\n', '\r\n'))).toBe(true);
    });
  });
});
