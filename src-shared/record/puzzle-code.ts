import { MOST_PIECES } from '../puzzles/pieces';
import { puzzleProblem } from '../puzzles/problem';
import type { Puzzle } from '../puzzles/puzzle';
import { TILE_COUNT, type TileNumber } from '../tantrix';
import { checksumHex } from './checksum';
import { makeGoalText, parseGoalText } from './goal-text';
import { makeLaidText, parseLaidText } from './placement-text';

/** The first sign of every code, and the version of what follows. */
const CODE_MARK = 'txp';
const CODE_VERSION = 1;
const FIELD_END = ';';
const CHECK_DIGITS = 6;

/** Longest text that is read; the code of any puzzle is shorter. */
export const MAX_CODE_LENGTH = 4000;

/** Everything that can be wrong with a code, in the order in which it is looked for. */
export const PUZZLE_CODE_PROBLEMS = ['notACode', 'newerVersion', 'damaged', 'badPuzzle'] as const;
export type PuzzleCodeProblem = (typeof PUZZLE_CODE_PROBLEMS)[number];

export type ParsedPuzzleCode =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: PuzzleCodeProblem };

/**
 * The puzzle in one line without spaces, to be sent to others. Its name, and how far anybody has come, are not in it.
 * FORMAT.md describes it.
 */
export function puzzleCode({ tiles, goal, clues = [] }: Puzzle): string {
  const fields = [tilesText(tiles), makeGoalText(goal), clues.map(makeLaidText).join('/')];
  const code = [`${CODE_MARK}${CODE_VERSION}`, ...fields.map((field) => field.replaceAll(' ', '_')), ''].join(
    FIELD_END,
  );
  return code + checksumHex(code, CHECK_DIGITS);
}

/** Reads a code; white space anywhere, as mail may put it in, is passed over. */
export function parsePuzzleCode(text: string): ParsedPuzzleCode {
  const code = text.length > MAX_CODE_LENGTH ? '' : text.replace(/\s/g, '');
  const [, version, body, check] = /^txp([1-9]\d{0,5});(.*);([0-9a-f]*)$/.exec(code) ?? [];
  if (version === undefined || body === undefined) return failed('notACode');
  if (Number(version) > CODE_VERSION) return failed('newerVersion');
  const covered = code.slice(0, code.lastIndexOf(FIELD_END) + 1);
  if (check !== checksumHex(covered, CHECK_DIGITS)) return failed('damaged');
  const puzzle = puzzleOf(body.split(FIELD_END));
  return puzzle && puzzleProblem(puzzle) === undefined ? { ok: true, puzzle } : failed('badPuzzle');
}

const failed = (problem: PuzzleCodeProblem): ParsedPuzzleCode => ({ ok: false, problem });

function puzzleOf(fields: readonly string[]): Puzzle | undefined {
  const [tileText = '', goalText = '', clueText = '', ...more] = fields.map((field) => field.replaceAll('_', ' '));
  const goal = parseGoalText(goalText);
  const clues = clueText === '' ? [] : clueText.split('/').flatMap((clue) => parseLaidText(clue) ?? []);
  const areAll = clueText === '' || clues.length === clueText.split('/').length;
  if (!goal || !areAll || more.length > 0) return undefined;
  const tiles = tilesOf(tileText);
  return { tiles, goal, ...(clues.length > 0 ? { clues } : {}) };
}

/** Tiles as ranges, `1-4.7.9-10`; of which there are several, with how many of each: `1-4*10.5-10*9`. */
function tilesText(tiles: readonly TileNumber[]): string {
  const counts = new Map<TileNumber, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const areAlike = (tile: TileNumber, other: TileNumber) => counts.get(tile) === counts.get(other);
  const all = [...counts.keys()];
  const starts = all.filter((tile) => !areAlike(tile, tile - 1));
  const ends = all.filter((tile) => !areAlike(tile, tile + 1));
  return starts
    .map((start, at) => {
      const count = counts.get(start) ?? 1;
      return (start === ends[at] ? `${start}` : `${start}-${ends[at]}`) + (count > 1 ? `*${count}` : '');
    })
    .join('.');
}

/** Whatever is no range of tiles, or names one a second time, gives something that is no set of them. */
function tilesOf(text: string): TileNumber[] {
  const seen = new Set<TileNumber>();
  let left = MOST_PIECES;
  return text.split('.').flatMap((part) => {
    const [range = '', times = '1'] = part.split('*');
    const [from = 0, to = from] = range.split('-').map(Number);
    const count = Number(times);
    if (!(from >= 1 && to <= TILE_COUNT && from <= to && count >= 1)) return [0];
    const tiles = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    left -= tiles.length * count;
    if (left < 0 || tiles.some((tile) => seen.has(tile))) return [0];
    for (const tile of tiles) seen.add(tile);
    return tiles.flatMap((tile) => Array.from({ length: count }, () => tile));
  });
}
