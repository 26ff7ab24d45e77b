import { MAX_PAGE_RANGES, type PageRange } from '../../src-shared/bridge/bridge';

/**
 * Pages as a person writes them, "1-3, 5", each within the pages there are. Empty text means all pages and gives an empty
 * list; what cannot be understood gives undefined.
 */
export function parseRanges(text: string, pages: number): PageRange[] | undefined {
  if (text.trim() === '') return [];
  const ranges = text.split(',').map((part) => parseRange(part, pages));
  return ranges.length <= MAX_PAGE_RANGES && ranges.every((range) => range !== undefined) ? ranges : undefined;
}

function parseRange(text: string, pages: number): PageRange | undefined {
  const [, from, to] = /^\s*(\d{1,4})\s*(?:[-\u2011–]\s*(\d{1,4})\s*)?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  const range = { from: Number(from), to: Number(to ?? from) };
  return range.from >= 1 && range.from <= range.to && range.to <= pages ? range : undefined;
}
