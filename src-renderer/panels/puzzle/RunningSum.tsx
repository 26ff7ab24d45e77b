import { useMemo } from 'react';
import { attemptOf } from '../../puzzles/attempts';
import { useTranslation } from 'react-i18next';
import { solitaireScore } from '../../../src-shared/puzzles/solitaire';
import { judge } from '../../../src-shared/puzzles/goals';
import { type OpenPuzzle } from '../../puzzles/open-puzzle';

/** Where points are counted: how many the tiles make as they lie, and how many the best known answers make. */
export function RunningSum({ puzzle: { record } }: { puzzle: OpenPuzzle }) {
  const { goal } = record.puzzle;
  const score = useMemo(() => (goal.kind === 'sum' ? judge(record.puzzle, record.laid).score : 0), [goal, record]);
  const attempt = attemptOf(record);
  if (attempt) return <Sums sums={{ now: solitaireScore(attempt), all: record.puzzle.tiles.length }} />;
  if (goal.kind !== 'sum') return null;
  return <Sums sums={{ now: score ?? 0, byHand: goal.bestByHand, best: goal.best }} />;
}

const SUMS = ['now', 'all', 'byHand', 'best'] as const;

function Sums({ sums }: { sums: Partial<Record<(typeof SUMS)[number], number>> }) {
  const { t } = useTranslation();
  return (
    <dl className="running-sum">
      {SUMS.filter((which) => sums[which] !== undefined).map((which) => (
        <div key={which} className={`sum-${which}`}>
          <dt>{t(`puzzle.sum.${which}`)}</dt>
          <dd>{sums[which]}</dd>
        </div>
      ))}
    </dl>
  );
}
