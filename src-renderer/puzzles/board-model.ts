import type { BoardEdge, BoardModel, BoardSpace, BoardTile, LitPath, TriedTile } from '../board/model';
import { centreOf } from '../board/geometry';
import { clashesOf, type Edge, placementAt } from '../../src-shared/puzzles/arranging';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import {
  edgesOf,
  type Hex,
  neighbor,
  ORIGIN,
  oppositeSide,
  type Placement,
  type Rotation,
  type TileNumber,
} from '../../src-shared/tantrix';
import { edgeWords } from '../play/edge-words';
import type { Table } from '../play/table';
import { shown } from '../play/view';
import { inRow, inTurn, type Words } from '../words/words';
import { drawnTile, solitairePath } from '../../src-shared/puzzles/solitaire';
import { lifted } from './arranging';
import { attemptOf, offersOf } from './attempts';
import { cellWords } from './cell-words';
import { isDone } from './checking';
import { marksOfAll, tileWords } from './fault-words';
import { goalCells, groundOf } from './ground';
import { isFirm, type OpenPuzzle } from './open-puzzle';

type Shown = Pick<Table, 'puzzle' | 'preferences' | 'turn'>;

/** What the board shows of the open puzzle. */
export function puzzleBoard({ puzzle, preferences, turn }: Shown, t: Words): BoardModel {
  const showNumbers = preferences.tileNumbers;
  if (!puzzle) return { tiles: [], spaces: [], tried: [], lit: [], showNumbers };
  const { record, verdict } = puzzle;
  // The check tells of them, too.
  const showsClashes = preferences.markClashes || verdict !== undefined;
  const laid = record.laid;
  const view: View = { open: puzzle, laid, turn, marked: markedTiles(puzzle), t };
  const onScreen = (cells: readonly Hex[]) => cells.map((hex) => shown.hex(hex, turn));
  // What is done is shown for itself.
  const ground = isDone(puzzle) ? [] : onScreen(groundOf(record.puzzle));
  return {
    tiles: laid.filter(({ tile }) => isFirm(record, tile)).map((each) => firmTile(each, view)),
    spaces: isDone(puzzle) ? [] : record.drawn ? drawnSpaces(view, preferences.showPlayable) : spacesOf(view),
    tried: movable(record.laid, view).map((each) => looseTile(each, view)),
    suggested: suggested(view),
    lit: isDone(puzzle) ? litPaths(view) : [],
    clashes: showsClashes ? clashesOf(laid).map((edge) => edgeShown(edge, turn)) : [],
    ground,
    goal: isDone(puzzle) ? [] : onScreen(goalCells(record.puzzle)),
    sight: [...ground, ...onScreen(laid)],
    showNumbers,
  };
}

interface View {
  readonly open: OpenPuzzle;
  readonly laid: Arrangement;
  readonly turn: Rotation;
  /** The tiles that words beside the board speak of. */
  readonly marked: ReadonlySet<TileNumber>;
  readonly t: Words;
}

function markedTiles({ record, verdict, help }: OpenPuzzle): ReadonlySet<TileNumber> {
  const faults = verdict ? marksOfAll(verdict.faults, record).flatMap(({ tiles }) => tiles) : [];
  return new Set(help?.kind === 'wrong' ? [...faults, help.tile] : faults);
}

/** In the order of their numbers: so the Tab key goes, and none loses the focus when another is moved. */
const movable = (laid: Arrangement, { open }: View): Arrangement =>
  laid.filter(({ tile }) => !isFirm(open.record, tile)).toSorted((a, b) => a.tile - b.tile);

function firmTile({ tile, rotation: laid, ...hex }: Placement, { turn, marked, t }: View): BoardTile {
  const rotation = shown.rotation(laid, turn);
  const at = shown.hex(hex, turn);
  return {
    hex: at,
    tile,
    rotation,
    isFirm: true,
    isMarked: marked.has(tile),
    label: t('puzzle.firmTile', { tile, cell: cellWords(at, t), edges: edgeWords(tile, rotation, t) }),
  };
}

function looseTile(placement: Placement, view: View): TriedTile {
  const { open, turn, marked } = view;
  const { tile } = placement;
  return {
    tile,
    rotation: shown.rotation(placement.rotation, turn),
    at: centreOf(shown.hex(placement, turn)),
    isSelected: lifted(open).includes(tile),
    isRefused: false,
    isStop: true,
    isMarked: marked.has(tile),
    label: tileLabel(placement, view),
  };
}

function tileLabel(placement: Placement, { laid, turn, t }: View): string {
  const { tile } = placement;
  const rotation = shown.rotation(placement.rotation, turn);
  const cell = cellWords(shown.hex(placement, turn), t);
  const words = t('puzzle.tile', { tile, cell, edges: edgeWords(tile, rotation, t) });
  return inTurn([words, contactWords(placement, laid, t)], t);
}

/** Which tiles a tile touches, and with which of them it clashes. */
export function contactWords(placement: Placement, laid: Arrangement, t: Words): string {
  const contacts = [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const other = placementAt(laid, neighbor(placement, side));
    return other ? [{ side, other }] : [];
  });
  if (contacts.length === 0) return t('puzzle.touchesNone');
  const edges = edgesOf(placement.tile, placement.rotation);
  const clashing = contacts.filter(
    ({ side, other }) => edgesOf(other.tile, other.rotation)[oppositeSide(side)] !== edges[side],
  );
  const words = (found: typeof contacts) => ({
    count: found.length,
    tiles: tileWords(found.map(({ other }) => other.tile)),
  });
  const clashes = clashing.length > 0 ? [t('puzzle.clashes', words(clashing))] : [];
  return inRow([t('puzzle.touches', words(contacts)), ...clashes], t);
}

const edgeShown = ({ hex, side }: Edge, turn: Rotation): BoardEdge => ({
  hex: shown.hex(hex, turn),
  side: (side + turn) % 6,
});

/** Empty cells to look at: the middle, where playing begins, and what the check has found. */
function spacesOf(view: View): BoardSpace[] {
  const { open, laid, turn, t } = view;
  const space = (hex: Hex, kind: 'start' | 'trouble', words: string): BoardSpace => ({
    hex: shown.hex(hex, turn),
    kinds: [kind],
    isMarked: true,
    ghosts: [],
    label: words,
  });
  const cell = (hex: Hex) => ({ cell: cellWords(shown.hex(hex, turn), t) });
  const marks = open.verdict ? marksOfAll(open.verdict.faults, open.record) : [];
  const isFree = laid.every((each) => !isFirm(open.record, each.tile)) && !placementAt(laid, ORIGIN);
  return [
    ...(isFree ? [space(ORIGIN, 'start', t('puzzle.middleCell'))] : []),
    ...marks.flatMap(({ holes }) => holes.map((hex) => space(hex, 'trouble', t('puzzle.hole', cell(hex))))),
    ...marks.flatMap(({ open: cells }) => cells.map((hex) => space(hex, 'trouble', t('puzzle.openCell', cell(hex))))),
  ];
}

/** In a solitaire, where the tile that came may go. */
function drawnSpaces({ open, turn, t }: View, isMarked: boolean): BoardSpace[] {
  const attempt = attemptOf(open.record);
  const tile = attempt && drawnTile(attempt);
  if (!attempt || tile === undefined) return [];
  return offersOf(attempt, open.boxed[tile] ?? 0).map(({ hex, rotations }) => {
    const at = shown.hex(hex, turn);
    return {
      hex: at,
      kinds: ['playable'],
      isMarked,
      ghosts: rotations.map((rotation) => ({ tile, rotation: shown.rotation(rotation, turn) })),
      label: t('puzzle.drawnSpace', { tile, cell: cellWords(at, t), count: rotations.length }),
    };
  });
}

function suggested({ open: { help }, laid, turn, t }: View): BoardModel['suggested'] {
  if (help?.kind !== 'place') return undefined;
  const { tile, rotation: lies, ...cell } = help.placement;
  const rotation = shown.rotation(lies, turn);
  const hex = shown.hex(cell, turn);
  const words = { tile, cell: cellWords(hex, t), edges: edgeWords(tile, rotation, t) };
  return {
    tile,
    rotation,
    hex,
    isOverTile: placementAt(laid, cell) !== undefined,
    label: t('puzzle.suggested', words),
  };
}

/** In a solution of paths, every tile that has one of its colours; of an attempt that is over, the path it came to. */
function litPaths({ open: { verdict, record }, laid, turn }: View): LitPath[] {
  const attempt = attemptOf(record);
  if (attempt) {
    return [{ colour: attempt.colour, cells: solitairePath(attempt).map((hex) => shown.hex(hex, turn)) }];
  }
  return (verdict?.isSolved ? (verdict.colours ?? []) : []).map((colour) => ({
    colour,
    cells: laid.filter(({ tile }) => edgesOf(tile).includes(colour)).map((hex) => shown.hex(hex, turn)),
  }));
}
