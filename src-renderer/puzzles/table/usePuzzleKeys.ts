import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { type Arrow, ARROWS, stepBy } from '../../board/arrows';
import { isTurning } from '../../../src-shared/puzzles/turning';
import type { StepTargets } from '../../../src-shared/sessions/rules';
import { ignoreElsewhere } from '../../stage/own-keys';
import { chooseBeside, stepTo, swapTo } from '../puzzle-actions';
import { puzzleNow } from '../table';

const isTurningNow = (): boolean => {
  const { puzzle } = puzzleNow();
  return puzzle !== undefined && isTurning(puzzle.record.puzzle);
};

/**
 * The arrow keys move the selected tile over free cells, with Shift its group; with Ctrl it changes places. Where tiles are
 * only turned, they select the next one.
 */
export function usePuzzleKeys(): void {
  useEffect(() => {
    const act = (move: (step: StepTargets) => void, arrow: Arrow) => (event: KeyboardEvent) => {
      const { puzzle, orientation } = puzzleNow();
      if (!puzzle?.chosen) return;
      event.preventDefault();
      move(stepBy(arrow, orientation));
    };
    const pairs = ARROWS.flatMap((arrow) => [
      [arrow, act((step) => (isTurningNow() ? chooseBeside(step) : stepTo(step)), arrow)] as const,
      [`Shift+${arrow}`, act((step) => stepTo(step, true), arrow)] as const,
      [`$mod+${arrow}`, act(swapTo, arrow)] as const,
    ]);
    return tinykeys(window, Object.fromEntries(pairs), { ignore: ignoreElsewhere });
  }, []);
}
