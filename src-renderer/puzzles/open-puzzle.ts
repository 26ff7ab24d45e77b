import type { FileId, GameKind } from '../../src-shared/bridge/bridge';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import type { RecordedPuzzle } from '../../src-shared/record';
import { type Chosen, cluesOf, type Position } from '../../src-shared/sessions/arrangement';
import type { Made } from '../../src-shared/sessions/rules';
import type { Verdict } from '../../src-shared/puzzles/verdict';
import type { PuzzleHint } from '../../src-shared/puzzles/hint';
import type { Rotation, TileNumber } from '../../src-shared/tantrix';

/** A puzzle on the table and what is known of its file. */
export interface OpenPuzzle {
  /** From beginning to end its `puzzle` is one and the same value, which tells puzzles apart. */
  readonly record: RecordedPuzzle;
  readonly file?: { readonly id: FileId; readonly name: string; readonly kind: GameKind } | undefined;
  /** The record as the file holds it. */
  readonly saved?: RecordedPuzzle | undefined;
  /** As it came to the table. */
  readonly start: RecordedPuzzle;
  /** What led from there to the record. */
  readonly moves: readonly Made<Position>[];
  /** Moves that were taken back, the next to be given back first. */
  readonly undone: readonly Made<Position>[];
  /** How the tiles in the box are turned; those left out are not. */
  readonly boxed: Readonly<Record<TileNumber, Rotation>>;
  readonly chosen?: Chosen | undefined;
  /** What the checker said of the tiles as they lie. */
  readonly verdict?: Verdict | undefined;
  /** What was found out for the person, or is being found out; forgotten when a tile moves. */
  readonly help?: PuzzleHelp | undefined;
}

/** What can be asked of the computer. */
export const PUZZLE_TASKS = ['hint', 'solve', 'count'] as const;
export type PuzzleTask = (typeof PUZZLE_TASKS)[number];

/** A search that is under way. */
export interface Search {
  readonly kind: 'asked';
  readonly task: PuzzleTask;
  /** Whether something better than what lies there is looked for, rather than a solution. */
  readonly isBettering?: boolean;
  /** From 0 to 1, where it is known. */
  readonly progress?: number | undefined;
  /** The best so far, where answers are only bettered. */
  readonly best?: { readonly laid: Arrangement; readonly score: number } | undefined;
}

export type PuzzleHelp =
  | Search
  | PuzzleHint
  /** The tiles were laid, from where they lay or from scratch. */
  | { readonly kind: 'solved'; readonly isFromScratch: boolean }
  /** The best that was found was laid, or nothing better than what lies there was found. */
  | { readonly kind: 'bettered'; readonly score: number | undefined }
  | { readonly kind: 'counted'; readonly count: number };

/** A puzzle as it comes to the table, with its clues. */
export function openPuzzle(record: RecordedPuzzle, of: Pick<OpenPuzzle, 'file' | 'saved'> = {}): OpenPuzzle {
  const start = withClues(record);
  return { record: start, ...of, start, moves: [], undone: [], boxed: {} };
}

function withClues(record: RecordedPuzzle): RecordedPuzzle {
  const missing = cluesOf(record).filter(({ tile }) => record.laid.every((each) => each.tile !== tile));
  return missing.length > 0 ? { ...record, laid: [...missing, ...record.laid] } : record;
}

/** The tiles that are not laid, ascending; of a solitaire the one that came. */
export function inBox(record: RecordedPuzzle): TileNumber[] {
  if (record.drawn) return record.drawn.order.slice(record.laid.length, record.laid.length + 1);
  const laid = new Set(record.laid.map(({ tile }) => tile));
  return record.puzzle.tiles.filter((tile) => !laid.has(tile));
}

/** Whether a tile lies firm: played, or a clue, or laid in a solitaire. */
export const isFirm = ({ puzzle, drawn, laid, firm }: RecordedPuzzle, tile: TileNumber): boolean =>
  (drawn !== undefined && laid.some((each) => each.tile === tile)) ||
  firm.includes(tile) ||
  (puzzle.clues?.some((clue) => clue.tile === tile) ?? false);
