import { findBlocks, type FoundBlock, readBlock } from './block';
import { readerOf } from './kinds';
import { MAX_TEXT_SIZE } from '../limits';
import { failed, type ParsedRecord } from './parsed-record';
import { isLater, isSameGame } from './recorded-game';
import { isPuzzleRecord } from './recorded-puzzle';

/** Reads the game or puzzle out of a text image or its short form, whatever mail has made of the text round the block. */
export const parseTextImage = (text: string): ParsedRecord =>
  text.length > MAX_TEXT_SIZE ? failed('tooLarge') : parseBlocks(text);

/**
 * What is in the topmost block of a text; but of a game's blocks further down the latest, for an answer may stand below
 * what it answers. A damaged block on top is an error, one further down is passed over.
 */
export function parseBlocks(text: string): ParsedRecord {
  const blocks = findBlocks(text);
  if (blocks.length === 0) return failed('noGame');
  return blocks.slice(1).reduce(later, parseBlock(blocks[0]));
}

function later(best: ParsedRecord, block: FoundBlock | undefined): ParsedRecord {
  if (!best.ok) return best;
  const other = parseBlock(block);
  if (!other.ok || isPuzzleRecord(best.record) || isPuzzleRecord(other.record)) return best;
  return isSameGame(other.record, best.record) && isLater(other.record, best.record) ? other : best;
}

function parseBlock(found: FoundBlock | undefined): ParsedRecord {
  const block = readBlock(found);
  if (!block.ok) return { ok: false, problem: { code: block.problem } };
  return readerOf(block.text)?.(block.text) ?? { ok: false, problem: { code: 'notAGame' } };
}
