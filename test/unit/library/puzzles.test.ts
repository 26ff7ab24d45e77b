import { describe, expect, it } from 'vitest';
import { puzzleDaysOf } from '../../../src-shared/library/puzzle-days';
import { puzzleTalliesOf } from '../../../src-shared/library/puzzle-tally';
import { at, puzzleAt } from '../../support/entries';

const TODAY = { year: 2026, month: 3, day: 10 };

describe('what is counted of puzzles', () => {
  it('is the best, the mean and the last time without help', () => {
    const tallies = puzzleTalliesOf([
      puzzleAt(at(2026, 3, 3), 'junior', 80),
      puzzleAt(at(2026, 3, 1), 'junior', 100),
      puzzleAt(at(2026, 3, 2), 'junior', 60),
      puzzleAt(at(2026, 3, 4), 'junior', 5, { isHelped: true }),
      puzzleAt(at(2026, 3, 5), 'student', 30, { isHelped: true }),
      puzzleAt(at(2026, 3, 6), 'genius', 30, { isSolved: false }),
    ]);
    expect(tallies).toMatchObject({ solved: 2, onlyHelped: 1 });
    // What was solved last stands first.
    expect(tallies.puzzles).toEqual([
      { puzzle: 'student', name: 'student', counts: 'seconds', solved: 1, helped: 1, at: at(2026, 3, 5) },
      {
        puzzle: 'junior',
        name: 'junior',
        counts: 'seconds',
        solved: 4,
        helped: 1,
        alone: { best: 60, mean: 80, last: 80 },
        at: at(2026, 3, 4),
      },
    ]);
  });

  it('is points where they count, the most being best', () => {
    const { puzzles } = puzzleTalliesOf([
      puzzleAt(at(2026, 3, 1), 'four-line', 900, { score: 120 }),
      puzzleAt(at(2026, 3, 2), 'four-line', 600, { score: 110 }),
    ]);
    expect(puzzles).toMatchObject([{ counts: 'points', alone: { best: 120, mean: 115, last: 110 } }]);
  });
});

/** The days on which something was solved, in short. */
const told = (entries: Parameters<typeof puzzleDaysOf>[0]) => {
  const { days, ...counts } = puzzleDaysOf(entries, TODAY);
  const solved = days.flatMap(({ day, solved: how, seconds }) =>
    how === 'not' ? [] : [`${day.month}/${day.day} ${how} ${seconds}`],
  );
  return { ...counts, days: solved, count: days.length };
};

/** Of a day of March, its puzzle. */
const on = (number: number, seconds: number, isHelped: boolean) =>
  puzzleAt(at(2026, 3, number), 'junior', seconds, { day: `2026-03-0${number}`, isHelped });

describe('the calendar of the puzzle of the day', () => {
  it('shows six weeks, with today at the end', () => {
    const { days } = puzzleDaysOf([], TODAY);
    expect(days).toHaveLength(42);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([{ year: 2026, month: 1, day: 28 }, TODAY]);
  });

  it('counts a puzzle of a day that was solved on its day, and no other', () => {
    const entries = [
      puzzleAt(at(2026, 3, 9), 'junior', 60, { day: '2026-03-09' }),
      // Begun on its day, solved on the next.
      puzzleAt(at(2026, 3, 8), 'student', 60, { day: '2026-03-07' }),
      puzzleAt(at(2026, 3, 6), 'genius', 60, { day: '2026-03-06', isSolved: false }),
      puzzleAt(at(2026, 3, 5), 'genius', 60),
    ];
    expect(told(entries)).toEqual({ count: 42, days: ['3/9 alone 60'], solved: 1, helped: 0, inRow: 1 });
  });

  it('tells help apart, and takes what was done without it', () => {
    expect(told([on(8, 30, true), on(9, 10, true), on(9, 50, false), on(9, 40, false)])).toEqual({
      count: 42,
      days: ['3/8 helped 30', '3/9 alone 40'],
      solved: 2,
      helped: 1,
      inRow: 2,
    });
  });

  it('counts days in a row also before the six weeks', () => {
    const entries = Array.from({ length: 50 }, (_, back) => {
      const date = new Date(2026, 2, 10 - back, 12);
      const name = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
      return puzzleAt(date.getTime(), 'junior', 60, { day: name });
    });
    expect(told(entries)).toMatchObject({ solved: 42, inRow: 50 });
  });
});
