import { strFromU8, strToU8 } from 'fflate';
import { joined } from '../bytes';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../limits';
import { makeBlock } from './block';
import { drawingMark, isMarkOf } from './drawing-mark';
import { BLOCK_LABELS, type GifBlock, gifBlocks, isGif } from './gif-blocks';
import { type AnyRecord, type ParsedRecord, RECORD_KINDS, recordKindOf } from './kinds';
import { parseTextImage } from './parse-text-image';
import type { Parsed, RecordKinds } from './record-kind';
import { unparsed } from './record-problem';

/** What a comment that holds the block begins with. */
export const GIF_KEYWORD = 'Tantrix-Game\n';

/** What a comment that holds the mark of the drawing begins with. */
const MARK_KEYWORD = 'Tantrix-Drawing\n';

/**
 * The moving picture with the game inside, in place of a game that this program put there before; nothing that is seen
 * changes. Throws TypeError when the bytes are no GIF, RangeError when they are one that is damaged.
 */
export function makeGifWithGame(gif: Uint8Array, record: AnyRecord): Uint8Array;
export function makeGifWithGame<R extends object>(
  gif: Uint8Array,
  record: NoInfer<R>,
  kinds: RecordKinds<R>,
): Uint8Array;
export function makeGifWithGame(
  gif: Uint8Array,
  record: object,
  kinds: RecordKinds<object> = RECORD_KINDS,
): Uint8Array {
  if (!isGif(gif)) throw new TypeError('not a GIF');
  const bare = withoutGame(gif);
  const at = frontOf(bare);
  const game = commentOf(GIF_KEYWORD + makeBlock(recordKindOf(record, kinds).make(record)));
  const mark = commentOf(MARK_KEYWORD + drawingMark(bare));
  return joined([bare.subarray(0, at), game, mark, bare.subarray(at)]);
}

/** Whether the drawing is as it was when a game was put into it. */
export function isOwnGif(gif: Uint8Array): boolean {
  try {
    const mark = commentIn(gif, MARK_KEYWORD);
    return mark !== undefined && isMarkOf(textOf(gif, mark).slice(MARK_KEYWORD.length), withoutGame(gif));
  } catch {
    return false;
  }
}

/** Reads the record out of a GIF; the picture itself is not looked at. Never throws. */
export function parseGif(bytes: Uint8Array): ParsedRecord;
export function parseGif<R extends object>(bytes: Uint8Array, kinds: RecordKinds<R>): Parsed<R>;
export function parseGif(bytes: Uint8Array, kinds: RecordKinds<object> = RECORD_KINDS): Parsed<object> {
  if (bytes.length > MAX_PICTURE_SIZE) return unparsed('tooLarge');
  if (!isGif(bytes)) return unparsed('notAPicture');
  try {
    const comment = commentIn(bytes, GIF_KEYWORD);
    if (!comment) return unparsed('noGame');
    if (comment.to - comment.from > MAX_TEXT_SIZE) return unparsed('tooLarge');
    return parseTextImage(textOf(bytes, comment), kinds);
  } catch {
    return unparsed('damaged');
  }
}

/** Where a comment goes: before the first frame, but behind what says how often it all runs, which some want first. */
function frontOf(gif: Uint8Array): number {
  let at = gif.length;
  for (const { label, from } of gifBlocks(gif)) {
    at = from;
    if (label !== BLOCK_LABELS.application) break;
  }
  return at;
}

/** In bytes: what says that this is a comment, and the length of its first piece. */
const COMMENT_HEAD = 3;

function commentIn(gif: Uint8Array, keyword: string): GifBlock | undefined {
  for (const block of gifBlocks(gif)) if (isComment(gif, block, keyword)) return block;
  return undefined;
}

/** Whether a block is a comment whose first piece begins with this keyword. */
function isComment(gif: Uint8Array, { label, from }: GifBlock, keyword: string): boolean {
  if (label !== BLOCK_LABELS.comment || (gif[from + 2] ?? 0) < keyword.length) return false;
  const at = from + COMMENT_HEAD;
  return strFromU8(gif.subarray(at, at + keyword.length), true) === keyword;
}

/** The text of a comment, put together of its pieces. */
function textOf(gif: Uint8Array, { from, to }: GifBlock): string {
  const pieces: string[] = [];
  for (let at = from + 2; at < to; ) {
    const end = at + 1 + (gif[at] ?? 0);
    pieces.push(strFromU8(gif.subarray(at + 1, Math.min(end, to)), true));
    at = end;
  }
  return pieces.join('');
}

/** The longest piece that a block is written in. */
const LONGEST_PIECE = 255;

/** A comment with this text, all of whose letters are of ASCII. */
function commentOf(text: string): Uint8Array {
  const bytes = strToU8(text, true);
  const parts = [Uint8Array.of(0x21, BLOCK_LABELS.comment)];
  for (let at = 0; at < bytes.length; at += LONGEST_PIECE) {
    const piece = bytes.subarray(at, at + LONGEST_PIECE);
    parts.push(Uint8Array.of(piece.length), piece);
  }
  return joined([...parts, Uint8Array.of(0)]);
}

/** The bytes of a GIF without what this program puts in. */
function withoutGame(gif: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const block of gifBlocks(gif)) {
    if (![GIF_KEYWORD, MARK_KEYWORD].some((keyword) => isComment(gif, block, keyword))) continue;
    kept.push(gif.subarray(at, block.from));
    at = block.to;
  }
  return joined([...kept, gif.subarray(at)]);
}
