import { hexDistance, ORIGIN } from '../tantrix';
import { groupsOf, withoutPieces } from './arrangement';
import { hasCopies, laidPiece, type LaidPiece, type Piece, pieceOf, piecesOf, tileOfPiece } from './pieces';
import type { Arrangement, Puzzle } from './puzzle';
import { solve, type OnProgress } from './solver';
import { isTurning } from './turning';
import { nextTurn } from './turning-hint';

/** A puzzle as it lies on the table, for the computer to help with. */
export interface PuzzleQuestion {
  readonly puzzle: Puzzle;
  /** The tiles on the table, the clues, too, in the order in which they were laid. */
  readonly laid: Arrangement;
  /** The same question with the same seed has the same answer. */
  readonly seed: number;
}

export type PuzzleHint =
  /** A tile in its place; it lies there already where it is only to be turned. */
  | { readonly kind: 'place'; readonly placement: LaidPiece; readonly isTurn?: true }
  /** A tile that spoils it: with what was laid before it there is a solution, with it there is none. */
  | { readonly kind: 'wrong'; readonly tile: Piece }
  /** The puzzle has no solution. */
  | { readonly kind: 'unsolvable' }
  /** None was found in good time, which proves nothing. */
  | { readonly kind: 'notFound' };

/**
 * One step of help; may search for seconds. Only the largest group counts: what lies apart from it is taken as laid
 * aside. Throws RangeError where no solver knows the goal, or all tiles are in their places.
 */
export function puzzleHintFor({ puzzle, laid, seed }: PuzzleQuestion): PuzzleHint {
  if (isTurning(puzzle)) return turnHintFor({ puzzle, laid, seed });
  const group = mainGroup(puzzle, laid);
  const solution = solve({ puzzle, from: group, seed });
  if (solution) {
    const next = nextPlacement(centred(solution, group), group);
    return { kind: 'place', placement: byFreeCopy(next, puzzle, laid, group) };
  }
  if (hasCopies(puzzle.tiles)) return { kind: 'notFound' };
  if (!solve({ puzzle, seed })) return { kind: 'unsolvable' };
  return { kind: 'wrong', tile: wrongTile({ puzzle, laid: group, seed }) };
}

const isIn = (piece: Piece, among: Arrangement): boolean => among.some((each) => pieceOf(each) === piece);

/** A piece as it should lie; of copies the first that is not laid yet, or else one that lies apart from the group. */
function byFreeCopy(placement: LaidPiece, { tiles }: Puzzle, laid: Arrangement, group: Arrangement): LaidPiece {
  const copies = piecesOf(tiles).filter((piece) => tileOfPiece(piece) === placement.tile);
  const free = copies.filter((piece) => !isIn(piece, group));
  const piece = free.find((each) => !isIn(each, laid)) ?? free[0] ?? pieceOf(placement);
  return laidPiece(piece, placement, placement.rotation);
}

function turnHintFor({ puzzle, laid, seed }: PuzzleQuestion): PuzzleHint {
  const solution = solve({ puzzle, seed });
  return solution ? { kind: 'place', placement: nextTurn(solution, laid), isTurn: true } : { kind: 'unsolvable' };
}

/** What an answer is built on: the groups that hold clues, else the largest. */
function mainGroup({ clues = [] }: Puzzle, laid: Arrangement): Arrangement {
  const groups = groupsOf(laid);
  const isClue = (one: LaidPiece) => clues.some((clue) => pieceOf(clue) === pieceOf(one));
  const main = clues.length > 0 ? groups.filter((group) => group.some(isClue)).flat() : (groups[0] ?? []);
  return laid.filter((one) => main.some((each) => pieceOf(each) === pieceOf(one)));
}

/** Of the tiles that are not laid yet, the one that touches most of those that are. */
function nextPlacement(solution: Arrangement, group: Arrangement): LaidPiece {
  const open = solution.filter((one) => !group.some((each) => pieceOf(each) === pieceOf(one)));
  const among = group.length > 0 ? group : solution;
  const contacts = (placement: LaidPiece) => among.filter((each) => hexDistance(each, placement) === 1).length;
  const [best] = open.toSorted((a, b) => contacts(b) - contacts(a) || distance(a) - distance(b));
  if (!best) throw new RangeError('all tiles are in their places');
  return best;
}

const distance = (placement: LaidPiece): number => hexDistance(placement, ORIGIN);

/** A solution that nothing holds in its place, moved so that its tile with most neighbours lies in the middle. */
function centred(solution: Arrangement, held: Arrangement): Arrangement {
  if (held.length > 0 || solution.length === 0) return solution;
  const spread = (one: LaidPiece) => solution.reduce((sum, each) => sum + hexDistance(each, one), 0);
  const [middle = ORIGIN] = solution.toSorted((a, b) => spread(a) - spread(b));
  return solution.map((each) => ({ ...each, q: each.q - middle.q, r: each.r - middle.r }));
}

/** The tile without which the others can be completed; where several are wrong, the first that spoilt it. */
function wrongTile({ puzzle, laid, seed }: PuzzleQuestion): Piece {
  const isRight = (from: Arrangement) => solve({ puzzle, from, seed }) !== undefined;
  const isClue = (piece: Piece) => puzzle.clues?.some((clue) => pieceOf(clue) === piece);
  const single = laid.map(pieceOf).findLast((piece) => !isClue(piece) && isRight(withoutPieces(laid, [piece])));
  if (single !== undefined) return single;
  // The first `right` tiles can be completed, the first `wrong` cannot.
  let right = 0;
  let wrong = laid.length;
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isRight(laid.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  const first = laid[wrong - 1];
  if (!first) throw new RangeError('no tile is laid');
  return pieceOf(first);
}

/** A whole solution. */
export interface Completion {
  readonly laid: Arrangement;
  /** Whether what was laid could not be completed, so that its tiles lie elsewhere now. */
  readonly isFromScratch: boolean;
}

/**
 * Completes what is laid, or where that cannot be (of circles: where no way is soon found), begins from scratch; undefined
 * when there is no solution at all; of puzzles with copies of a tile, when none was found in good time.
 */
export function completePuzzle(
  { puzzle, laid, seed }: PuzzleQuestion,
  onProgress?: OnProgress,
): Completion | undefined {
  if (puzzle.goal.kind === 'sum') return bettered({ puzzle, laid, seed }, onProgress);
  if (isTurning(puzzle)) return turned({ puzzle, laid, seed }, onProgress);
  const clues = puzzle.clues ?? [];
  const group = mainGroup(puzzle, laid);
  const completed = group.length > 0 ? solve({ puzzle, from: group, seed, isHasty: true }, onProgress) : undefined;
  if (completed) return { laid: completed, isFromScratch: false };
  const solution = solve({ puzzle, seed }, onProgress);
  return solution && { laid: centred(solution, clues), isFromScratch: group.length > clues.length };
}

function turned({ puzzle, seed }: PuzzleQuestion, onProgress?: OnProgress): Completion | undefined {
  const solution = solve({ puzzle, seed }, onProgress);
  return solution && { laid: solution, isFromScratch: false };
}

/** What is bettered lies where it lay; what is not, about the middle. */
function bettered({ puzzle, laid, seed }: PuzzleQuestion, onProgress?: OnProgress): Completion | undefined {
  const best = solve({ puzzle, from: laid, seed }, onProgress);
  return best && { laid: best, isFromScratch: false };
}
