import { makeBlock } from './block';
import { drawingMark, isMarkOf } from './drawing-mark';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyRecord, recordKindOf, type ParsedRecord, RECORD_KINDS } from './kinds';
import { MAX_PICTURE_SIZE } from '../limits';
import { parseBlocks } from './parse-text-image';
import type { Parsed, RecordKinds } from './record-kind';
import { unparsed } from './record-problem';

const OPENING = '<metadata id="tantrix-game">';
const CLOSING = '</metadata>';

/** The first tag of the outermost element; attribute values may hold any sign but their own quotes. */
const SVG_TAG = /<svg(?:[^<>"']|"[^"]*"|'[^']*')*>/y;

/** Whether a text looks like an SVG. */
export const isSvg = (text: string): boolean => /^\s*</.test(text) && text.includes('<svg');

/**
 * The drawing with the game inside, in place of a game that this program put there before. Throws TypeError when the
 * text has no `<svg …>` element with content.
 */
export function makeSvgWithGame(svg: string, record: AnyRecord): string;
export function makeSvgWithGame<R extends object>(svg: string, record: NoInfer<R>, kinds: RecordKinds<R>): string;
export function makeSvgWithGame(svg: string, record: object, kinds: RecordKinds<object> = RECORD_KINDS): string {
  const bare = withoutGame(svg);
  SVG_TAG.lastIndex = Math.max(0, bare.indexOf('<svg'));
  const tag = SVG_TAG.exec(bare)?.[0];
  if (tag === undefined || tag.endsWith('/>')) throw new TypeError('not an SVG');
  const at = bare.indexOf(tag) + tag.length;
  const mark = `drawing ${drawingMark(utf8ToBytes(bare))}\n`;
  return `${bare.slice(0, at)}${OPENING}\n${makeBlock(recordKindOf(record, kinds).make(record))}${mark}${CLOSING}${bare.slice(at)}`;
}

/** Reads the record out of an SVG, by the same block as in a text image. Never throws. */
export function parseSvg(text: string): ParsedRecord;
export function parseSvg<R extends object>(text: string, kinds: RecordKinds<R>): Parsed<R>;
export function parseSvg(text: string, kinds: RecordKinds<object> = RECORD_KINDS): Parsed<object> {
  if (text.length > MAX_PICTURE_SIZE) return unparsed('tooLarge');
  return isSvg(text) ? parseBlocks(text, kinds) : unparsed('notAPicture');
}

/** Whether the drawing is as it was when a game was put into it; an older program left no mark, and nothing is known. */
export function isOwnSvg(svg: string): boolean {
  const mark = /\ndrawing ([0-9a-f ]+)\n$/.exec(svg.slice(...gameIn(svg)).replace(CLOSING, ''))?.[1];
  return isMarkOf(mark, utf8ToBytes(withoutGame(svg)));
}

function withoutGame(svg: string): string {
  const [from, to] = gameIn(svg);
  return svg.slice(0, from) + svg.slice(to);
}

/** Where the game's element begins and ends in the text; both at its start when there is none. */
function gameIn(svg: string): [from: number, to: number] {
  const from = svg.indexOf(OPENING);
  const to = svg.indexOf(CLOSING, from);
  return from < 0 || to < 0 ? [0, 0] : [from, to + CLOSING.length];
}
