import { useMemo } from 'react';

import { useTranslation } from 'react-i18next';
import { solitaireScore } from '../../../src-shared/puzzles/solitaire';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import { type OpenPuzzle } from '../open-puzzle';
import { bestScoreOf, resultIdOf, usePuzzleResults } from '../results';
import { solitaireOf } from '../../../src-shared/sessions/solitaire';

/** Where points are counted: how many the tiles make as they lie, the person's best, and the best known answers. */
export function RunningSum({ puzzle: { record } }: { puzzle: OpenPuzzle }) {
  const { goal } = record.puzzle;
  const score = useMemo(
    () => (goal.kind === 'sum' ? checkPuzzle(record.puzzle, record.laid).score : 0),
    [goal, record],
  );
  const own = usePuzzleResults((results) => bestScoreOf(results, resultIdOf(record)));
  const attempt = solitaireOf(record);
  if (attempt) return <Sums sums={{ now: solitaireScore(attempt), own, all: record.puzzle.tiles.length }} />;
  if (goal.kind !== 'sum') return null;
  return <Sums sums={{ now: score ?? 0, own, byHand: goal.bestByHand, best: goal.best }} />;
}

const SUMS = ['now', 'own', 'all', 'byHand', 'best'] as const;

function Sums({ sums }: { sums: Partial<Record<(typeof SUMS)[number], number | undefined>> }) {
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
