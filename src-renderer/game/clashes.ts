import { clashesOf } from '../../src-shared/puzzles/arrangement';
import { type GameHand, isTentative } from '../../src-shared/sessions/game';
import { type Game, hexKey, type Placement, sameHex } from '../../src-shared/tantrix';
import type { BoardEdge } from '../board/model';

/**
 * The edges by which tiles that are tried out do not match what they would touch. A tile that is not selected counts only
 * where it lies in its cell, and not beside it.
 */
export function clashesIn({ placements }: Game, { held, tried }: GameHand): readonly BoardEdge[] {
  const counted = [...tried.filter(({ at }) => !at.off), ...(isTentative(held) ? [held] : [])];
  const laid = counted
    .map(({ tile, rotation, at: { over } }): Placement => ({ tile, rotation, q: over.q, r: over.r }))
    .filter((each) => !placements.some((placement) => sameHex(placement, each)));
  // Where two lie in one cell, the uppermost is seen.
  const uppermost = new Map(laid.map((each) => [hexKey(each), each]));
  return laid.length === 0 ? [] : clashesOf([...placements, ...uppermost.values()]);
}
