import { holdsMark, makeBlock } from './block';
import { type AnyRecord, recordKindOf, RECORD_KINDS } from './kinds';
import type { RecordKinds } from './record-kind';
import { ENGLISH_TEXT_IMAGE, type TextImageWords } from './text-image-words';

export interface TextImageOptions {
  readonly words?: TextImageWords;
}

/** Longest URL-encoded text that mail programs take from a link. */
export const MAX_LINK_LENGTH = 1900;

/**
 * The record as a text for people, with a block that programs read. Of a game it says how many tiles are in the bag, never
 * which. Lines end in LF; those of the block have at most 60 columns, the others what names and words need.
 */
export function makeTextImage(record: AnyRecord, options?: TextImageOptions): string;
export function makeTextImage<R extends object>(
  record: NoInfer<R>,
  options: TextImageOptions,
  kinds: RecordKinds<R>,
): string;
export function makeTextImage(
  record: object,
  { words = ENGLISH_TEXT_IMAGE }: TextImageOptions = {},
  kinds: RecordKinds<object> = RECORD_KINDS,
): string {
  const kind = recordKindOf(record, kinds);
  const text = [...kind.sections(record, words), [words.block]]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
  return `${unmarked(text)}\n${makeBlock(kind.make(record))}`;
}

/** A record as its block alone under one line for people, short enough for most links. */
export function makeShortText(record: AnyRecord, options?: TextImageOptions): string;
export function makeShortText<R extends object>(
  record: NoInfer<R>,
  options: TextImageOptions,
  kinds: RecordKinds<R>,
): string;
export function makeShortText(
  record: object,
  { words = ENGLISH_TEXT_IMAGE }: TextImageOptions = {},
  kinds: RecordKinds<object> = RECORD_KINDS,
): string {
  const kind = recordKindOf(record, kinds);
  return `${unmarked(kind.shortTitle(words))}\n\n${makeBlock(kind.make(record))}`;
}

/** Whether a text fits into a link when it is encoded for URLs. */
export const fitsLink = (text: string): boolean => encodeURIComponent(text).length < MAX_LINK_LENGTH;

/** Somebody may be called like a marker; in small letters it is none. */
const unmarked = (text: string): string => (holdsMark(text) ? text.toLowerCase() : text);
