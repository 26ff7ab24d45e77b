import type { KeyboardEvent } from 'react';

/** The keys of a grid, as ARIA describes them: through its rows, and from a row to its cells and back. */

/** Rows that PageUp and PageDown pass over. */
const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the focus in the grid that the event went through; whether the key was one for that. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): boolean {
  const goal = goalOf(event);
  if (!goal) return false;
  event.preventDefault();
  goal.focus();
  return true;
}

function goalOf({ key, target, currentTarget, ctrlKey, altKey, metaKey }: KeyboardEvent<HTMLTableElement>) {
  if (!(target instanceof Element) || ctrlKey || altKey || metaKey) return undefined;
  const row = target.closest('tr');
  if (!row) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return beside(row, target.closest('td, th'), key);
  const step = STEPS[key];
  return step === undefined
    ? rowNamed(key, row, currentTarget)
    : rowAway(step, row, target.closest('td, th'), currentTarget);
}

/** The next cell of a row; the row itself stands before its first cell. The row of names has only cells. */
function beside(row: HTMLTableRowElement, cell: Element | null, key: string): HTMLElement | undefined {
  const places: HTMLElement[] = [...(row.hasAttribute('tabindex') ? [row] : []), ...row.cells];
  const at = places.findIndex((place) => place === (cell ?? row));
  return places[at + (key === 'ArrowRight' ? 1 : -1)];
}

/** A row so many away, or the cell of the same column there; Home and End end at the first and last player. */
function rowAway(step: number, row: HTMLTableRowElement, cell: Element | null, grid: HTMLTableElement) {
  const rows = [...grid.rows];
  const first = Math.abs(step) === 1 ? 0 : 1;
  const to = rows[Math.max(first, Math.min(rows.length - 1, rows.indexOf(row) + step))];
  const column = cell instanceof HTMLTableCellElement ? cell.cellIndex : undefined;
  return column === undefined && to !== rows[0] ? to : to?.cells[column ?? 0];
}

/** The next player whose name begins with a letter. */
function rowNamed(letter: string, row: HTMLTableRowElement, grid: HTMLTableElement): HTMLElement | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const rows = [...grid.tBodies].flatMap((body) => [...body.rows]);
  const at = rows.indexOf(row);
  const begins = ({ dataset }: HTMLElement) => dataset.name?.toLowerCase().startsWith(letter.toLowerCase());
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(begins);
}
