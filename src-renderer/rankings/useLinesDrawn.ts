import { startTransition, useEffect, useState } from 'react';

/** So many lines are drawn in one go: with long names, a whole page of them would hold up the window. */
const LINES_AT_A_TIME = 17;

/**
 * How many lines of a table are drawn. At first none, for the dialog is there before them; then some more with every
 * frame until there is room for all. It never becomes less: lines that come in the place of others are drawn in one go.
 *
 * @param all how many there are
 * @returns at least 1 once the table is to be drawn, even if it has no lines; it may be more than there are
 */
export function useLinesDrawn(all: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0 && count >= all) return undefined;
    const more = () => startTransition(() => setCount(count + LINES_AT_A_TIME));
    const frame = requestAnimationFrame(more);
    return () => cancelAnimationFrame(frame);
  }, [count, all]);
  return count;
}
