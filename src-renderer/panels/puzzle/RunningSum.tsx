import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { judge } from '../../../src-shared/puzzles/goals';
import { type OpenPuzzle } from '../../puzzles/open-puzzle';

/** Where points are counted: how many the tiles make as they lie, and how many the best known answers make. */
export function RunningSum({ puzzle: { record } }: { puzzle: OpenPuzzle }) {
  const { t } = useTranslation();
  const { goal } = record.puzzle;
  const score = useMemo(() => (goal.kind === 'sum' ? judge(record.puzzle, record.laid).score : 0), [goal, record]);
  if (goal.kind !== 'sum') return null;
  const sums = { now: score ?? 0, byHand: goal.bestByHand, best: goal.best };
  return (
    <dl className="running-sum">
      {(['now', 'byHand', 'best'] as const).map((which) => (
        <div key={which} className={`sum-${which}`}>
          <dt>{t(`puzzle.sum.${which}`)}</dt>
          <dd>{sums[which]}</dd>
        </div>
      ))}
    </dl>
  );
}
