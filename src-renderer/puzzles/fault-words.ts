import { laidPieceAt } from '../../src-shared/puzzles/arrangement';
import { type Piece, pieceOf } from '../../src-shared/puzzles/pieces';
import type { Puzzle } from '../../src-shared/puzzles/puzzle';
import type { Fault, FaultCode } from '../../src-shared/puzzles/verdict';
import type { RecordedPuzzle } from '../../src-shared/record';
import type { Hex } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { colourWord, colourWords } from './goal-words';
import { pieceWords } from './piece-words';

/** What is wrong, in words: exactly what is missing, for marks to be looked at. */

/** Until all tiles are there and match, what the goal wants besides is of no use. */
const FIRST: readonly FaultCode[] = ['stray', 'clueMoved', 'tilesMissing', 'apart', 'clash'];

function worthTelling(faults: readonly Fault[]): readonly Fault[] {
  const first = faults.filter(({ code }) => FIRST.includes(code));
  return first.length > 0 ? first : faults;
}

/** All faults that are worth telling now, the first to mend first. */
export function faultWords(faults: readonly Fault[], record: RecordedPuzzle, t: Words): string[] {
  const told = worthTelling(faults);
  const clashes = told.filter((fault) => fault.code === 'clash');
  return [
    ...told.flatMap((fault) => (fault.code === 'clash' ? [] : [wordsOf(fault, record.puzzle, t)])),
    ...clashWords(clashes, record, t),
  ];
}

type Clash = Extract<Fault, { code: 'clash' }>;

/** Edges that do not match, in one sentence. */
function clashWords(clashes: readonly Clash[], record: RecordedPuzzle, t: Words): string[] {
  const [only, ...others] = clashes;
  if (!only) return [];
  if (others.length > 0) return [t('puzzle.fault.clashes', { count: clashes.length })];
  return [t('puzzle.fault.clash', { tiles: pieceWords(piecesAt(only.cells, record)) })];
}

function wordsOf(fault: Exclude<Fault, Clash>, puzzle: Puzzle, t: Words): string {
  if (fault.code === 'leftOut') return leftOutWords(fault, puzzle, t);
  if ('tiles' in fault) {
    return t(`puzzle.fault.${fault.code}`, { count: fault.tiles.length, tiles: pieceWords(fault.tiles) });
  }
  if ('colours' in fault) {
    const words = { count: fault.colours.length, colours: colourWords(fault.colours, t) };
    return t(`puzzle.fault.${fault.code}`, words);
  }
  if (fault.code === 'hole') return t('puzzle.fault.hole', { count: fault.cells.length });
  if (fault.code === 'shape') return t('puzzle.fault.shape');
  const { code } = fault;
  if (code === 'tooFewLoops') return t(`puzzle.fault.${code}`, { count: fault.found, wanted: fault.wanted });
  const colour = colourWord(fault.colour, t);
  return code === 'loopCount'
    ? t(`puzzle.fault.${code}`, { colour, count: fault.found, wanted: fault.wanted })
    : t(`puzzle.fault.${code}`, { colour });
}

function piecesAt(cells: readonly Hex[], { laid }: RecordedPuzzle): Piece[] {
  return cells.flatMap((hex) => {
    const there = laidPieceAt(laid, hex);
    return there ? [pieceOf(there)] : [];
  });
}

function leftOutWords({ colour, tiles }: Extract<Fault, { code: 'leftOut' }>, { goal }: Puzzle, t: Words): string {
  const isLoop = !('path' in goal) || goal.path === 'loop';
  const words = { colour: colourWord(colour, t), tiles: pieceWords(tiles), count: tiles.length };
  return t(isLoop ? 'puzzle.fault.leftOutLoop' : 'puzzle.fault.leftOutLine', words);
}

/** What a fault is about: empty cells and tiles to look at. Edges that clash are marked by themselves. */
interface FaultMarks {
  readonly holes: readonly Hex[];
  readonly open: readonly Hex[];
  readonly tiles: readonly Piece[];
}

const NO_MARKS: FaultMarks = { holes: [], open: [], tiles: [] };

function marksOf(fault: Fault, record: RecordedPuzzle): FaultMarks {
  if (fault.code === 'hole') return { ...NO_MARKS, holes: fault.cells };
  if (fault.code === 'shape') return { ...NO_MARKS, open: fault.open, tiles: piecesAt(fault.cells, record) };
  if (fault.code === 'apart' || fault.code === 'leftOut') return { ...NO_MARKS, tiles: fault.tiles };
  return NO_MARKS;
}

/** What the faults that are told are about. */
export const marksOfAll = (faults: readonly Fault[], record: RecordedPuzzle): FaultMarks[] =>
  worthTelling(faults).map((fault) => marksOf(fault, record));
