import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  layPiece,
  laidPieceOf,
  sameArrangement,
  withoutPieces,
} from '../../../src-shared/puzzles/arrangement';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import { copyOfPiece, laidPiece, pieceOf, piecesOf, tileOfPiece } from '../../../src-shared/puzzles/pieces';
import { puzzleProblem } from '../../../src-shared/puzzles/problem';
import type { Puzzle } from '../../../src-shared/puzzles/puzzle';
import { solve } from '../../../src-shared/puzzles/solver';
import {
  makeTextImage,
  makeTxg,
  parsePuzzleCode,
  parsePuzzleTxg,
  parseRecord,
  puzzleCode,
  type RecordedPuzzle,
} from '../../../src-shared/record';
import { withCheck } from '../../../src-shared/record/envelope';
import { puzzleRules } from '../../../src-shared/sessions/puzzle';
import { Session } from '../../../src-shared/sessions/session';
import type { Gesture } from '../../../src-shared/sessions/rules';
import { plainTerms } from '../../../src-shared/sessions/terms';
import { linksOf } from '../../../src-shared/tantrix';

/** Three copies of tile 1, whose corner closes a circle of three, and tile 2 twice. */
const PUZZLE: Puzzle = { tiles: [1, 1, 1, 2, 2], goal: { kind: 'paths', path: 'line', choices: [['red']] } };
const RECORD: RecordedPuzzle = { name: 'Copies', puzzle: PUZZLE, laid: [], firm: [], seconds: 0, helped: false };
const [first = 0, second = 0, third = 0] = piecesOf(PUZZLE.tiles);

const at = (q: number, r: number) => ({ q, r });

describe('a piece', () => {
  it('is its number alone where a tile is there once, and tells copies apart', () => {
    expect(piecesOf([3, 7, 56])).toEqual([3, 7, 56]);
    expect(piecesOf([1, 1, 1, 2, 2])).toEqual([1, 101, 201, 2, 102]);
    for (const piece of [1, 56, 101, 256]) {
      expect(pieceOf({ tile: tileOfPiece(piece), copy: copyOfPiece(piece) })).toBe(piece);
      expect(pieceOf(laidPiece(piece, at(2, -1), 3))).toBe(piece);
    }
    expect(laidPiece(7, at(0, 1), 2)).toEqual({ tile: 7, q: 0, r: 1, rotation: 2 });
    expect(laidPiece(107, at(0, 1), 2)).toEqual({ tile: 7, copy: 1, q: 0, r: 1, rotation: 2 });
  });

  it('is laid, swapped and taken away without its copies', () => {
    const two = layPiece(layPiece([], laidPiece(first, at(0, 0), 0)), laidPiece(second, at(1, 0), 3));
    expect(two).toHaveLength(2);
    const swapped = layPiece(two, laidPiece(first, at(1, 0), 0));
    expect([laidPieceOf(swapped, first), laidPieceOf(swapped, second)]).toEqual([
      laidPiece(first, at(1, 0), 0),
      laidPiece(second, at(0, 0), 3),
    ]);
    expect(sameArrangement(two, swapped)).toBe(false);
    expect(withoutPieces(two, [second])).toEqual([laidPiece(first, at(0, 0), 0)]);
    expect(groupsOf(two)).toHaveLength(1);
  });
});

describe('a puzzle with copies of a tile', () => {
  it('is a puzzle, though no solitaire', () => {
    expect(puzzleProblem(PUZZLE)).toBeUndefined();
    expect(puzzleProblem({ ...PUZZLE, goal: { kind: 'solitaire', path: 'line', colours: ['red'] } })).toBe('tiles');
    expect(puzzleProblem({ ...PUZZLE, tiles: [1, 2, 1] })).toBe('tiles');
    expect(puzzleProblem({ ...PUZZLE, clues: [laidPiece(second, at(0, 0), 0)] })).toBeUndefined();
    expect(puzzleProblem({ ...PUZZLE, clues: [laidPiece(301, at(0, 0), 0)] })).toBe('clues');
  });

  it('is checked with each copy counted', () => {
    const laid = [laidPiece(first, at(0, 0), 0), laidPiece(second, at(5, 0), 0)];
    expect(checkPuzzle(PUZZLE, laid).faults[0]).toEqual({ code: 'tilesMissing', tiles: [third, 2, 102] });
    const four = [0, 1, 2, 3].map((copy) => laidPiece(pieceOf({ tile: 1, copy }), at(2 * copy, 0), 0));
    expect(checkPuzzle(PUZZLE, four).faults[0]).toEqual({ code: 'stray', tiles: [301] });
  });

  it('is solved by copies that close a loop of one colour', () => {
    const corner = linksOf(1).find(({ shape }) => shape === 'corner');
    if (!corner) throw new Error('no corner');
    const puzzle: Puzzle = { tiles: [1, 1, 1], goal: { kind: 'paths', path: 'loop', choices: [[corner.colour]] } };
    const rotations = [0, 1, 2, 3, 4, 5];
    const solved = rotations.flatMap((a) =>
      rotations.flatMap((b) =>
        rotations.filter((c) => {
          const laid = [laidPiece(1, at(0, 0), a), laidPiece(101, at(1, 0), b), laidPiece(201, at(0, 1), c)];
          return checkPuzzle(puzzle, laid).isSolved;
        }),
      ),
    );
    expect(solved.length).toBeGreaterThan(0);
  });

  it('has no solver where more than a loop of all is wanted', () => {
    expect(() => solve({ puzzle: PUZZLE, seed: 1 })).toThrow(RangeError);
  });
});

describe('the record of a puzzle with copies', () => {
  const record: RecordedPuzzle = {
    ...RECORD,
    puzzle: { ...PUZZLE, clues: [laidPiece(third, at(3, 3), 1)] },
    laid: [laidPiece(third, at(3, 3), 1), laidPiece(first, at(0, 0), 0), laidPiece(second, at(1, 0), 4)],
    firm: [second],
  };

  it('says which copy lies where, and comes back', () => {
    const text = makeTxg(record);
    expect(text).toContain('\ntiles 1 1.2 1.3 2 2.2\n');
    expect(text).toContain('\nclue 1.3 3,3 1\n');
    expect(text).toContain('\n1 0,0 0\n1.2 1,0 4\nfirm 1.2\n');
    expect(parsePuzzleTxg(text)).toEqual({ ok: true, record });
    expect(makeTextImage(record).match(/^ {3}2 [RYBG]{6}$/gm)).toHaveLength(2);
  });

  it.each([
    ['1 1.2 1.3 2 2.2', '1 1 1.3 2 2.2', 'badPuzzle'],
    ['1 1.2 1.3 2 2.2', '1 1.3 1.2 2 2.2', 'badPuzzle'],
    ['1 1.2 1.3 2 2.2', '1 1.1 1.3 2 2.2', 'badLine'],
    ['1.2 1,0 4', '1 1,0 4', 'badPuzzle'],
    ['1.2 1,0 4', '1.4 1,0 4', 'badPuzzle'],
    ['1.2 1,0 4', '1.1 1,0 4', 'badLine'],
    ['1.2 1,0 4', '1.x 1,0 4', 'badLine'],
    ['firm 1.2', 'firm 2.2', 'badPuzzle'],
  ])('with %s made %s is refused', (from, to, code) => {
    const lines = makeTxg(record).trimEnd().split('\n').slice(0, -1);
    const changed = lines.join('\n').replace(from, to).split('\n');
    expect(parsePuzzleTxg(withCheck(changed))).toMatchObject({ ok: false, problem: { code } });
  });

  it('comes to a table', () => {
    expect(parseRecord(makeTxg(record), 'txg')).toMatchObject({ ok: true, record });
    expect(parseRecord(makeTextImage(record))).toMatchObject({ ok: true, record });
  });

  it('has a code with the number of each, which comes back', () => {
    const code = puzzleCode(record.puzzle);
    expect(code).toMatch(/^txp1;1\*3\.2\*2;line_/);
    expect(code).toContain(';1.3_3,3_1;');
    expect(parsePuzzleCode(code)).toEqual({ ok: true, puzzle: record.puzzle });
  });
});

describe('a table with copies', () => {
  const play = { rules: puzzleRules, terms: plainTerms };
  const gestures = (table: ReturnType<typeof begin>, ...all: Gesture[]) =>
    all.reduce((now, gesture) => now.after({ kind: 'gesture', by: 0, gesture }), table);
  const begin = () => Session.begun(play, RECORD);

  it('lays each copy, and takes them back one by one', () => {
    let table = begin();
    for (const [piece, hex] of [
      [first, at(0, 0)],
      [second, at(1, 0)],
      [third, at(0, 1)],
    ] as const) {
      table = gestures(table, { kind: 'take', tile: piece }, { kind: 'lay', at: { over: hex } });
    }
    expect(table.seen.laid.map(pieceOf)).toEqual([first, second, third]);
    table = table.after({ kind: 'undo' });
    expect(table.seen.laid.map(pieceOf)).toEqual([first, second]);
  });
});
