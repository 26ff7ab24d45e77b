import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type AriaGridListOptions } from 'react-aria/useGridList';
import type { Key } from 'react-stately';
import type { Entry } from '../../../src-shared/library/entry';
import { useSize } from '../../board/useSize';
import type { RowCollection } from './row-collection';
import { type Heights, type Line, linesBetween, type Rows } from './rows';

/** What of a long list is drawn, and where React Aria finds the rest. */

/** Pixels above and below what is seen in which lines are drawn, too; the list is drawn anew when it is scrolled so far. */
const SPARE = 136;

/** The lines to draw: those that are seen, and that with the focus, which must not lose it when it is scrolled away. */
export function useLines(list: RefObject<HTMLElement | null>, rows: Rows, focused: Key | null): readonly Line[] {
  const { height } = useSize(list);
  const top = useScrolled(list);
  return useMemo(() => {
    const seen = linesBetween(rows, top - SPARE, top + height + 2 * SPARE);
    if (focused === null || seen.some(({ key }) => key === focused)) return seen;
    return [...seen, ...rows.lines.filter(({ key }) => key === focused)];
  }, [rows, top, height, focused]);
}

/** How far it is scrolled, in steps: in between nothing has to be drawn. */
function useScrolled(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => setTop(Math.floor(element.scrollTop / SPARE) * SPARE);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [list]);
  return top;
}

type LayoutDelegate = NonNullable<AriaGridListOptions<Entry>['layoutDelegate']>;

/** Where games stand that are not drawn, too: for the keys that go a page up or down. */
export function useLayoutDelegate(
  list: RefObject<HTMLElement | null>,
  collection: RowCollection,
  { heights, rows }: { readonly heights: Heights; readonly rows: Rows },
): LayoutDelegate {
  return useMemo(() => {
    const width = () => list.current?.clientWidth ?? 0;
    return {
      getItemRect(key) {
        const y = collection.topOf(key);
        return y === undefined ? null : { x: 0, y, width: width(), height: heights.row };
      },
      getVisibleRect: () => ({
        x: 0,
        y: list.current?.scrollTop ?? 0,
        width: width(),
        height: list.current?.clientHeight ?? 0,
      }),
      getContentSize: () => ({ width: width(), height: rows.height }),
    };
  }, [list, collection, heights.row, rows.height]);
}

/** How high lines are, by a heading and a row that nobody sees: the style sheet says it, in the size of letters that is set. */
export function useHeights() {
  const heading = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { height: headingHeight } = useSize(heading);
  const { height: rowHeight } = useSize(row);
  const heights = useMemo<Heights>(() => ({ heading: headingHeight, row: rowHeight }), [headingHeight, rowHeight]);
  return { heading, row, heights };
}
