import {
  groupOf,
  lay,
  moved,
  placementAt,
  placementOf,
  turnedRound,
  turnedTo,
  without,
} from '../../src-shared/puzzles/arranging';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import {
  addHex,
  type Hex,
  hexDistance,
  neighbor,
  ORIGIN,
  type Placement,
  type TileNumber,
  turnRotation,
} from '../../src-shared/tantrix';
import { type Table, useTable } from '../play/table';
import type { Step } from '../board/arrows';
import { change } from './change';
import { secondsNow } from './clock';
import { checked } from './checking';
import { type Chosen, cluesOf, isFirm, type OpenPuzzle, type Position, samePosition } from './open-puzzle';

/** Moving the tiles of the open puzzle about. Each does nothing when there is nothing it could do. */

/** Gives the tiles another position, which undo takes back; when all hang together, it is checked. */
export function arrange(position: Partial<Position>): void {
  change((open) => {
    const { laid, firm } = open.record;
    const before = { laid, firm };
    const after = { ...before, ...position };
    if (samePosition(before, after)) return {};
    return checked({
      ...open,
      record: { ...open.record, ...after, seconds: secondsNow() },
      past: [...open.past, before],
      future: [],
    });
  });
}

/** In a solitaire tiles stay where they are put. */
const isFree = (puzzle: OpenPuzzle | undefined): puzzle is OpenPuzzle =>
  puzzle !== undefined && puzzle.record.drawn === undefined;

export const mayUndo = ({ puzzle }: Table): boolean => isFree(puzzle) && puzzle.past.length > 0;
export const mayRedo = ({ puzzle }: Table): boolean => isFree(puzzle) && puzzle.future.length > 0;

export function undo(): void {
  change((open) => {
    const position = open.past.at(-1);
    if (!position) return {};
    const { laid, firm } = open.record;
    return back(open, position, { past: open.past.slice(0, -1), future: [{ laid, firm }, ...open.future] });
  });
}

export function redo(): void {
  change((open) => {
    const [position, ...future] = open.future;
    if (!position) return {};
    const { laid, firm } = open.record;
    return back(open, position, { past: [...open.past, { laid, firm }], future });
  });
}

const back = (open: OpenPuzzle, position: Position, more: Pick<OpenPuzzle, 'past' | 'future'>): OpenPuzzle =>
  checked({ ...open, ...more, record: { ...open.record, ...position } });

/** Selects a tile, alone or with the group it lies in. */
export function choose(tile: TileNumber, withGroup = false): void {
  const { puzzle } = useTable.getState();
  if (!puzzle || isFirm(puzzle.record, tile)) return;
  change(() => ({ chosen: { tile, withGroup: withGroup && placementOf(puzzle.record.laid, tile) !== undefined } }));
}

export const hasChosen = ({ puzzle }: Table): boolean => puzzle?.chosen !== undefined;
export const hasChosenOnTable = ({ puzzle }: Table): boolean =>
  puzzle?.chosen !== undefined && placementOf(puzzle.record.laid, puzzle.chosen.tile) !== undefined;

/** Selects nothing. */
export const letTileGo = (): void => change(() => ({ chosen: undefined }));

/** Selects the whole group of the selected tile, or that tile alone again. */
export const toggleGroup = (): void =>
  change(({ chosen }) => (chosen ? { chosen: { ...chosen, withGroup: !chosen.withGroup } } : {}));

/** The tiles that move with the selected one, itself among them; those that lie firm stay. */
export function lifted({ record, chosen }: Pick<OpenPuzzle, 'record' | 'chosen'>): readonly TileNumber[] {
  if (!chosen) return [];
  if (!chosen.withGroup) return [chosen.tile];
  const group = groupOf(
    record.laid.filter(({ tile }) => !isFirm(record, tile)),
    chosen.tile,
  );
  return group.length > 0 ? group.map(({ tile }) => tile) : [chosen.tile];
}

/** Cells further from the middle are too far away to be seen with the others. */
const FARTHEST = 30;

/** Lays the selected tile, with its group, into a cell. A tile that lies there goes where the other came from. */
export function layAt(hex: Hex): void {
  const { puzzle } = useTable.getState();
  if (!isFree(puzzle) || !puzzle.chosen || hexDistance(hex, ORIGIN) > FARTHEST) return;
  const laid = laidAt(puzzle, puzzle.chosen, hex);
  if (laid) arrange({ laid });
  else useTable.setState({ refusal: { code: 'occupied', at: [hex] } });
}

function laidAt(open: OpenPuzzle, { tile, withGroup }: Chosen, hex: Hex): Arrangement | undefined {
  const { record, boxed } = open;
  const from = placementOf(record.laid, tile);
  const there = placementAt(record.laid, hex);
  if (there && isFirm(record, there.tile)) return undefined;
  if (withGroup && from) {
    const by = { q: hex.q - from.q, r: hex.r - from.r };
    return moved(record.laid, lifted(open), by);
  }
  return lay(record.laid, { tile, ...hex, rotation: from?.rotation ?? boxed[tile] ?? 0 });
}

/** Lays a tile as told, whichever is selected. */
export function layPlacement(placement: Placement): void {
  const { puzzle } = useTable.getState();
  if (puzzle && !isFirm(puzzle.record, placement.tile)) arrange({ laid: lay(puzzle.record.laid, placement) });
}

/** Lays the selected tile into the nearest free cell that steps lead to; from the box it comes to the table. */
export function stepTo(next: Step, withGroup = false): void {
  const { puzzle } = useTable.getState();
  if (!isFree(puzzle) || !puzzle.chosen) return;
  const chosen = { ...puzzle.chosen, withGroup: puzzle.chosen.withGroup || withGroup };
  const from = placementOf(puzzle.record.laid, chosen.tile);
  if (!from) return comeToTable();
  const own = lifted({ ...puzzle, chosen });
  const others = puzzle.record.laid.filter(({ tile }) => !own.includes(tile));
  let cells = next(from);
  const isOpen = (at: Hex): boolean => {
    const by = { q: at.q - from.q, r: at.r - from.r };
    return own.every((tile) => {
      const each = placementOf(puzzle.record.laid, tile);
      return !each || !placementAt(others, addHex(each, by));
    });
  };
  while (!cells.some(isOpen)) cells = next(cells[0]);
  const hex = cells.find(isOpen);
  if (!hex || hexDistance(hex, ORIGIN) > FARTHEST) return;
  const laid = laidAt(puzzle, chosen, hex);
  if (laid) arrange({ laid });
}

/** Exchanges the selected tile with its neighbour that `next` leads to. */
export function swapTo(next: Step): void {
  const { puzzle } = useTable.getState();
  const from = puzzle?.chosen && placementOf(puzzle.record.laid, puzzle.chosen.tile);
  if (!puzzle || !from) return;
  change(({ chosen }) => ({ chosen: chosen && { ...chosen, withGroup: false } }));
  layAt(next(from)[0]);
}

/** Lays the selected tile of the box beside what lies on the table, near the middle. */
export function comeToTable(): void {
  const { puzzle } = useTable.getState();
  if (!puzzle?.chosen || placementOf(puzzle.record.laid, puzzle.chosen.tile)) return;
  const table = puzzle.record.laid;
  const free = table
    .flatMap((each) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(each, side)))
    .filter((hex) => !placementAt(table, hex))
    .toSorted((a, b) => hexDistance(a, ORIGIN) - hexDistance(b, ORIGIN));
  layAt(free[0] ?? ORIGIN);
}

/** Turns the selected tile, with its group, by `sixths` × 60° clockwise. */
export function turnChosen(sixths: number, withGroup = false): void {
  const { puzzle } = useTable.getState();
  if (!puzzle?.chosen) return;
  const chosen = { ...puzzle.chosen, withGroup: puzzle.chosen.withGroup || withGroup };
  const { laid } = puzzle.record;
  const at = placementOf(laid, chosen.tile);
  if (!at) {
    const rotation = turnRotation(puzzle.boxed[chosen.tile] ?? 0, sixths);
    return change(({ boxed }) => ({ boxed: { ...boxed, [chosen.tile]: rotation } }));
  }
  if (!chosen.withGroup) {
    return arrange({ laid: turnedTo(laid, chosen.tile, turnRotation(at.rotation, sixths)) });
  }
  const after = turnedRound(laid, lifted({ ...puzzle, chosen }), at, sixths);
  if (after) arrange({ laid: after });
  else useTable.setState({ refusal: { code: 'occupied', at: [] } });
}

/** Puts the selected tile, with its group, back into the box; it stays selected, turned as it is. */
export function toBox(): void {
  const { puzzle } = useTable.getState();
  if (!puzzle) return;
  const tiles = lifted(puzzle);
  const kept = puzzle.record.laid.filter(({ tile }) => tiles.includes(tile));
  const turned = Object.fromEntries(kept.map(({ tile, rotation }) => [tile, rotation]));
  change(({ boxed, chosen }) => ({
    boxed: { ...boxed, ...turned },
    chosen: chosen && { ...chosen, withGroup: false },
  }));
  arrange({ laid: without(puzzle.record.laid, tiles) });
}

export const mayClear = ({ puzzle }: Table): boolean =>
  isFree(puzzle) && puzzle.record.laid.length > cluesOf(puzzle.record).length;

/** Puts all tiles back into the box, those that were played, too. */
export function clearTable(): void {
  const { puzzle } = useTable.getState();
  if (puzzle) arrange({ laid: cluesOf(puzzle.record), firm: [] });
}
