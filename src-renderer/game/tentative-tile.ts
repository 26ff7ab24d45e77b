import type { Spot } from '../../src-shared/sessions/spot';
import type { Point } from '../board/geometry';
import { fromScreen, inReadingOrder } from '../board/orientation';
import { besideSpot } from '../board/spot';
import {
  legalCells,
  type Hex,
  hexDistance,
  neighbor,
  ORIGIN,
  type Rotation,
  sameHex,
  spacesOf,
} from '../../src-shared/tantrix';
import { isTentative, type PickedTile } from '../../src-shared/sessions/game';
import { snapCell } from './magnet';
import { gesture, hold } from './moves';
import { gameNow } from './table';
import { clearStatusNote } from '../stage/status-note';

/** Moving the selected tile about the table before it is played. Each does nothing without a selected tile. */

/** Lays the selected tile over a cell, turned as told, or to fit where it may be played. */
export const tryOut = (hex: Hex, rotation?: Rotation): void => gesture({ kind: 'lay', at: { over: hex }, rotation });

/** Lays the selected tile in a space that does not take it, where it is told why. */
export function tryWhere(hex: Hex): void {
  const { open, held } = gameNow();
  if (open && held && spacesOf(open.record.game).some((space) => sameHex(space.hex, hex))) tryOut(hex);
}

/** Drops the selected tile: near a playable space it snaps into it, else it stays there. */
export function dropAt(at: Spot): void {
  const over = landingOf(at);
  gesture({ kind: 'lay', at: over ? { over } : at });
}

/** The space that the selected tile would snap into if it were dropped at a spot; undefined where it would stay there. */
export function landingOf(at: Spot | undefined): Hex | undefined {
  const { open, held } = gameNow();
  return open && held && at ? snapCell(open.record.game, held.tile, at) : undefined;
}

/** Moves the selected tile to the cell that `next` gives for the one it lies over; from the hand it comes to the tantrix. */
export function moveToCell(next: (hex: Hex) => Hex): void {
  const { held } = gameNow();
  if (!held) return;
  if (!isTentative(held)) return comeToTable(held);
  const hex = next(held.at.over);
  if (mayGo(held.at.over, hex)) tryOut(hex);
}

/** Moves the selected tile by a little, in table units, over whatever lies there. */
export function moveBy(way: Point): void {
  const { held } = gameNow();
  if (!held) return;
  if (!isTentative(held)) return comeToTable(held);
  const at = besideSpot(held.at, way);
  // By a little, it stays as it lies also over a space that takes it.
  if (!mayGo(held.at.over, at.over)) return;
  hold({ ...held, at });
  clearStatusNote();
}

/** Cells this far from the tantrix are near enough to be seen with it. */
const NEAR = 2;

/** From further away, where it was dropped, a tile may still go anywhere that is no further. */
function mayGo(from: Hex, to: Hex): boolean {
  const distance = distanceFromTantrix(to);
  return distance <= NEAR || distance <= distanceFromTantrix(from);
}

function distanceFromTantrix(hex: Hex): number {
  const placements = gameNow().open?.record.game.placements ?? [];
  const cells = placements.length > 0 ? placements : [ORIGIN];
  return Math.min(...cells.map((cell) => hexDistance(cell, hex)));
}

/** Lays a tile of the hand over the uppermost space that takes it, or below the tantrix where none does. */
function comeToTable(held: PickedTile): void {
  const { open, orientation } = gameNow();
  if (!open) return;
  const { game } = open.record;
  const fromAbove = (cells: readonly Hex[]) => inReadingOrder(cells, (cell) => cell, orientation);
  const [uppermost] = fromAbove(legalCells(game, held.tile));
  const lowest = fromAbove(game.placements).at(-1);
  const hex = uppermost ?? (lowest && neighbor(lowest, fromScreen.side(SOUTH, orientation)));
  if (hex) tryOut(hex);
}

const SOUTH = 3;
