import { pick, type Random } from '../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, tileOf, turnedTile } from '../tantrix/fits';
import { cellOfMove, type Move, moveOf, turnedOfMove } from '../tantrix/position';
import type { Policy, Trial } from './search-state';

/** What the line or loop of the mover's colour would score that runs over the tile; 0 when the tile lacks the colour. */
export function promiseOf({ position, lines, colours }: Trial, move: Move): number {
  const colour = colours[position.mover];
  const at = turnedOfMove(move) * 6;
  for (let side = 0; side < 6; side++) {
    if (EDGE_COLOUR[at + side] !== colour) continue;
    return lines.scoreWith(position.board.turned, cellOfMove(move), side, LINKED_SIDE[at + side]);
  }
  return 0;
}

/** The move that stands for all that come to the same: the first tile may lie any way round. */
export function standInFor({ position }: Trial, move: Move): Move {
  if (position.board.filled.length > 0) return move;
  return moveOf(cellOfMove(move), turnedTile(tileOf(turnedOfMove(move)), 0));
}

/** The moves of the position that do not come to the same. */
export const unlikeMoves = (trial: Trial): readonly Move[] =>
  trial.position.moves.filter((move) => standInFor(trial, move) === move);

/** The unlike moves that promise most, the best first and at most `breadth` of them; among equals chance decides. */
export function mostPromising(trial: Trial, breadth: number, random: Random): readonly Move[] {
  const moves = unlikeMoves(trial);
  if (moves.length <= breadth) return moves;
  return moves
    .map((move) => ({ move, promise: promiseOf(trial, move), tie: random(2 ** 30) }))
    .toSorted((a, b) => b.promise - a.promise || a.tie - b.tie)
    .slice(0, breadth)
    .map(({ move }) => move);
}

/** Any move. */
export const anyMove: Policy = ({ position }, random) => pick(position.moves, random);

/** Moves looked at for each move of a playout: the more, the greedier the players imagined. */
const LOOKS = 3;

/** Of a few moves picked at random the one that promises most: players who care for their line, but do not search. */
export const lookingPolicy: Policy = (trial, random) => {
  const { moves } = trial.position;
  let best = pick(moves, random);
  if (moves.length === 1) return best;
  let most = promiseOf(trial, best);
  for (let look = 1; look < LOOKS; look++) {
    const move = pick(moves, random);
    const promise = promiseOf(trial, move);
    if (promise > most) [best, most] = [move, promise];
  }
  return best;
};
