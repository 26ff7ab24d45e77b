import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { makePuzzleSteps, parsePuzzleSteps, type RecordedPuzzle } from '../../../src-shared/record';
import { laid } from '../../support/arrangements';

/** The puzzle of tiles 1 to 4. */
function puzzleOfFour(): RecordedPuzzle {
  const puzzle = puzzleById('discovery-4')?.puzzle;
  if (!puzzle) throw new Error('no such puzzle');
  return { name: 'x', puzzle, laid: [], firm: [], seconds: 0, helped: false };
}

describe('what led to a puzzle', () => {
  const record = puzzleOfFour();
  const positions = [
    { laid: [], firm: [] },
    { laid: laid('2@0,0/3'), firm: [] },
    { laid: laid('2@0,0/3 3@-1,10/5'), firm: [2] },
  ];

  it('comes back from its text', () => {
    expect(parsePuzzleSteps(makePuzzleSteps(positions), record)).toEqual(positions);
  });

  it('is no longer than anybody goes back', () => {
    const many = Array.from({ length: 1000 }, (_, q) => ({ laid: laid(`2@${q % 9},0/0`), firm: [] }));
    const back = parsePuzzleSteps(makePuzzleSteps(many), record);
    expect(back).toHaveLength(300);
    expect(back?.at(-1)).toEqual(many.at(-1));
  });

  it.each([
    ['nothing', ''],
    ['no bar', '2 0,0 3'],
    ['two bars', '2 0,0 3||'],
    ['another tile', '9 0,0 3|'],
    ['a tile twice', '2 0,0 3;2 1,0 3|'],
    ['a cell twice', '2 0,0 3;3 0,0 3|'],
    ['a firm tile that does not lie', '2 0,0 3|3'],
    ['a firm tile twice', '2 0,0 3|2;2'],
    ['a turn too many', '2 0,0 6|'],
    ['too many lines', '|\n'.repeat(300) + '|'],
  ])('is none with %s', (_, text) => {
    expect(parsePuzzleSteps(text, record)).toBeUndefined();
  });
});
