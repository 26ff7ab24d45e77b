import { findBlocks, type FoundBlock, readBlock } from './block';
import { parseText, type ParsedRecord, RECORD_KINDS } from './kinds';
import { MAX_TEXT_SIZE } from '../limits';
import type { Parsed, RecordKinds } from './record-kind';
import { unparsed } from './record-problem';
import { isAnswerTo } from './any-record';

/** Reads the record out of a text image or its short form, whatever mail has made of the text round the block. Never throws. */
export function parseTextImage(text: string): ParsedRecord;
export function parseTextImage<R extends object>(text: string, kinds: RecordKinds<R>): Parsed<R>;
export function parseTextImage(text: string, kinds: RecordKinds<object> = RECORD_KINDS): Parsed<object> {
  return text.length > MAX_TEXT_SIZE ? unparsed('tooLarge') : parseBlocks(text, kinds);
}

/**
 * What is in the topmost block of a text; but of a game's blocks further down the latest, for an answer may stand below
 * what it answers. A damaged block on top is an error, one further down is passed over.
 */
export function parseBlocks<R extends object>(text: string, kinds: RecordKinds<R>): Parsed<R> {
  const blocks = findBlocks(text);
  if (blocks.length === 0) return unparsed('noGame');
  return blocks.slice(1).reduce((best, block) => answerTo(best, block, kinds), parseBlock(blocks[0], kinds));
}

/** What a block further down holds, where that counts; else what was found above it. */
function answerTo<R extends object>(best: Parsed<R>, block: FoundBlock | undefined, kinds: RecordKinds<R>): Parsed<R> {
  if (!best.ok) return best;
  const other = parseBlock(block, kinds);
  return other.ok && isAnswerTo(other.record, best.record, kinds) ? other : best;
}

function parseBlock<R extends object>(found: FoundBlock | undefined, kinds: RecordKinds<R>): Parsed<R> {
  const block = readBlock(found);
  return block.ok ? parseText(block.text, kinds) : { ok: false, problem: { code: block.problem } };
}
