import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginLesson } from '../../../../src-renderer/lessons/beginning';
import { leaveLesson } from '../../../../src-renderer/lessons/lessons';
import { puzzleNow, showPuzzle } from '../../../../src-renderer/puzzles/table';
import { recordNow } from '../../../../src-renderer/stage/document';
import { underneath } from '../../../../src-renderer/stage/tables';
import { clearTables } from '../../../support/tables';
import {
  choose,
  chooseBeside,
  clearTable,
  layAt,
  layPlacement,
  playChosen,
  redoPuzzle,
  stepTo,
  swapTo,
  toBox,
  turnChosen,
  undoPuzzle,
} from '../../../../src-renderer/puzzles/puzzle-actions';
import { isDone } from '../../../../src-renderer/puzzles/checking';
import { startClock } from '../../../../src-renderer/puzzles/timing';
import { openPuzzle } from '../../../../src-renderer/puzzles/open-puzzle';
import { solvedWords } from '../../../../src-renderer/puzzles/verdict-words';
import type { Arrangement, Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { makeTxg, parsePuzzleTxg } from '../../../../src-shared/record';
import { laid as arrangementOf } from '../../../support/arrangements';
import { t } from '../../../support/words';

function lay(id: string, arrangement: Arrangement, firm: readonly number[] = []): void {
  const puzzle: Puzzle | undefined = puzzleById(id)?.puzzle;
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  showPuzzle(openPuzzle({ name: id, id, puzzle, laid: arrangement, firm, seconds: 0, helped: false }));
}

const open = () => {
  const { puzzle } = puzzleNow();
  if (!puzzle) throw new Error('no puzzle is open');
  return puzzle;
};

const lying = (tile: number) => open().record.laid.find((each) => each.tile === tile);

beforeEach(clearTables);

/** Tiles 1 to 3 round 0,0, each with red towards it; tile 4 lies there. */
const THREE_ALIKE = '1@0,-1/3 2@-1,1/2 3@1,0/3 4@0,0/0';

describe('a tile that is only turned', () => {
  it('stays where it lies, and is turned alone, which Undo takes back', () => {
    lay('pattern-flower', []);
    const at = lying(25);
    expect(open().record.laid).toHaveLength(7);
    expect(open().session.isWorthKeeping).toBe(false);
    choose(25, true);
    expect(open().chosen).toEqual({ tile: 25, withGroup: false });
    layAt({ q: 5, r: 5 });
    stepTo(() => [{ q: 5, r: 5 }]);
    swapTo(() => [{ q: 1, r: 0 }]);
    toBox();
    playChosen();
    clearTable();
    expect(lying(25)).toEqual(at);
    turnChosen(2, true);
    expect(lying(25)).toEqual({ ...at, rotation: 2 });
    expect(open().record.laid.filter(({ rotation }) => rotation > 0)).toHaveLength(1);
    expect(open().session.isWorthKeeping).toBe(true);
    expect(open().verdict).toBeUndefined();
    undoPuzzle();
    expect(lying(25)).toEqual(at);
  });

  it('hands the selection on to the tile beside it', () => {
    lay('pattern-flower', []);
    choose(25);
    chooseBeside(({ q, r }) => [{ q, r: r - 1 }]);
    expect(lying(open().chosen?.tile ?? 0)).toMatchObject({ q: 0, r: -1 });
    chooseBeside(({ q, r }) => [{ q, r: r - 1 }]);
    expect(lying(open().chosen?.tile ?? 0)).toMatchObject({ q: 0, r: -1 });
  });
});

describe('a tile that is played', () => {
  it('turns to fit where it clashes with what was played, and is firm', () => {
    lay('discovery-3', arrangementOf('2@0,0/0 3@1,-1/4 1@1,0/1'), [2, 3]);
    choose(1);
    playChosen();
    expect(lying(1)).toMatchObject({ q: 1, r: 0, rotation: 4 });
    expect(open().verdict?.isSolved).toBe(true);
  });

  it('stays as it lies where that fits, whatever lies loose beside it', () => {
    lay('discovery-4', arrangementOf('2@0,0/3 3@1,0/0'));
    choose(2);
    playChosen();
    expect(lying(2)).toMatchObject({ rotation: 3 });
    expect(open().record.firm).toEqual([2]);
  });

  it('is let go: it can neither be moved nor put back', () => {
    lay('discovery-4', arrangementOf('2@0,0/3 3@1,0/0'));
    choose(2);
    playChosen();
    expect(open().chosen).toBeUndefined();
    choose(2);
    toBox();
    layAt({ q: 3, r: 0 });
    expect(lying(2)).toMatchObject({ q: 0, r: 0 });
    expect(parsePuzzleTxg(makeTxg(open().record))).toMatchObject({ ok: true });
  });

  it('is let go also when it comes back by Redo or Undo', () => {
    lay('discovery-4', arrangementOf('2@0,0/3 3@1,0/0'));
    choose(2);
    playChosen();
    undoPuzzle();
    choose(2);
    redoPuzzle();
    expect(open().chosen).toBeUndefined();
    clearTable();
    choose(2);
    undoPuzzle();
    expect(open().record.firm).toEqual([2]);
    expect(open().chosen).toBeUndefined();
    toBox();
    expect(lying(2)).toBeDefined();
  });

  it('changes places alone, and the rest of its group with it when it is moved as a group', () => {
    lay('discovery-4', arrangementOf('2@0,0/3 3@1,0/0'));
    choose(2);
    swapTo(({ q, r }) => [{ q: q + 1, r }]);
    expect([lying(2), lying(3)]).toMatchObject([{ q: 1 }, { q: 0 }]);
    stepTo(({ q, r }) => [{ q, r: r + 1 }], true);
    expect([lying(2), lying(3)]).toMatchObject([
      { q: 1, r: 1 },
      { q: 0, r: 1 },
    ]);
  });

  it('is refused where no turn fits', () => {
    // Three links of one colour point into the cell.
    lay('discovery-6', arrangementOf(THREE_ALIKE), [1, 2, 3]);
    choose(4);
    playChosen();
    expect(puzzleNow().refusal).toMatchObject({ code: 'coloursClash' });
    expect(open().record.firm).toEqual([1, 2, 3]);
  });
});

describe('a sum', () => {
  const BEST = readFileSync(new URL('../../../fixtures/puzzles/four-loop.txt', import.meta.url), 'utf8');
  const all = arrangementOf(BEST.trim().replaceAll(/^(\d+) (\S+) (\d)$/gm, '$1@$2/$3'));

  it('is solved at the table by the best there can be, and stays', () => {
    const last = all.at(-1);
    if (!last) throw new Error('no tiles');
    lay('four-loop', all.slice(0, -1));
    expect(isDone(open())).toBe(false);
    layPlacement(last);
    const { verdict } = open();
    expect(verdict).toMatchObject({ isSolved: true, score: 136 });
    expect(isDone(open())).toBe(true);
    expect(open().record.firm).toHaveLength(56);
    expect(verdict && solvedWords(open(), verdict, [], t)).toEqual(expect.arrayContaining(['Solved!', '136 points']));
  });
});

describe('a solution', () => {
  it('is firm again when it comes back by undo', () => {
    lay('discovery-3', arrangementOf('2@0,0/0 3@1,-1/4'), []);
    layPlacement({ tile: 1, q: 1, r: 0, rotation: 4 });
    expect(open().verdict?.isSolved).toBe(true);
    undoPuzzle();
    expect(open().record.firm).toEqual([]);
    redoPuzzle();
    expect(open().record.firm.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    choose(1);
    expect(open().chosen).toBeUndefined();
  });

  it('is firm however it came to the table', () => {
    lay('discovery-3', arrangementOf('2@0,0/0 3@1,-1/4 1@1,0/4'));
    expect(open().record.firm.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});

describe('the time of a puzzle', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is kept while a lesson is shown, and by what is done after it', () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    startClock();
    lay('discovery-4', arrangementOf('2@0,0/3 3@1,0/0'));
    vi.advanceTimersByTime(7000);
    beginLesson('match', t);
    vi.advanceTimersByTime(7000);
    // As it is written from under the lesson.
    expect(recordNow(underneath())).toMatchObject({ seconds: 7 });
    leaveLesson();
    expect(open().record.seconds).toBe(7);
    choose(2);
    expect(open().record.seconds).toBe(7);
  });
});
