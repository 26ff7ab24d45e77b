import { parsePuzzleTxg } from './parse-puzzle';
import { parseTxg } from './parse-txg';
import type { ParsedRecord } from './parsed-record';
import { PUZZLE_MARK } from './puzzle-txg';
import { TXG_MARK } from './txg';

/** The reader of each kind of record, by the first word of its text. */
const READERS: Readonly<Record<string, (text: string) => ParsedRecord>> = {
  [TXG_MARK]: parseTxg,
  [PUZZLE_MARK]: parsePuzzleTxg,
};

/** The reader for a text, by its first word; undefined when that names no kind of record. */
export function readerOf(text: string): ((text: string) => ParsedRecord) | undefined {
  const word = /^\uFEFF?([a-z-]{1,40})(?![a-z-])/.exec(text)?.[1];
  return word !== undefined && Object.hasOwn(READERS, word) ? READERS[word] : undefined;
}
