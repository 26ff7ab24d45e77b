import { centreOf, hexAt, type Point } from '../board/geometry';
import {
  type Hex,
  hexDistance,
  legalPlacements,
  neighbor,
  ORIGIN,
  type Rotation,
  sameHex,
} from '../../src-shared/tantrix';
import { cellUnder, type Held, isTried, laidOver, type Tried } from './held';
import { useTable } from './table';
import { real, shown } from './view';

/** Moving the selected tile about the table before it is played. Each does nothing without a selected tile. */

/** Lays the selected tile over a cell, turned as told, or to fit where it may be played. */
export function tryOut(hex: Hex, rotation?: Rotation): void {
  const { open, held } = useTable.getState();
  if (!open || !held) return;
  const laid = laidOver(open.record.game, held, hex);
  lay(rotation === undefined ? laid : { ...laid, rotation });
}

/** Drops the selected tile with its middle at a point: over a playable space it snaps into it, else it stays there. */
export function dropAt(at: Point): void {
  const { open, held } = useTable.getState();
  if (!open || !held) return;
  const hex = hexAt(at);
  const isPlayable = legalPlacements(open.record.game).some((each) => each.tile === held.tile && sameHex(each, hex));
  lay(isPlayable ? laidOver(open.record.game, held, hex) : { ...held, at });
}

/** Moves the selected tile to the cell that `next` gives for the one it lies over; from the hand it comes to the tantrix. */
export function moveToCell(next: (hex: Hex) => Hex): void {
  const { held } = useTable.getState();
  if (!held) return;
  if (!isTried(held)) return comeToTable(held);
  const hex = next(cellUnder(held));
  if (mayGo(cellUnder(held), hex)) tryOut(hex);
}

/** Moves the selected tile by a little, in table units, over whatever lies there. */
export function moveBy(step: Point): void {
  const { held } = useTable.getState();
  if (!held) return;
  if (!isTried(held)) return comeToTable(held);
  const at = { x: held.at.x + step.x, y: held.at.y + step.y };
  if (mayGo(cellUnder(held), hexAt(at))) lay({ ...held, at });
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
  const { open, turn } = useTable.getState();
  const game = open?.record.game;
  if (!game) return;
  const fromAbove = (cells: readonly Hex[]) =>
    cells
      .map((cell) => shown.hex(cell, turn))
      .toSorted((a, b) => Math.round(centreOf(a).y - centreOf(b).y) || a.q - b.q);
  const [uppermost] = fromAbove(legalPlacements(game).filter(({ tile }) => tile === held.tile));
  const lowest = fromAbove(game.placements).at(-1);
  const hex = uppermost ?? (lowest && neighbor(lowest, 3));
  if (hex) tryOut(real.hex(hex, turn));
}

const lay = (held: Tried): void => useTable.setState({ held, refusal: undefined, note: undefined });
