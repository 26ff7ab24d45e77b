import { describe, expect, it } from 'vitest';
import { CATALOGUE, puzzleById } from '../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import type { Arrangement, LoopForm, Puzzle, TangleGoal } from '../../../src-shared/puzzles/puzzle';
import type { Fault } from '../../../src-shared/puzzles/verdict';
import { rotateHex, turnRotation } from '../../../src-shared/tantrix';
import { laid, shifted } from '../../support/arrangements';
import { SOLVED_TANGLES } from '../../support/solved-tangles';

function solved(id: string): { readonly puzzle: Puzzle; readonly arrangement: Arrangement } {
  const puzzle = puzzleById(id)?.puzzle;
  const found = SOLVED_TANGLES.find((one) => one.id === id);
  if (!puzzle || !found) throw new Error(`no solved ${id}`);
  return { puzzle, arrangement: found.arrangement };
}

/** What is said of the solution of a tangle when something else had been asked. */
function faultsOf(id: string, change: Partial<TangleGoal>): readonly Fault[] {
  const { puzzle, arrangement } = solved(id);
  if (puzzle.goal.kind !== 'tangle') throw new Error(`${id} is no tangle`);
  return checkPuzzle({ ...puzzle, goal: { ...puzzle.goal, ...change } }, arrangement).faults;
}

/** Tiles without regard to colour, which clash: only what is said of the loops counts. */
const loopFaults = (goal: TangleGoal, arrangement: Arrangement): Fault[] =>
  checkPuzzle(
    { tiles: arrangement.map(({ tile }) => tile).toSorted((a, b) => a - b), goal },
    arrangement,
  ).faults.filter(({ code }) => !['clash', 'hole', 'apart'].includes(code));

/** The loops of the Tricycle, entangled as they should be, but no three circles. */
const TRICYCLE_OF_LOOPS = laid(`
  4@0,0/0 9@1,-1/2 56@1,-2/0 34@0,-2/0 19@-1,-1/3 50@-1,0/4 37@0,-1/2 38@-2,1/0 40@-1,1/5 7@0,1/4 6@1,0/4
  3@1,1/4 28@-1,2/1 33@-2,0/1 42@-2,2/3 45@-3,2/4 35@2,-1/4 44@2,-3/3
`);

describe('tangles', () => {
  it('are all shown solved', () => {
    const ids = CATALOGUE.filter(({ family }) => family === 'tangle').map(({ id }) => id);
    expect(SOLVED_TANGLES.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each(SOLVED_TANGLES)('$id is solved', ({ id }) => {
    const { puzzle, arrangement } = solved(id);
    expect(checkPuzzle(puzzle, arrangement)).toMatchObject({ isSolved: true, faults: [] });
  });

  it('count the loops of every colour, those too much as well', () => {
    expect(faultsOf('tangle-pair', { loops: { red: 1, yellow: 2, blue: 1 } })).toEqual([
      { code: 'loopCount', colour: 'yellow', found: 1, wanted: 2 },
      { code: 'loopCount', colour: 'blue', found: 0, wanted: 1 },
    ]);
    expect(faultsOf('tangle-pair', { loops: { red: 1 } })).toEqual([
      { code: 'loopCount', colour: 'yellow', found: 1, wanted: 0 },
    ]);
  });

  it('want every loop entangled with the hub', () => {
    expect(faultsOf('necklace', { hub: 'red' })).toEqual([]);
    expect(faultsOf('tangle-chain', { hub: 'yellow' })).toEqual([{ code: 'notEntangled', colours: ['blue'] }]);
  });

  it('want each loop of a chain entangled with the next', () => {
    expect(faultsOf('tangle-chain', { chain: ['blue', 'red', 'yellow'] })).toEqual([]);
    expect(faultsOf('tangle-chain', { chain: ['red', 'yellow', 'blue'] })).toEqual([
      { code: 'notEntangled', colours: ['yellow', 'blue'] },
    ]);
  });

  it('want the loops connected at all', () => {
    const { arrangement } = solved('tangle-pair');
    const loops: TangleGoal = { kind: 'tangle', loops: { red: 1, yellow: 2 } };
    const circle = laid('1@0,0/0 3@1,0/0 10@1,-1/2');
    expect(loopFaults(loops, [...arrangement, ...shifted(circle, 30, 0)])).toEqual([
      { code: 'notEntangled', colours: ['yellow'] },
    ]);
  });

  it.each<[string, LoopForm, boolean]>([
    ['padlock', { colour: 'yellow', shape: 'triangle' }, true],
    ['padlock', { colour: 'yellow', shape: 'circle' }, false],
    ['tricycle', { colour: 'red', shape: 'circle' }, true],
    ['tricycle', { colour: 'red', shape: 'triangle' }, false],
    ['necklace', { colour: 'yellow', shape: 'small' }, true],
    ['necklace', { colour: 'red', shape: 'small' }, false],
    ['clownface', { colour: 'green', shape: 'circle' }, true],
    ['clownface', { colour: 'green', shape: 'circle', size: 3 }, false],
    ['clownface', { colour: 'green', shape: 'triangle' }, false],
    ['bean-party', { colour: 'green', shape: 'triangle', size: 6 }, true],
    ['bean-party', { colour: 'green', shape: 'triangle', size: 9 }, false],
    ['alien', { colour: 'yellow', shape: 'circle', size: 3 }, true],
    ['alien', { colour: 'yellow', shape: 'triangle' }, false],
  ])('tell the shape of a loop: %s, %j is %s', (id, shaped, isRight) => {
    expect(faultsOf(id, { shaped: [shaped] })).toEqual(
      isRight ? [] : [{ code: 'loopShape', colours: [shaped.colour] }],
    );
  });

  it('take a Tricycle of circles alone: what closes the same loops in other shapes is none', () => {
    const { puzzle } = solved('tricycle');
    expect(checkPuzzle(puzzle, TRICYCLE_OF_LOOPS)).toMatchObject({
      isSolved: false,
      faults: [{ code: 'loopShape', colours: ['red', 'green'] }],
    });
    expect(faultsOf('tricycle', { shaped: [{ colour: 'blue', shape: 'triangle', size: 6 }] })).toEqual([]);
  });

  it.each([
    [6, '5@0,0/0 3@3,-2/1 6@2,-2/0 1@1,0/2 2@1,-1/4 4@2,-1/1'],
    [7, '4@0,0/0 2@1,-1/2 6@2,-1/1 1@1,0/5 3@0,-1/5 5@2,0/4 7@0,1/5'],
  ])('take a loop of %d tiles for small up to six', (count, text) => {
    const goal: TangleGoal = { kind: 'tangle', loops: { blue: 1 }, shaped: [{ colour: 'blue', shape: 'small' }] };
    expect(loopFaults(goal, laid(text))).toEqual(count > 6 ? [{ code: 'loopShape', colours: ['blue'] }] : []);
  });

  it('tell what lies inside, and that what crosses does not', () => {
    expect(faultsOf('alien', { nested: { inner: 'yellow', outer: 'blue' } })).toEqual([]);
    expect(faultsOf('alien', { nested: { inner: 'blue', outer: 'yellow' } })).toEqual([
      { code: 'notNested', colours: ['blue', 'yellow'] },
    ]);
    expect(faultsOf('tangle-pair', { nested: { inner: 'red', outer: 'yellow' } })).toEqual([
      { code: 'notNested', colours: ['red', 'yellow'] },
    ]);
    expect(faultsOf('alien', { nested: { inner: 'yellow', outer: 'blue', shape: 'triangle' } })).toEqual([
      { code: 'loopShape', colours: ['yellow'] },
    ]);
  });

  it('tell loops that are the same but for a turn', () => {
    expect(faultsOf('bean-party', { identical: ['red', 'yellow', 'blue'] })).toEqual([]);
    expect(faultsOf('bean-party', { identical: ['red', 'green'] })).toEqual([
      { code: 'notIdentical', colours: ['red', 'green'] },
    ]);
  });

  it('are the same turned by any sixths', () => {
    for (const { id } of SOLVED_TANGLES) {
      const { puzzle, arrangement } = solved(id);
      for (let sixths = 1; sixths < 6; sixths++) {
        const turned = arrangement.map((one) => ({
          tile: one.tile,
          ...rotateHex(one, sixths),
          rotation: turnRotation(one.rotation, sixths),
        }));
        expect(checkPuzzle(puzzle, turned).isSolved).toBe(true);
      }
    }
  });
});
