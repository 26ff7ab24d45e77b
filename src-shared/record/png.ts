import metaPng from 'meta-png';
import { makeBlock } from './block';
import { MAX_PICTURE_SIZE } from '../limits';
import { failed, type ParsedRecord } from './parsed-record';
import { parseTextImage } from './parse-text-image';
import type { AnyRecord } from './recorded-puzzle';
import { makeTxg } from './txg';

/** The keyword of the tEXt chunk that holds the block. */
export const PNG_KEYWORD = 'Tantrix-Game';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/**
 * The picture with the game inside; nothing that is seen changes. A game that was in it stays, but the new one counts,
 * for it stands in front. Throws TypeError when the bytes are no PNG.
 */
export const makePngWithGame = (png: Uint8Array, record: AnyRecord): Uint8Array =>
  metaPng.addMetadata(png, PNG_KEYWORD, makeBlock(makeTxg(record)));

/** Reads the game out of a PNG. The picture itself is not looked at. */
export function parsePng(bytes: Uint8Array): ParsedRecord {
  if (bytes.length > MAX_PICTURE_SIZE) return failed('tooLarge');
  if (!isPng(bytes)) return failed('notAPicture');
  try {
    const text = metaPng.getMetadata(bytes, PNG_KEYWORD);
    return text === undefined ? failed('noGame') : parseTextImage(text);
  } catch {
    return failed('damaged');
  }
}
