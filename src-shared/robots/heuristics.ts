import { isTripleIntersection, type Random } from '../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, rotationOf, tileOf, turnedTile } from '../tantrix/fits';
import { cellOfMove, type Move, moveOf, turnedOfMove } from '../tantrix/position';
import type { SearchState } from './search-state';

/** What the line or loop of the mover's colour would score that runs over the tile; 0 when the tile lacks the colour. */
export function heuristicValue({ position, lines, colours }: SearchState, move: Move): number {
  const colour = colours[position.mover];
  const at = turnedOfMove(move) * 6;
  for (let side = 0; side < 6; side++) {
    if (EDGE_COLOUR[at + side] !== colour) continue;
    return lines.scoreWith(position.board.turned, cellOfMove(move), side, LINKED_SIDE[at + side]);
  }
  return 0;
}

/**
 * The move that stands for all that come to the same: of the first tile's, which may lie any way round, that with rotation
 * 0; of those of a triple intersection, the same when turned by 180°, that with the smaller.
 */
export function canonicalMove({ position }: SearchState, move: Move): Move {
  const turned = turnedOfMove(move);
  const tile = tileOf(turned);
  if (position.board.filled.length === 0) return moveOf(cellOfMove(move), turnedTile(tile, 0));
  return isTripleIntersection(tile) ? moveOf(cellOfMove(move), turnedTile(tile, rotationOf(turned) % 3)) : move;
}

/** The moves of the position, of those that come to the same one. */
export const distinctMoves = (state: SearchState): readonly Move[] =>
  state.position.moves.filter((move) => canonicalMove(state, move) === move);

/**
 * The distinct moves with the highest heuristic value, at most `breadth` of them; where some are left out the best come
 * first, and among equals chance decides.
 */
export function mostPromising(state: SearchState, breadth: number, random: Random): readonly Move[] {
  const moves = distinctMoves(state);
  if (moves.length <= breadth) return moves;
  return moves
    .map((move) => ({ move, value: heuristicValue(state, move), tie: random(2 ** 30) }))
    .toSorted((a, b) => b.value - a.value || a.tie - b.tie)
    .slice(0, breadth)
    .map(({ move }) => move);
}
