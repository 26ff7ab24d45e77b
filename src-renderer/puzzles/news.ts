import { laidPieceOf } from '../../src-shared/puzzles/arrangement';
import { piecesOf } from '../../src-shared/puzzles/pieces';
import { type Placement, sameHex } from '../../src-shared/tantrix';
import { toScreen } from '../board/orientation';
import { edgeWords } from '../stage/edge-words';
import type { PuzzleTable } from './table';
import type { Words } from '../words/words';
import { contactWords } from './board-model';
import { cellWords } from './cell-words';
import { goalWords } from './goal-words';
import { helpWords } from './help-words';
import { type OpenPuzzle } from './open-puzzle';
import { pieceName } from './piece-words';
import { praiseOf } from './praise';
import { endWords, solvedWords, verdictWords } from './verdict-words';
import { puzzleResultsNow } from './results';

/** What has happened at the puzzle table, for those who do not see it; undefined when it needs no words. */
export function puzzleNews(before: OpenPuzzle | undefined, after: PuzzleTable, t: Words): string | undefined {
  const { puzzle } = after;
  if (!puzzle || puzzle === before) return undefined;
  if (before?.record.puzzle !== puzzle.record.puzzle) return openedWords(puzzle, t);
  if (puzzle.verdict && puzzle.verdict !== before.verdict) return checkWords(puzzle, t);
  if (puzzle.help && puzzle.help.kind !== before.help?.kind) return helpWords(puzzle.help, t).text;
  const moved = movedWords(before, puzzle, after, t);
  if (moved === undefined || puzzle.record.puzzle.goal.kind !== 'match') return moved;
  const { title, text } = praiseOf(puzzle.record.laid, t);
  return `${moved} ${title} ${text}`;
}

const openedWords = ({ record }: OpenPuzzle, t: Words): string =>
  [`${record.name}.`, ...goalWords(record, t)].join(' ');

function checkWords(puzzle: OpenPuzzle, t: Words): string {
  const { verdict, record } = puzzle;
  if (!verdict) return '';
  if (record.drawn && !verdict.isSolved) return [t('puzzle.end.title'), ...endWords(puzzle, verdict, t)].join(' ');
  const words = verdict.isSolved
    ? solvedWords(puzzle, verdict, puzzleResultsNow(), t)
    : verdictWords(record, verdict, t);
  return words.join(' ');
}

function movedWords(before: OpenPuzzle, after: OpenPuzzle, { orientation }: PuzzleTable, t: Words): string | undefined {
  const played = after.record.firm.find((tile) => !before.record.firm.includes(tile));
  if (played !== undefined) return t('puzzleNews.played', { tile: played });
  const [was, is] = [before.record.laid, after.record.laid];
  const changed = piecesOf(after.record.puzzle.tiles).filter((tile) =>
    differ(laidPieceOf(was, tile), laidPieceOf(is, tile)),
  );
  const [piece, ...others] = changed;
  if (piece === undefined) return undefined;
  if (others.length > 0) return t('puzzleNews.changed');
  const [from, to] = [laidPieceOf(was, piece), laidPieceOf(is, piece)];
  const tile = pieceName(piece);
  if (!to) return t('puzzleNews.boxed', { tile });
  const touches = contactWords(to, after.record.laid, t);
  const rotation = toScreen.rotation(to.rotation, orientation);
  return from && sameHex(from, to)
    ? t('puzzleNews.turned', { tile, edges: edgeWords(to.tile, rotation, t), touches })
    : t('puzzleNews.laid', { tile, cell: cellWords(toScreen.hex(to, orientation), t), touches });
}

const differ = (a: Placement | undefined, b: Placement | undefined): boolean =>
  a === undefined || b === undefined ? a !== b : !sameHex(a, b) || a.rotation !== b.rotation;
