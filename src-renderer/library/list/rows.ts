import type { Entry } from '../../../src-shared/library/entry';
import { type Group, keyOfGroup } from './listing';

/** Where the lines of the list stand: a heading for each group, and a row for each of its games, from the top down. */

/** How high both kinds of line are, in pixels. */
export interface Heights {
  readonly heading: number;
  readonly row: number;
}

export type Line =
  | { readonly kind: 'heading'; readonly key: string; readonly group: Group; readonly top: number }
  /** With how manieth of all games it is, from 0. */
  | { readonly kind: 'row'; readonly key: string; readonly entry: Entry; readonly at: number; readonly top: number };

export interface Rows {
  readonly lines: readonly Line[];
  /** All together, in pixels. */
  readonly height: number;
  /** How many games. */
  readonly count: number;
}

export function rowsOf(groups: readonly Group[], heights: Heights): Rows {
  const lines: Line[] = [];
  let [top, at] = [0, 0];
  for (const group of groups) {
    lines.push({ kind: 'heading', key: keyOfGroup(group), group, top });
    top += heights.heading;
    for (const entry of group.entries) {
      lines.push({ kind: 'row', key: entry.id, entry, at, top });
      top += heights.row;
      at += 1;
    }
  }
  return { lines, height: top, count: at };
}

/** The lines of which something lies between two heights, in pixels from the top; of empty lists none. */
export function linesBetween({ lines, height }: Rows, from: number, to: number): readonly Line[] {
  const first = Math.max(0, firstBelow(lines, from) - 1);
  return from >= height ? [] : lines.slice(first, firstBelow(lines, to));
}

/** The index of the first line that begins at a height or below it. */
function firstBelow(lines: readonly Line[], height: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.top ?? 0) < height) low = middle + 1;
    else high = middle;
  }
  return low;
}
