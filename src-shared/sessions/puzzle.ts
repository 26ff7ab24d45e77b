import {
  fittingRotation,
  groupOf,
  groupsOf,
  layPiece,
  movedBy,
  laidPieceAt,
  laidPieceOf,
  sameArrangement,
  turnedAround,
  withRotation,
  withoutPieces,
} from '../puzzles/arrangement';
import { checkPuzzle } from '../puzzles/checker/check-puzzle';
import { laidPiece, type Piece, pieceOf, piecesOf } from '../puzzles/pieces';
import type { Arrangement } from '../puzzles/puzzle';
import { isTurning, laidAtFirst } from '../puzzles/turning';
import { makeTxg, type RecordedPuzzle } from '../record';
import { addHex, type Hex, hexDistance, neighbor, ORIGIN, type Rotation, sameHex, turnRotation } from '../tantrix';
import { type Meaning, meaningOf, type Meanings } from './meanings';
import type { Gesture, Interpretation, Objection, Rules, StepTargets } from './rules';

/** A puzzle: tiles are laid, swapped, turned and taken away as one likes, alone or with the group they hang together with. */

/** How the tiles lie, and which of them are played. A move is the position it leads to: one Undo takes back a whole group. */
export interface PuzzlePosition {
  /** All tiles on the table. */
  readonly laid: Arrangement;
  /** The tiles that were played: they do not move any more. */
  readonly firm: readonly Piece[];
}

/** The selected piece; with its group, all that hangs together with it moves and turns at once. */
export interface PieceSelection {
  readonly tile: Piece;
  readonly withGroup: boolean;
}

/** What the person has selected, and how they have turned the tiles that are not laid. */
export interface PuzzleHand {
  readonly chosen?: PieceSelection | undefined;
  /** How the tiles in the box are turned; those left out are not. */
  readonly boxed: Readonly<Record<Piece, Rotation>>;
}

/** Whether a tile lies firm: played, or a clue. */
export const isFirm = ({ puzzle, firm }: RecordedPuzzle, piece: Piece): boolean =>
  firm.includes(piece) || (puzzle.clues?.some((clue) => pieceOf(clue) === piece) ?? false);

/** Whether the same tiles lie in the same places, as many of them played. */
export const samePuzzlePosition = (a: PuzzlePosition, b: PuzzlePosition): boolean =>
  sameArrangement(a.laid, b.laid) && a.firm.length === b.firm.length && a.firm.every((piece) => b.firm.includes(piece));

/** The tiles that move with the selected one, itself among them; those that lie firm stay. */
export function movingPieces(record: RecordedPuzzle, chosen: PieceSelection | undefined): readonly Piece[] {
  if (!chosen) return [];
  const loose = record.laid.filter((each) => !isFirm(record, pieceOf(each)));
  const group = chosen.withGroup && !isTurning(record.puzzle) ? groupOf(loose, chosen.tile).map(pieceOf) : [];
  return group.length > 0 ? group : [chosen.tile];
}

/** Whether nothing moves any more unless the last step is undone; of as many loops as can be found there might be one more. */
export function isSolved({ puzzle, laid }: RecordedPuzzle): boolean {
  if (puzzle.goal.kind === 'circles' || laid.length < puzzle.tiles.length) return false;
  return groupsOf(laid).length === 1 && checkPuzzle(puzzle, laid).isSolved;
}

/** In a solution all tiles are firm, whatever led to it. */
const settled = (record: RecordedPuzzle): RecordedPuzzle =>
  isSolved(record) ? { ...record, firm: record.laid.map(pieceOf) } : record;

type Means = Interpretation<PuzzlePosition, PuzzleHand>;

const object = (code: Objection['code'], at: readonly Hex[] = []): Means => ({ objection: { code, at } });

/** The move to another position, if it is another. */
function arrange(record: RecordedPuzzle, position: Partial<PuzzlePosition>, hand?: PuzzleHand): Means {
  const { laid, firm } = record;
  const after = { laid, firm, ...position };
  return { hand, move: samePuzzlePosition(record, after) ? undefined : after };
}

/** Cells further from the middle are too far away to be seen with the others. */
const FARTHEST = 30;

/** Lays the selected tile, with its group, into a cell. A tile that lies there goes where the other came from. */
function layAt(record: RecordedPuzzle, hand: PuzzleHand, hex: Hex): Means {
  if (!hand.chosen || hexDistance(hex, ORIGIN) > FARTHEST) return {};
  const laid = laidAt(record, hand, hand.chosen, hex);
  return laid ? arrange(record, { laid }, hand) : object('occupied', [hex]);
}

function laidAt(
  record: RecordedPuzzle,
  { boxed }: PuzzleHand,
  chosen: PieceSelection,
  hex: Hex,
): Arrangement | undefined {
  const { tile, withGroup } = chosen;
  const from = laidPieceOf(record.laid, tile);
  const there = laidPieceAt(record.laid, hex);
  if (there && isFirm(record, pieceOf(there))) return undefined;
  if (withGroup && from) {
    return movedBy(record.laid, movingPieces(record, chosen), { q: hex.q - from.q, r: hex.r - from.r });
  }
  return layPiece(record.laid, laidPiece(tile, hex, from?.rotation ?? boxed[tile] ?? 0));
}

/** Lays the selected tile of the box beside what lies on the table, near the middle. */
function comeToTable(record: RecordedPuzzle, hand: PuzzleHand): Means {
  const free = record.laid
    .flatMap((each) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(each, side)))
    .filter((hex) => !laidPieceAt(record.laid, hex))
    .toSorted((a, b) => hexDistance(a, ORIGIN) - hexDistance(b, ORIGIN));
  return layAt(record, hand, free[0] ?? ORIGIN);
}

/** Lays the selected tile into the nearest free cell that steps lead to; from the box it comes to the table. */
function stepTo(record: RecordedPuzzle, hand: PuzzleHand, next: StepTargets, withGroup: boolean): Means {
  if (!hand.chosen) return {};
  const chosen = { ...hand.chosen, withGroup: hand.chosen.withGroup || withGroup };
  const from = laidPieceOf(record.laid, chosen.tile);
  if (!from) return comeToTable(record, hand);
  const own = movingPieces(record, chosen);
  const others = withoutPieces(record.laid, own);
  const moving = record.laid.filter((each) => own.includes(pieceOf(each)));
  const isFree = (to: Hex): boolean => {
    const by = { q: to.q - from.q, r: to.r - from.r };
    return moving.every((each) => !laidPieceAt(others, addHex(each, by)));
  };
  let cells = next(from);
  while (!cells.some(isFree)) cells = next(cells[0]);
  const hex = cells.find(isFree);
  if (!hex || hexDistance(hex, ORIGIN) > FARTHEST) return {};
  const laid = laidAt(record, hand, chosen, hex);
  return laid ? arrange(record, { laid }, hand) : {};
}

/** Exchanges the selected tile with its neighbour. */
function swapTo(record: RecordedPuzzle, hand: PuzzleHand, next: StepTargets): Means {
  const from = hand.chosen && laidPieceOf(record.laid, hand.chosen.tile);
  if (!hand.chosen || !from) return {};
  const alone = { ...hand, chosen: { ...hand.chosen, withGroup: false } };
  return { ...layAt(record, alone, next(from)[0]), hand: alone };
}

/** Turns the selected tile, with its group; in the box, alone. */
function turn(record: RecordedPuzzle, hand: PuzzleHand, sixths: number, withGroup: boolean): Means {
  if (!hand.chosen) return {};
  const chosen = { ...hand.chosen, withGroup: hand.chosen.withGroup || withGroup };
  const { laid } = record;
  const at = laidPieceOf(laid, chosen.tile);
  if (!at) {
    const rotation = turnRotation(hand.boxed[chosen.tile] ?? 0, sixths);
    return { hand: { ...hand, boxed: { ...hand.boxed, [chosen.tile]: rotation } } };
  }
  if (!chosen.withGroup || isTurning(record.puzzle)) {
    return arrange(record, { laid: withRotation(laid, chosen.tile, turnRotation(at.rotation, sixths)) }, hand);
  }
  const after = turnedAround(laid, movingPieces(record, chosen), at, sixths);
  return after ? arrange(record, { laid: after }, hand) : object('occupied');
}

/** Puts the selected tile, with its group, back into the box; it stays selected, turned as it is. */
function putBack(record: RecordedPuzzle, hand: PuzzleHand): Means {
  const pieces = movingPieces(record, hand.chosen);
  const kept = record.laid.filter((each) => pieces.includes(pieceOf(each)));
  const boxed = { ...hand.boxed, ...Object.fromEntries(kept.map((each) => [pieceOf(each), each.rotation])) };
  const chosen = hand.chosen && { ...hand.chosen, withGroup: false };
  return arrange(record, { laid: withoutPieces(record.laid, pieces) }, { boxed, chosen });
}

/**
 * Plays the selected tile where it lies, turned to fit: it moves no more. So puzzles were played in the original program:
 * what lies over the middle first, then what touches tiles that were played, until all are.
 */
function confirm(record: RecordedPuzzle, hand: PuzzleHand): Means {
  if (!hand.chosen) return {};
  const placement = laidPieceOf(record.laid, hand.chosen.tile);
  if (!placement) return object('stillInHand');
  const firm = record.laid.filter((each) => isFirm(record, pieceOf(each)));
  if (firm.length === 0 && !sameHex(placement, ORIGIN)) return object('notInMiddle');
  if (firm.length > 0 && firm.every((each) => hexDistance(each, placement) > 1)) return object('notTouching');
  const rotation = fittingRotation(placement, firm);
  if (rotation === undefined) return object('coloursClash');
  const laid = withRotation(record.laid, hand.chosen.tile, rotation);
  return arrange(record, { laid, firm: [...record.firm, hand.chosen.tile] }, hand);
}

/** The hand without a tile that lies firm: that moves no more. */
const letGo = (record: RecordedPuzzle, hand: PuzzleHand): PuzzleHand =>
  hand.chosen && isFirm(record, hand.chosen.tile) ? { ...hand, chosen: undefined } : hand;

type MeaningHere<Kind extends Gesture['kind']> = Meaning<RecordedPuzzle, PuzzlePosition, PuzzleHand, Kind>;

/** Means nothing where tiles are only turned. */
function whereMoved<Kind extends Gesture['kind']>(meaning: MeaningHere<Kind>): MeaningHere<Kind> {
  return (record, hand, gesture) => (isTurning(record.puzzle) ? {} : meaning(record, hand, gesture));
}

/** What each gesture means, by its kind. */
const MEANINGS: Meanings<RecordedPuzzle, PuzzlePosition, PuzzleHand> = {
  take(record, hand, { tile, withGroup = false }) {
    if (isFirm(record, tile) || !piecesOf(record.puzzle.tiles).includes(tile)) return {};
    const isLaid = laidPieceOf(record.laid, tile) !== undefined;
    return { hand: { ...hand, chosen: { tile, withGroup: withGroup && isLaid && !isTurning(record.puzzle) } } };
  },
  lay: whereMoved((record, hand, { at }) => layAt(record, hand, at.over)),
  step: whereMoved((record, hand, { next, as }) =>
    as === 'swap' ? swapTo(record, hand, next) : stepTo(record, hand, next, as === 'group'),
  ),
  turn: (record, hand, { sixths, withGroup = false }) => turn(record, hand, sixths, withGroup),
  confirm: whereMoved(confirm),
  putBack: whereMoved(putBack),
  clear: (record, hand) => arrange(record, { laid: laidAtFirst(record.puzzle), firm: [] }, hand),
};

/** The rules of a puzzle at a table: pieces are laid, swapped, turned and taken away as one likes. */
export const puzzleRules: Rules<RecordedPuzzle, PuzzlePosition, PuzzleHand> = {
  emptyHand: { boxed: {} },
  interpret: (record, hand, _, gesture) => meaningOf(MEANINGS, record, letGo(record, hand), gesture),
  execute: (state, { move: { laid, firm } }) => ({ ok: true, state: settled({ ...state, laid, firm }) }),
  handAfter: (hand, _, after) => letGo(after, hand),
  actors: (state) => (isSolved(state) ? [] : [0]),
  undoTo: ({ moves }) => (moves.length > 0 ? moves.length - 1 : undefined),
  /** A move is the position it leads to. */
  at({ start, moves, now }, count) {
    const { laid, firm } = moves[count - 1]?.move ?? start;
    return settled({ ...now, laid, firm });
  },
  logOf(state) {
    const now = settled(state);
    return { start: now, moves: [], now };
  },
  /** Nothing is lost of a solution: its time is kept. */
  isWorthKeeping: ({ now }) => !isSolved(now) && !sameArrangement(now.laid, laidAtFirst(now.puzzle)),
  text: makeTxg,
};
