import { type Pattern, samePattern } from '../patterns/pattern';
import { drawLaid } from './puzzle-text-image';
import { makePatternTxg, parsePatternTxg, PATTERN_MARK } from './pattern-txg';
import type { RecordKind } from './record-kind';
import { interpolate, section } from './text-image-words';

export const patternKind: RecordKind<Pattern> = {
  mark: PATTERN_MARK,
  is: (record): record is Pattern => 'guide' in record,
  parse: parsePatternTxg,
  make: makePatternTxg,
  /** Which tile was moved last makes no other table. */
  isSame: samePattern,
  sections: ({ laid }, words) => [
    [interpolate(words.patternTitle, { count: laid.length })],
    section(words.table, drawLaid(laid)),
  ],
  shortTitle: ({ shortPatternTitle }) => shortPatternTitle,
};
