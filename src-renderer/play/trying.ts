import type { Spot } from '../../src-shared/sessions/spot';
import type { Point } from '../board/geometry';
import { fromScreen, inReadingOrder } from '../board/orientation';
import { besideSpot } from '../board/spot';
import {
  cellsTaking,
  type Hex,
  hexDistance,
  legalRotations,
  neighbor,
  ORIGIN,
  type Rotation,
} from '../../src-shared/tantrix';
import { type Held, isTried, laidOver, type Tried } from './held';
import { useTable } from './table';

/** Moving the selected tile about the table before it is played. Each does nothing without a selected tile. */

/** Lays the selected tile over a cell, turned as told, or to fit where it may be played. */
export function tryOut(hex: Hex, rotation?: Rotation): void {
  const { open, held } = useTable.getState();
  if (!open || !held) return;
  const laid = laidOver(open.record.game, held, hex);
  lay(rotation === undefined ? laid : { ...laid, rotation });
}

/** Drops the selected tile: over a playable space it snaps into it, else it stays there. */
export function dropAt(at: Spot): void {
  const { open, held } = useTable.getState();
  if (!open || !held) return;
  const { game } = open.record;
  const isPlayable = legalRotations(game, held.tile, at.over).length > 0;
  lay(isPlayable ? laidOver(game, held, at.over) : { ...held, at });
}

/** Moves the selected tile to the cell that `next` gives for the one it lies over; from the hand it comes to the tantrix. */
export function moveToCell(next: (hex: Hex) => Hex): void {
  const { held } = useTable.getState();
  if (!held) return;
  if (!isTried(held)) return comeToTable(held);
  const hex = next(held.at.over);
  if (mayGo(held.at.over, hex)) tryOut(hex);
}

/** Moves the selected tile by a little, in table units, over whatever lies there. */
export function moveBy(way: Point): void {
  const { held } = useTable.getState();
  if (!held) return;
  if (!isTried(held)) return comeToTable(held);
  const at = besideSpot(held.at, way);
  if (mayGo(held.at.over, at.over)) lay({ ...held, at });
}

/** Cells this far from the tantrix are near enough to be seen with it. */
const NEAR = 2;

/** From further away, where it was dropped, a tile may still go anywhere that is no further. */
function mayGo(from: Hex, to: Hex): boolean {
  const distance = distanceFromTantrix(to);
  return distance <= NEAR || distance <= distanceFromTantrix(from);
}

function distanceFromTantrix(hex: Hex): number {
  const placements = useTable.getState().open?.record.game.placements ?? [];
  const cells = placements.length > 0 ? placements : [ORIGIN];
  return Math.min(...cells.map((cell) => hexDistance(cell, hex)));
}

/** Lays a tile of the hand over the uppermost space that takes it, or below the tantrix where none does. */
function comeToTable(held: Held): void {
  const { open, orientation } = useTable.getState();
  if (!open) return;
  const { game } = open.record;
  const fromAbove = (cells: readonly Hex[]) => inReadingOrder(cells, (cell) => cell, orientation);
  const [uppermost] = fromAbove(cellsTaking(game, held.tile));
  const lowest = fromAbove(game.placements).at(-1);
  const hex = uppermost ?? (lowest && neighbor(lowest, fromScreen.side(SOUTH, orientation)));
  if (hex) tryOut(hex);
}

const SOUTH = 3;

const lay = (held: Tried): void => useTable.setState({ held, refusal: undefined, note: undefined });
