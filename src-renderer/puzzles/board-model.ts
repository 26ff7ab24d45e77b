import type { BoardModel, BoardSpace, BoardTile, Label, LitPath, Seen, TriedTile } from '../board/model';
import { clashesOf, laidPieceAt } from '../../src-shared/puzzles/arrangement';
import type { Preferences } from '../../src-shared/bridge/bridge';
import { type LaidPiece, type Piece, pieceOf } from '../../src-shared/puzzles/pieces';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import { edgesOf, type Hex, neighbor, ORIGIN, oppositeSide } from '../../src-shared/tantrix';
import { edgeWords } from '../stage/edge-words';
import { inRow, inTurn, type Words } from '../words/words';
import { isTurning } from '../../src-shared/puzzles/turning';
import { drawnTile, solitairePath } from '../../src-shared/puzzles/solitaire';
import { movingPieces } from '../../src-shared/sessions/puzzle';
import { solitaireOffers } from './solitaire-offers';
import { cellWords } from './cell-words';
import { isDone } from './checking';
import { marksOfAll } from './fault-words';
import { goalCells, groundOf } from './ground';
import { isFirmPiece, type OpenPuzzle } from './open-puzzle';
import { solitaireOf } from '../../src-shared/sessions/solitaire';
import { nameOfLaid, pieceWords } from './piece-words';
import type { PuzzleTable } from './table';

interface Shown extends Pick<PuzzleTable, 'puzzle'> {
  /** What is to be marked on the board. */
  readonly marks: Pick<Preferences, 'markClashes' | 'showPlayable'>;
}

/** What the board shows of the open puzzle. */
export function puzzleBoard({ puzzle, marks }: Shown, t: Words): BoardModel {
  if (!puzzle) return { tiles: [], spaces: [], tried: [], lit: [] };
  const { record, verdict } = puzzle;
  // The check tells of them, too.
  const showsClashes = marks.markClashes || verdict !== undefined;
  const laid = record.laid;
  const view: View = { open: puzzle, laid, marked: markedTiles(puzzle), t };
  // What is done is shown for itself.
  const ground = isDone(puzzle) ? [] : groundOf(record.puzzle);
  return {
    tiles: laid.filter((each) => isFirmPiece(record, pieceOf(each))).map((each) => firmTile(each, view)),
    spaces: isDone(puzzle) ? [] : record.drawn ? drawnSpaces(view, marks.showPlayable) : spacesOf(view),
    tried: movable(record.laid, view).map((each) => looseTile(each, view)),
    suggested: suggested(view),
    lit: isDone(puzzle) ? litPaths(view) : [],
    clashes: showsClashes ? clashesOf(laid) : [],
    ground,
    goal: isDone(puzzle) ? [] : goalCells(record.puzzle),
    sight: [...ground, ...laid],
  };
}

interface View {
  readonly open: OpenPuzzle;
  readonly laid: Arrangement;
  /** The tiles that words beside the board speak of. */
  readonly marked: ReadonlySet<Piece>;
  readonly t: Words;
}

function markedTiles({ record, verdict, help }: OpenPuzzle): ReadonlySet<Piece> {
  const faults = verdict ? marksOfAll(verdict.faults, record).flatMap(({ tiles }) => tiles) : [];
  return new Set(help?.kind === 'wrong' ? [...faults, help.tile] : faults);
}

/** In the order of their numbers: so the Tab key goes, and none loses the focus when another is moved. */
const movable = (laid: Arrangement, { open }: View): Arrangement =>
  laid
    .filter((each) => !isFirmPiece(open.record, pieceOf(each)))
    .toSorted((a, b) => a.tile - b.tile || pieceOf(a) - pieceOf(b));

const firmTile = (laid: LaidPiece, { marked, t }: View): BoardTile => ({
  hex: { q: laid.q, r: laid.r },
  tile: laid.tile,
  piece: pieceOf(laid),
  rotation: laid.rotation,
  isFirm: true,
  isMarked: marked.has(pieceOf(laid)),
  label: (seen) => t('puzzle.firmTile', wordsOf(laid, seen, t)),
});

/** A tile, its cell and its edges in words, as they are seen. */
const wordsOf = (laid: LaidPiece, { hex, rotation }: Seen, t: Words) => ({
  tile: nameOfLaid(laid),
  cell: cellWords(hex, t),
  edges: edgeWords(laid.tile, rotation, t),
});

function looseTile(placement: LaidPiece, { open, laid, marked, t }: View): TriedTile {
  const { tile, rotation, q, r } = placement;
  const piece = pieceOf(placement);
  return {
    tile,
    piece,
    rotation,
    at: { over: { q, r } },
    isSelected: movingPieces(open.record, open.chosen).includes(piece),
    isRefused: false,
    isStop: true,
    isMarked: marked.has(piece),
    label: (seen) => inTurn([t('puzzle.tile', wordsOf(placement, seen, t)), contactWords(placement, laid, t)], t),
  };
}

/** Which tiles a tile touches, and with which of them it clashes. */
export function contactWords(placement: LaidPiece, laid: Arrangement, t: Words): string {
  const contacts = [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const other = laidPieceAt(laid, neighbor(placement, side));
    return other ? [{ side, other }] : [];
  });
  if (contacts.length === 0) return t('puzzle.touchesNone');
  const edges = edgesOf(placement.tile, placement.rotation);
  const clashing = contacts.filter(
    ({ side, other }) => edgesOf(other.tile, other.rotation)[oppositeSide(side)] !== edges[side],
  );
  const words = (found: typeof contacts) => ({
    count: found.length,
    tiles: pieceWords(found.map(({ other }) => pieceOf(other))),
  });
  const clashes = clashing.length > 0 ? [t('puzzle.clashes', words(clashing))] : [];
  return inRow([t('puzzle.touches', words(contacts)), ...clashes], t);
}

const markedCell = (hex: Hex, kind: 'start' | 'trouble', label: Label): BoardSpace => ({
  hex,
  kinds: [kind],
  isMarked: true,
  ghosts: [],
  label,
});

/** Empty cells to look at: the middle, where playing begins, and what the check has found. */
function spacesOf({ open, laid, t }: View): BoardSpace[] {
  const troubles = (cells: readonly Hex[], words: 'puzzle.hole' | 'puzzle.openCell') =>
    cells.map((hex) => markedCell(hex, 'trouble', (seen) => t(words, { cell: cellWords(seen.hex, t) })));
  const marks = open.verdict ? marksOfAll(open.verdict.faults, open.record) : [];
  const isFree =
    !isTurning(open.record.puzzle) &&
    laid.every((each) => !isFirmPiece(open.record, pieceOf(each))) &&
    !laidPieceAt(laid, ORIGIN);
  return [
    ...(isFree ? [markedCell(ORIGIN, 'start', () => t('puzzle.middleCell'))] : []),
    ...marks.flatMap(({ holes }) => troubles(holes, 'puzzle.hole')),
    ...marks.flatMap(({ open: cells }) => troubles(cells, 'puzzle.openCell')),
  ];
}

/** In a solitaire, where the tile that came may go. */
function drawnSpaces({ open, t }: View, isMarked: boolean): BoardSpace[] {
  const attempt = solitaireOf(open.record);
  const tile = attempt && drawnTile(attempt);
  if (!attempt || tile === undefined) return [];
  return solitaireOffers(attempt, open.boxed[tile] ?? 0).map(({ hex, rotations }) => ({
    hex,
    kinds: ['playable'],
    isMarked,
    ghosts: rotations.map((rotation) => ({ tile, rotation })),
    label: (seen) => t('puzzle.drawnSpace', { tile, cell: cellWords(seen.hex, t), count: rotations.length }),
  }));
}

function suggested({ open: { help }, laid, t }: View): BoardModel['suggested'] {
  if (help?.kind !== 'place') return undefined;
  const { tile, rotation, q, r } = help.placement;
  const hex = { q, r };
  return {
    tile,
    rotation,
    hex,
    isOverTile: laidPieceAt(laid, hex) !== undefined,
    label: (seen) => t('puzzle.suggested', wordsOf(help.placement, seen, t)),
  };
}

/** In a solution of paths, every tile that has one of its colours; of an attempt that is over, the path it came to. */
function litPaths({ open: { verdict, record }, laid }: View): LitPath[] {
  const attempt = solitaireOf(record);
  if (attempt) return [{ colour: attempt.colour, cells: solitairePath(attempt) }];
  return (verdict?.isSolved ? (verdict.colours ?? []) : []).map((colour) => ({
    colour,
    cells: laid.filter(({ tile }) => edgesOf(tile).includes(colour)),
  }));
}
