import { isLaidOf, isSubset, PUZZLE_PROBLEMS, puzzleProblem } from '../puzzles/problem';
import { pieceOf } from '../puzzles/pieces';
import type { Puzzle } from '../puzzles/puzzle';
import { misplaced } from '../puzzles/turning';
import { isSolitaire, playSolitaire, type Solitaire } from '../puzzles/solitaire';
import { checkAt, type EnvelopeProblem, envelopeProblem, linesOf } from './envelope';
import type { TxgProblem } from './parse-txg';
import { type PuzzleDraft, readPuzzleLines } from './puzzle-lines';
import { PUZZLE_MARK, PUZZLE_VERSION } from './puzzle-txg';
import type { RecordedPuzzle } from './recorded-puzzle';

/** What a puzzle's file can say that makes no sense: no puzzle, or tiles drawn, laid or firm that cannot be. */
export const PUZZLE_RECORD_PROBLEMS = [...PUZZLE_PROBLEMS, 'drawn', 'laid', 'firm'] as const;
export type PuzzleRecordProblem = (typeof PUZZLE_RECORD_PROBLEMS)[number];

export type PuzzleTxgProblem =
  | { readonly code: EnvelopeProblem }
  | Extract<TxgProblem, { code: 'badLine' | 'illegalMove' }>
  | { readonly code: 'badPuzzle'; readonly problem: PuzzleRecordProblem };

export type ParsedPuzzleTxg =
  | { readonly ok: true; readonly record: RecordedPuzzle }
  | { readonly ok: false; readonly problem: PuzzleTxgProblem };

/** Reads the text of a puzzle's .txg file; a solitaire is played through its rules. */
export function parsePuzzleTxg(text: string): ParsedPuzzleTxg {
  const lines = linesOf(text);
  const code = envelopeProblem(lines, PUZZLE_MARK, PUZZLE_VERSION);
  if (code) return { ok: false, problem: { code } };
  const draft = readPuzzleLines(lines.slice(1, checkAt(lines)));
  if (typeof draft === 'number') return { ok: false, problem: { code: 'badLine', line: draft + 2 } };
  const record = recordOf(draft);
  // A line is missing: the one that was expected would have stood before the check at the latest.
  if (!record) return { ok: false, problem: { code: 'badLine', line: checkAt(lines) + 1 } };
  const problem = senseProblem(record);
  return problem ? { ok: false, problem } : { ok: true, record };
}

/** The record that a draft makes; undefined when a line is missing. */
function recordOf(draft: PuzzleDraft): RecordedPuzzle | undefined {
  const { name, id, tiles, goal, clues, seed, colour, order, seconds, helped, answered, laid, firm = [] } = draft;
  const isHalfDrawn = (colour === undefined) !== (order === undefined);
  if (name === undefined || !tiles || !goal || seconds === undefined || isHalfDrawn) return undefined;
  return {
    name,
    ...(id === undefined ? {} : { id }),
    puzzle: { tiles, goal, ...(clues.length > 0 ? { clues } : {}) },
    ...(seed === undefined ? {} : { seed }),
    ...(colour && order ? { drawn: { colour, order } } : {}),
    laid,
    firm,
    seconds,
    helped,
    ...(answered ? { answered } : {}),
  };
}

function senseProblem({ puzzle, drawn, laid, firm }: RecordedPuzzle): PuzzleTxgProblem | undefined {
  const problem = puzzleProblem(puzzle) ?? drawnProblem(puzzle, drawn);
  if (problem) return { code: 'badPuzzle', problem };
  if (!isLaidOf(puzzle.tiles, laid) || misplaced(puzzle, laid).length > 0)
    return { code: 'badPuzzle', problem: 'laid' };
  if (!isSubset(firm, laid.map(pieceOf))) return { code: 'badPuzzle', problem: 'firm' };
  return isSolitaire(puzzle) && drawn ? moveProblem({ puzzle, ...drawn, laid: [] }, laid) : undefined;
}

/** Solitaires have an order and a colour, and no others have. */
function drawnProblem(puzzle: Puzzle, drawn: RecordedPuzzle['drawn']): 'drawn' | undefined {
  if (!isSolitaire(puzzle)) return drawn && 'drawn';
  const isRight =
    drawn &&
    puzzle.goal.colours.includes(drawn.colour) &&
    drawn.order.length === puzzle.tiles.length &&
    isSubset(drawn.order, puzzle.tiles);
  return isRight ? undefined : 'drawn';
}

function moveProblem(start: Solitaire, laid: RecordedPuzzle['laid']): PuzzleTxgProblem | undefined {
  let solitaire = start;
  for (const [at, placement] of laid.entries()) {
    const result = playSolitaire(solitaire, placement);
    if (!result.ok) return { code: 'illegalMove', move: at + 1, refusal: result.refusal.code };
    solitaire = result.solitaire;
  }
  return undefined;
}
