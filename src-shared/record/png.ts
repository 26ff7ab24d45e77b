import metaPng from 'meta-png';
import { joined } from '../bytes';
import { makeBlock } from './block';
import { drawingMark, isMarkOf } from './drawing-mark';
import { type AnyRecord, recordKindOf, type ParsedRecord, RECORD_KINDS } from './kinds';
import { MAX_PICTURE_SIZE } from '../limits';
import { parseTextImage } from './parse-text-image';
import type { Parsed, RecordKinds } from './record-kind';
import { unparsed } from './record-problem';

/** The keyword of the tEXt chunk that holds the block. */
export const PNG_KEYWORD = 'Tantrix-Game';

/** The keyword of the tEXt chunk that holds the mark of the drawing. */
const MARK_KEYWORD = 'Tantrix-Drawing';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Whether bytes begin as those of a PNG do. */
export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/**
 * The picture with the game inside; nothing that is seen changes. A game that was in it stays, but the new one counts,
 * for it stands in front. Throws TypeError when the bytes are no PNG.
 */
export function makePngWithGame(png: Uint8Array, record: AnyRecord): Uint8Array;
export function makePngWithGame<R extends object>(
  png: Uint8Array,
  record: NoInfer<R>,
  kinds: RecordKinds<R>,
): Uint8Array;
export function makePngWithGame(
  png: Uint8Array,
  record: object,
  kinds: RecordKinds<object> = RECORD_KINDS,
): Uint8Array {
  const marked = metaPng.addMetadata(png, MARK_KEYWORD, drawingMark(withoutGame(png)));
  return metaPng.addMetadata(marked, PNG_KEYWORD, makeBlock(recordKindOf(record, kinds).make(record)));
}

/** Whether the drawing is as it was when a game was put into it; an older program left no mark, and nothing is known. */
export function isOwnPng(png: Uint8Array): boolean {
  try {
    return isMarkOf(metaPng.getMetadata(png, MARK_KEYWORD), withoutGame(png));
  } catch {
    return false;
  }
}

/** In bytes: the length and type of a chunk stand before what it holds, its sum after. */
const CHUNK = { head: 8, sum: 4 };
const OURS = [PNG_KEYWORD, MARK_KEYWORD].map((keyword) => `tEXt${keyword}\0`);

/** The bytes of a PNG without what this program puts in; what is no chunk is left as it is. */
function withoutGame(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept: Uint8Array[] = [png.subarray(0, SIGNATURE.length)];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = at + CHUNK.head <= png.length ? view.getUint32(at) : png.length;
    const end = Math.min(png.length, at + CHUNK.head + length + CHUNK.sum);
    const opening = String.fromCharCode(...png.subarray(at + 4, at + 4 + 24));
    if (!OURS.some((ours) => opening.startsWith(ours))) kept.push(png.subarray(at, end));
    at = end;
  }
  return joined(kept);
}

/** Reads the record out of a PNG; the picture itself is not looked at. Never throws. */
export function parsePng(bytes: Uint8Array): ParsedRecord;
export function parsePng<R extends object>(bytes: Uint8Array, kinds: RecordKinds<R>): Parsed<R>;
export function parsePng(bytes: Uint8Array, kinds: RecordKinds<object> = RECORD_KINDS): Parsed<object> {
  if (bytes.length > MAX_PICTURE_SIZE) return unparsed('tooLarge');
  if (!isPng(bytes)) return unparsed('notAPicture');
  try {
    const text = metaPng.getMetadata(bytes, PNG_KEYWORD);
    return text === undefined ? unparsed('noGame') : parseTextImage(text, kinds);
  } catch {
    return unparsed('damaged');
  }
}
