import type { Unparsed } from './record-problem';
import type { TextImageWords } from './text-image-words';

/** What a reader makes of a text: a record, or what is wrong. */
export type Parsed<R extends object> = { readonly ok: true; readonly record: R } | Unparsed;

/**
 * A kind of record: all that files, texts for mail and pictures know of it. Its text begins with its mark, by which it is
 * found again wherever it stands.
 */
export interface RecordKind<R extends object> {
  /** The first word of its text: at most 40 small letters and hyphens, and those of no other kind. */
  readonly mark: string;
  /** Whether a record is of this kind; the methods below are asked about no others. */
  is(record: object): record is R;
  /** Reads a text that `make` has made, or says what is wrong with it; never throws. */
  parse(text: string): Parsed<R>;
  /** The text of the record, lines ended by LF. */
  make(record: R): string;
  /** Whether two records say the same; left out, those with the same text do. */
  isSame?(a: R, b: R): boolean;
  /** Whether of two records in one text, a mail say, the lower one counts; else, and left out, the topmost does. */
  isAnswer?(lower: R, upper: R): boolean;
  /** What a text image says of it to people: sections with their lines; empty ones are left out. */
  sections(record: R, words: TextImageWords): string[][];
  /** The line above a text image that is a block alone. */
  shortTitle(words: TextImageWords): string;
}

/** The kinds that a reader or writer knows. */
export type RecordKinds<R extends object> = readonly RecordKind<R>[];
