import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import type { StepTargets } from '../../../src-shared/sessions/rules';
import { type Arrow, ARROWS, stepBy } from '../../board/arrows';
import { ignoreElsewhere } from '../../stage/own-keys';
import { shownNow } from '../../stage/tables';
import { handOf, stepTo, swapTo } from '../pattern-actions';
import { patternNow, patternTables } from '../pattern-table';

/** The arrow keys move the selected tile over free cells; with Ctrl it changes places. */
export function usePatternKeys(): void {
  useEffect(() => {
    const act = (move: (step: StepTargets) => void, arrow: Arrow) => (event: KeyboardEvent) => {
      const open = patternNow();
      if (!open || handOf(open).chosen === undefined) return;
      event.preventDefault();
      move(stepBy(arrow, patternTables.tables.stateOf(shownNow())?.orientation ?? 0));
    };
    const pairs = ARROWS.flatMap((arrow) => [
      [arrow, act(stepTo, arrow)] as const,
      [`$mod+${arrow}`, act(swapTo, arrow)] as const,
    ]);
    return tinykeys(window, Object.fromEntries(pairs), { ignore: ignoreElsewhere });
  }, []);
}
