import { describe, expect, it } from 'vitest';
import { openPuzzle, type OpenPuzzle } from '../../../../src-renderer/puzzles/open-puzzle';
import { puzzleEventsBetween } from '../../../../src-renderer/puzzles/heard';
import type { Arrangement, Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';

const puzzleNamed = (id: string): Puzzle => {
  const found = puzzleById(id);
  if (!found) throw new Error(`no puzzle ${id}`);
  return found.puzzle;
};

const PUZZLE = puzzleNamed('discovery-3');

/** Discovery 3 after so many steps, with tiles on the table. */
function after(steps: number, laid: Arrangement): OpenPuzzle {
  const open = openPuzzle({ name: 'Discovery 3', puzzle: PUZZLE, laid, firm: [], seconds: 0, helped: false });
  if (open.play.kind !== 'arranged') throw new Error('a solitaire');
  let { session } = open.play;
  const made = { by: 0, move: { laid, firm: [] } };
  for (let step = 0; step < steps; step++) session = session.after({ kind: 'move', made });
  return { ...open, play: { kind: 'arranged', session } };
}

const HERE = { tile: 1, q: 0, r: 0, rotation: 0 } as const;
const THERE = { ...HERE, q: 1 };
const SOLVED = { isSolved: true, faults: [] } as const;

describe('what is heard of a change of the puzzle table', () => {
  it('is a puzzle begun, but none that comes with its tiles', () => {
    expect(puzzleEventsBetween(undefined, after(0, []))).toEqual(['gameStarted']);
    expect(puzzleEventsBetween(undefined, after(0, [HERE]))).toEqual([]);
  });

  it('is a tile that comes to the table, or to another cell', () => {
    expect(puzzleEventsBetween(after(0, []), after(1, [HERE]))).toEqual(['tilePlayed']);
    expect(puzzleEventsBetween(after(1, [HERE]), after(2, [THERE]))).toEqual(['tilePlayed']);
  });

  it('is the puzzle solved, once, by a tile that is laid or turned', () => {
    const solved = { ...after(2, [THERE]), verdict: SOLVED };
    expect(puzzleEventsBetween(after(1, [HERE]), solved)).toEqual(['tilePlayed', 'puzzleSolved']);
    const turned = { ...after(2, [{ ...HERE, rotation: 1 }]), verdict: SOLVED };
    expect(puzzleEventsBetween(after(1, [HERE]), turned)).toEqual(['puzzleSolved']);
    expect(puzzleEventsBetween({ ...after(1, [HERE]), verdict: SOLVED }, solved)).toEqual(['tilePlayed']);
    expect(puzzleEventsBetween({ ...after(3, [THERE]), verdict: SOLVED }, solved)).toEqual([]);
  });

  it('is nothing for a turn, the way to the box, undo, and what leaves the tiles where they lie', () => {
    expect(puzzleEventsBetween(after(1, [HERE]), after(2, [{ ...HERE, rotation: 1 }]))).toEqual([]);
    expect(puzzleEventsBetween(after(1, [HERE]), after(2, []))).toEqual([]);
    expect(puzzleEventsBetween(after(2, [THERE]), after(1, [HERE]))).toEqual([]);
    expect(puzzleEventsBetween(after(1, [HERE]), after(1, [HERE]))).toEqual([]);
    expect(puzzleEventsBetween(after(1, [HERE]), undefined)).toEqual([]);
  });
});
