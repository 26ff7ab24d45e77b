import { HAND_SIZE, isOnGrid, type Placement, sameHex, TILE_COUNT } from '../../tantrix';
import { Board, type ReadonlyBoard } from '../../tantrix/board';
import { playableRotations } from '../../tantrix/fit-counts';
import { turnedTile } from '../../tantrix/fits';
import { cellOf } from '../../tantrix/grid';
import { isForced } from '../../tantrix/restrictions';

/** The most placements that are tried in looking for orders; a figure that was written in the order of play needs none. */
const MAX_TRIALS = 20_000;

/** How many tiles are played before the bag is empty. */
export const restrictedCount = (seats: number): number => TILE_COUNT - seats * HAND_SIZE;

/**
 * The orders in which the tiles can be played one after another, as far as the tantrix alone is asked and not the hands:
 * each touches those before it, in matching colours and within the restrictions. The order that is given comes first,
 * if it is one of them. The tile at 0,0 is always the first.
 */
export function* ordersOf(tiles: readonly Placement[], seats: number): Generator<readonly Placement[]> {
  const first = tiles.find((tile) => sameHex(tile, { q: 0, r: 0 }));
  if (!first || !tiles.every(isOnGrid)) return;
  const board = new Board();
  let trials = 0;

  function* after(played: readonly Placement[], left: readonly Placement[]): Generator<readonly Placement[]> {
    if (left.length === 0) yield played;
    for (const tile of playable(board, left, played.length < restrictedCount(seats))) {
      if (trials++ > MAX_TRIALS) return;
      board.place(cellOf(tile), turnedTile(tile.tile, tile.rotation));
      yield* after(
        [...played, tile],
        left.filter((other) => other !== tile),
      );
      board.takeBack();
    }
  }

  yield* after([], [first, ...tiles.filter((tile) => tile !== first)]);
}

/** The tiles that can be played next: in the order given. */
function playable(board: ReadonlyBoard, tiles: readonly Placement[], isRestricted: boolean): Placement[] {
  const ways = playableRotations({ board, isRestricted });
  return tiles.filter((tile) => {
    const cell = cellOf(tile);
    return board.spaces.includes(cell) && (ways(cell, tile.tile) >> tile.rotation) & 1;
  });
}

/** A state of the board between two placements. */
export interface OrderStage {
  /** The tiles that could fill a forced space now: whoever has one must play one. */
  readonly fills: ReadonlySet<number>;
  /** Whether the placement that comes next fills a forced space. */
  readonly isFill: boolean;
}

/** What the board asks for before each placement of an order, and after the last. */
export function stagesOf(order: readonly Placement[], seats: number): OrderStage[] {
  const board = new Board();
  const stage = (next: Placement | undefined): OrderStage => ({
    fills: fillsOf(board, board.filled.length < restrictedCount(seats), order),
    isFill: next !== undefined && isForced(board, cellOf(next)),
  });
  const stages = order.map((placement) => {
    const found = stage(placement);
    board.place(cellOf(placement), turnedTile(placement.tile, placement.rotation));
    return found;
  });
  return [...stages, stage(undefined)];
}

function fillsOf(board: ReadonlyBoard, isRestricted: boolean, order: readonly Placement[]): Set<number> {
  const ways = playableRotations({ board, isRestricted });
  const forced = board.spaces.filter((space) => isForced(board, space));
  const played = new Set(order.slice(0, board.filled.length).map(({ tile }) => tile));
  const fills = new Set<number>();
  for (let tile = 1; tile <= TILE_COUNT; tile++) {
    if (!played.has(tile) && forced.some((space) => ways(space, tile) !== 0)) fills.add(tile);
  }
  return fills;
}
