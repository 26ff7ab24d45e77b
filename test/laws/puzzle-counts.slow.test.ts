import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { judge } from '../../src-shared/puzzles/goals';
import { allArrangements } from '../support/naive-puzzles';

describe('of all arrangements of five tiles', { timeout: 300_000 }, () => {
  it('the checker takes four for Discovery 5, as two independent programs count', () => {
    const puzzle = puzzleById('discovery-5')?.puzzle ?? { tiles: [], goal: { kind: 'circles', atLeast: 9 } };
    expect(allArrangements(puzzle.tiles).filter((one) => judge(puzzle, one).isSolved)).toHaveLength(4);
  });
});
