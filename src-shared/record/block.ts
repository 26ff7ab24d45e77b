import { joined } from '../bytes';
import { betweenLetters, bytesOfLetters, lettersOf, lettersOfBytes } from './block-letters';
import { checksumBytes } from './checksum';
import { deflateText, inflateText } from './deflated';
import { LETTERS_IN_GROUP, withoutForeignLetters } from './foreign-letters';

/** The lines before and after the letters of a block. Readers see only their letters G to Z. */
export const BLOCK_BEGINS = 'TANTRIX GAME BEGINS';
export const BLOCK_ENDS = 'TANTRIX GAME ENDS';
const BEGIN_LETTERS = lettersOf(BLOCK_BEGINS);
const MARK = new RegExp(`${BEGIN_LETTERS}|${lettersOf(BLOCK_ENDS)}`, 'g');

/** The version of a block that this program writes, and the newest that it reads. */
export const BLOCK_VERSION = 1;
const CHECK_BYTES = 8;
const LETTERS_IN_LINE = 50;

/** Bytes of a block, and of the text inside it; a game takes about one kilobyte. */
export const MAX_BLOCK_BYTES = 2 ** 16;

/** Blocks of one text that are looked at; a correspondence about one game has one a move. */
export const MAX_BLOCKS = 64;

export type BlockProblem = 'cutOff' | 'damaged' | 'newerVersion' | 'tooLarge';
export type ReadBlock =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: BlockProblem };

/** A text as a block of letters between two marker lines: one byte version, the deflated text, eight bytes check. */
export function makeBlock(text: string): string {
  const content = joined([Uint8Array.of(BLOCK_VERSION), deflateText(text)]);
  const letters = lettersOfBytes(joined([content, checksumBytes(content, CHECK_BYTES)]));
  const lines = piecesOf(letters, LETTERS_IN_LINE).map((line) => piecesOf(line, LETTERS_IN_GROUP).join(' '));
  return [BLOCK_BEGINS, ...lines, BLOCK_ENDS, ''].join('\n');
}

/** A block as it was found: all letters between its markers, and what they stood in. */
export interface FoundBlock {
  readonly letters: string;
  readonly source: () => string;
}

/**
 * All blocks of a text, from the top; one that has lost its end or its beginning is undefined. Takes time linear in the
 * length of the text.
 */
export function findBlocks(text: string): (FoundBlock | undefined)[] {
  const blocks: (FoundBlock | undefined)[] = [];
  let from: number | undefined;
  const letters = lettersOf(text);
  for (const { 0: mark, index } of letters.matchAll(MARK)) {
    if (mark === BEGIN_LETTERS) {
      if (from !== undefined) blocks.push(undefined);
      from = index + mark.length;
    } else {
      blocks.push(from === undefined ? undefined : foundAt(text, letters, from, index));
      from = undefined;
    }
    if (blocks.length >= MAX_BLOCKS) return blocks;
  }
  return from === undefined ? blocks : [...blocks, undefined];
}

const foundAt = (text: string, letters: string, from: number, to: number): FoundBlock => ({
  letters: letters.slice(from, to),
  source: () => betweenLetters(text, from, to),
});

/**
 * The text in a block that `findBlocks` found. Where it seems damaged, letters may stand in it that are none of its own:
 * the readings without them are tried, and the check tells which is right.
 */
export function readBlock(block: FoundBlock | undefined): ReadBlock {
  if (block === undefined) return { ok: false, problem: 'cutOff' };
  const read = readLetters(block.letters);
  if (read.ok || read.problem !== 'damaged' || block.letters.length > MOST_MENDED) return read;
  for (const letters of withoutForeignLetters(block.source())) {
    const mended = readLetters(letters);
    if (mended.ok || mended.problem !== 'damaged') return mended;
  }
  return read;
}

/** Longer blocks than those of any game are read in one way only. */
const MOST_MENDED = 2 ** 13;

function readLetters(letters: string): ReadBlock {
  if (letters.length > 2 * MAX_BLOCK_BYTES) return { ok: false, problem: 'tooLarge' };
  const bytes = bytesOfLetters(letters);
  if (!bytes || bytes.length <= CHECK_BYTES) return { ok: false, problem: 'damaged' };
  const content = bytes.subarray(0, -CHECK_BYTES);
  const check = checksumBytes(content, CHECK_BYTES);
  if (bytes.subarray(-CHECK_BYTES).some((byte, at) => byte !== check[at])) return { ok: false, problem: 'damaged' };
  const [version = 0] = content;
  if (version !== BLOCK_VERSION) return { ok: false, problem: 'newerVersion' };
  return inflateText(content.subarray(1), MAX_BLOCK_BYTES);
}

/** Whether readers would see a marker in the text. */
export const holdsMark = (text: string): boolean => findBlocks(text).length > 0;

/** A text cut into pieces of a length, the last may be shorter. */
const piecesOf = (text: string, length: number): string[] => text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
