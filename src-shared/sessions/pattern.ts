import {
  freePiece,
  isWithinReach,
  layPartners,
  layTile,
  missingPartners,
  MOST_LAID,
  type Pattern,
  type PatternPosition,
  samePattern,
  takeAway,
} from '../patterns/pattern';
import { laidPieceAt, laidPieceOf, layPiece } from '../puzzles/arrangement';
import { type LaidPiece, laidPiece, type Piece, pieceOf, tileOfPiece } from '../puzzles/pieces';
import { makeTxg } from '../record';
import {
  type Hex,
  hexDistance,
  isTileIn,
  MOST_TILES,
  neighbor,
  ORIGIN,
  type Rotation,
  type TileNumber,
  turnRotation,
} from '../tantrix';
import { meaningOf, type Meanings } from './meanings';
import type { Interpretation, Rules, StepTargets } from './rules';

/** A free table: tiles of an endless box are laid, swapped, turned and taken away as one likes. */

/** What the person has selected, and how they have turned the tiles in the box. */
export interface PatternHand {
  /** A tile on the table, or of the box the copy that comes next. */
  readonly chosen?: Piece | undefined;
  /** Those left out are not turned. */
  readonly boxed: Readonly<Record<TileNumber, Rotation>>;
  /** Whether the partners of a tile are laid, turned and taken away with it. */
  readonly together: boolean;
}

/** A move is the position it leads to: one Undo takes back partners, too. */
type Means = Interpretation<PatternPosition, PatternHand>;

function become(pattern: Pattern, change: Partial<Pattern>, hand: PatternHand): Means {
  const { laid, guide } = pattern;
  const after = { laid, guide, ...change };
  return { hand, move: samePattern(pattern, after) ? undefined : after };
}

/** Lays the selected tile into a cell. A tile that lies there goes where the other came from, or off the table. */
function layAt(pattern: Pattern, hand: PatternHand, hex: Hex, turned?: Rotation): Means {
  if (hand.chosen === undefined || !isWithinReach(hex)) return {};
  const from = laidPieceOf(pattern.laid, hand.chosen);
  const rotation = turned ?? from?.rotation ?? hand.boxed[tileOfPiece(hand.chosen)] ?? 0;
  return become(pattern, { laid: layTile(pattern, laidPiece(hand.chosen, hex, rotation), hand.together) }, hand);
}

/** Lays the selected tile of the box beside what lies on the table, near the middle. */
function comeToTable(pattern: Pattern, hand: PatternHand): Means {
  const free = pattern.laid
    .flatMap((each) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(each, side)))
    .filter((hex) => !laidPieceAt(pattern.laid, hex))
    .toSorted((a, b) => hexDistance(a, ORIGIN) - hexDistance(b, ORIGIN));
  return layAt(pattern, hand, laidPieceAt(pattern.laid, ORIGIN) ? (free[0] ?? ORIGIN) : ORIGIN);
}

/** Lays the selected tile into the nearest free cell that steps lead to, or exchanges it with its neighbour. */
function stepTo(pattern: Pattern, hand: PatternHand, next: StepTargets, isSwap: boolean): Means {
  const from = hand.chosen === undefined ? undefined : laidPieceOf(pattern.laid, hand.chosen);
  if (!from) return isSwap ? {} : comeToTable(pattern, hand);
  let cells = next(from);
  if (isSwap) {
    const [hex] = cells;
    if (!isWithinReach(hex)) return {};
    return become(pattern, { laid: layPiece(pattern.laid, laidPiece(pieceOf(from), hex, from.rotation)) }, hand);
  }
  const isFree = (hex: Hex) => !laidPieceAt(pattern.laid, hex);
  while (!cells.some(isFree)) cells = next(cells[0]);
  const hex = cells.find(isFree);
  return hex ? layAt(pattern, hand, hex) : {};
}

function turn(pattern: Pattern, hand: PatternHand, sixths: number): Means {
  if (hand.chosen === undefined) return {};
  const at = laidPieceOf(pattern.laid, hand.chosen);
  if (at) return layAt(pattern, hand, at, turnRotation(at.rotation, sixths));
  const tile = tileOfPiece(hand.chosen);
  const rotation = turnRotation(hand.boxed[tile] ?? 0, sixths);
  return { hand: { ...hand, boxed: { ...hand.boxed, [tile]: rotation } } };
}

/** Takes the selected tile off the table; in the box it stays selected, turned as it is. */
function putBack(pattern: Pattern, hand: PatternHand): Means {
  const at = hand.chosen === undefined ? undefined : laidPieceOf(pattern.laid, hand.chosen);
  if (!at) return {};
  const boxed = { ...hand.boxed, [at.tile]: at.rotation };
  return become(pattern, { laid: takeAway(pattern, pieceOf(at), hand.together) }, { ...hand, boxed });
}

/** The hand with a tile that is there: one that does not lie on the table is the copy that comes next. */
function settled(hand: PatternHand, { laid }: Pattern): PatternHand {
  if (hand.chosen === undefined || laidPieceOf(laid, hand.chosen)) return hand;
  const chosen = freePiece(laid, tileOfPiece(hand.chosen));
  return chosen === hand.chosen ? hand : { ...hand, chosen };
}

const NO_COPY_LEFT = { code: 'noCopyLeft', at: [] } as const;

/** Whether a partner of a tile has a free cell and no copy to lie there. */
const lacksCopies = (pattern: Pattern, piece: LaidPiece): boolean =>
  missingPartners(pattern, piece).some(
    ({ tile, ...cell }) =>
      tile !== undefined && !laidPieceAt(pattern.laid, cell) && freePiece(pattern.laid, tile) === undefined,
  );

/** What each gesture means, by its kind. */
const MEANINGS: Meanings<Pattern, PatternPosition, PatternHand> = {
  take(pattern, hand, { tile }) {
    if (!isTileIn(MOST_TILES, tileOfPiece(tile))) return {};
    const taken = settled({ ...hand, chosen: tile }, pattern);
    return taken.chosen === undefined ? { objection: NO_COPY_LEFT } : { hand: taken };
  },
  lay: (pattern, hand, { at, rotation }) => layAt(pattern, hand, at.over, rotation),
  step: (pattern, hand, { next, as }) => stepTo(pattern, hand, next, as === 'swap'),
  turn: (pattern, hand, { sixths }) => turn(pattern, hand, sixths),
  /** What lies there gets its partners. */
  confirm(pattern, hand) {
    const at = hand.chosen === undefined ? undefined : laidPieceOf(pattern.laid, hand.chosen);
    if (!at) return comeToTable(pattern, hand);
    const laid = layPartners(pattern, at);
    const isNoneLaid = laid.length === pattern.laid.length;
    return isNoneLaid && lacksCopies(pattern, at) ? { objection: NO_COPY_LEFT } : become(pattern, { laid }, hand);
  },
  putBack,
  clear: (pattern, hand) => become(pattern, { laid: [] }, hand),
};

/** The rules of a free table: there is no goal, and nothing must match. */
export const patternRules: Rules<Pattern, PatternPosition, PatternHand> = {
  emptyHand: { boxed: {}, together: false },
  interpret: (pattern, hand, _, gesture) => meaningOf(MEANINGS, pattern, settled(hand, pattern), gesture),
  execute: (pattern, { move }) =>
    move.laid.length > MOST_LAID
      ? { ok: false, objection: { code: 'tableFull', at: [] } }
      : { ok: true, state: { ...pattern, ...move } },
  handAfter: (hand, _, after) => settled(hand, after),
  actors: () => [0],
  undoTo: ({ moves }) => (moves.length > 0 ? moves.length - 1 : undefined),
  at: ({ start, moves }, count) => ({ ...start, ...moves[count - 1]?.move }),
  logOf: (now) => ({ start: now, moves: [], now }),
  isWorthKeeping: ({ now }) => now.laid.length > 0,
  text: makeTxg,
};
