import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src-shared/library/selection';
import { statisticsOf } from '../../../src-shared/library/statistics';
import { at, gameAt, puzzleAt, robotPlayer } from '../../support/entries';

const MASON = robotPlayer('mason', 3);

describe('a period', () => {
  const now = new Date(2026, 2, 1, 15, 30);

  it('begins with a day of this computer, today being its last', () => {
    expect(startOf('days30', now)).toBe(at(2026, 1, 31, 0));
    expect(startOf('days90', now)).toBe(at(2025, 12, 2, 0));
    expect(startOf('days365', now)).toBe(at(2025, 3, 2, 0));
  });

  it('begins with the year', () => expect(startOf('thisYear', now)).toBe(at(2026, 1, 1, 0)));

  it('has always been', () => expect(startOf('all', now)).toBeUndefined());
});

describe('a selection', () => {
  const entries = [
    gameAt(at(2025, 12, 31, 23), [
      ['Ann', 20],
      [MASON, 10],
    ]),
    gameAt(
      at(2026, 1, 1, 0),
      [
        ['Ann', 20],
        ['Bob', 10],
      ],
      { isByMail: true, here: [0] },
    ),
    gameAt(
      at(2026, 3, 1),
      [
        ['Ann', 20],
        ['Bob', 10],
      ],
      { isByMail: true, here: [0], isCompetition: true },
    ),
    puzzleAt(at(2026, 2, 1), 'junior', 60),
  ];
  const games = (choice: 'all' | 'here' | 'mail' | 'competition', from?: number) =>
    statisticsOf(entries, { games: choice, ...(from === undefined ? {} : { from }) });

  it('takes games by how they were played', () => {
    expect((['all', 'here', 'mail', 'competition'] as const).map((choice) => games(choice).all.games)).toEqual([
      3, 1, 2, 1,
    ]);
  });

  it('takes games and puzzles by when they ended', () => {
    expect(games('all', at(2026, 1, 1, 0)).all.games).toBe(2);
    expect(games('all', at(2026, 2, 2)).puzzles.solved).toBe(0);
  });

  it('does not ask puzzles how they were played', () => {
    expect(games('mail').puzzles.solved).toBe(1);
  });
});
