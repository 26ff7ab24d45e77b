import { type Hex, hexDistance, type Placement } from '../tantrix';
import { laidPieceAt } from './arrangement';
import type { Arrangement } from './puzzle';

/**
 * The tile of a turning puzzle that is turned next, as it lies in the solution: of those that are turned otherwise the one
 * nearest to the middle, and among equals the one that touches most that are right. Throws RangeError when all are right.
 */
export function nextTurn(solution: Arrangement, laid: Arrangement): Placement {
  const isRight = (placement: Placement) => laidPieceAt(laid, placement)?.rotation === placement.rotation;
  const right = solution.filter(isRight);
  const spread = (hex: Hex) => solution.reduce((sum, each) => sum + hexDistance(each, hex), 0);
  const contacts = (hex: Hex) => right.filter((each) => hexDistance(each, hex) === 1).length;
  const [next] = solution
    .filter((placement) => !isRight(placement))
    .toSorted((a, b) => spread(a) - spread(b) || contacts(b) - contacts(a));
  if (!next) throw new RangeError('all tiles are turned as they should be');
  return next;
}
