import { memo, useDeferredValue, useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { MoveAnalysis } from '../../src-shared/robots';
import { pauseAnalysis, startAnalysis } from './analysis';
import { reportErrors } from '../stage/failures';
import { type TableId, useTables } from '../stage/tables';
import { useGame } from './table';
import { AnalysisGraph } from './AnalysisGraph';
import { BalanceTable } from './BalanceTable';
import { ChosenMove } from './ChosenMove';
import { MistakeCounts } from './MistakeCounts';
import { MoveList } from './MoveList';
import { closePanel } from './panels';
import { PanelFrame } from './PanelFrame';
import { TurningPoints } from './TurningPoints';

const Graph = memo(AnalysisGraph);
const Mistakes = memo(MistakeCounts);
const Balances = memo(BalanceTable);
const NONE: readonly MoveAnalysis[] = [];

/** What a finished game teaches: its turning points, everybody’s mistakes, luck and skill, a graph, all moves, and the move shown. */
export function AnalysisPanel() {
  const { t } = useTranslation();
  const id = useTables(({ shown }) => shown);
  const { open, replay, analysis, orientation } = useGame();
  // While the search goes on, the window stays free: these are drawn anew in small steps.
  const moves = useDeferredValue(analysis?.moves ?? NONE);
  const game = open?.record.game;
  useEffect(() => {
    if (id === undefined || !game) return undefined;
    void reportErrors(() => startAnalysis(id));
    // By then another table may be shown.
    return () => pauseAnalysis(id);
  }, [id, game]);
  if (id === undefined || !open || !game) return null;
  const at = replay?.at ?? game.placements.length;
  const progress = (
    <Progress
      id={id}
      all={game.placements.length}
      known={analysis?.moves.length ?? 0}
      isRunning={analysis?.isRunning ?? false}
    />
  );
  return (
    <PanelFrame title={t('command.analysis')} onClose={closePanel}>
      <div className="analysis">
        <div className="analysis-scroll">
          <TurningPoints open={open} moves={moves} at={at} orientation={orientation} progress={progress} />
          <Mistakes open={open} moves={moves} />
          <Balances open={open} moves={moves} />
          <Graph open={open} moves={moves} at={at} />
          <MoveList open={open} at={replay?.at} analysed={moves} />
        </div>
        <ChosenMove open={open} at={replay?.at} moves={moves} />
      </div>
    </PanelFrame>
  );
}

interface ProgressProps {
  readonly id: TableId;
  /** How many moves there are. */
  readonly all: number;
  /** How many moves are looked at. */
  readonly known: number;
  readonly isRunning: boolean;
}

/** How far the search is, what comes at its end, and a button to halt it or to let it go on. */
function Progress({ id, all, known, isRunning }: ProgressProps) {
  const { t } = useTranslation();
  // The turning points are being drawn.
  if (known === all) return null;
  return (
    <div className="analysis-progress">
      <progress max={all} value={known} aria-label={t('analysis.progress')} />
      <p>
        {isRunning
          ? t('analysis.looking', { number: known + 1, count: all })
          : t('analysis.halted', { number: known, count: all })}
      </p>
      <Button
        className="button"
        onPress={() => (isRunning ? pauseAnalysis(id) : void reportErrors(() => startAnalysis(id)))}
      >
        {t(isRunning ? 'button.cancel' : 'analysis.goOn')}
      </Button>
      <p className="analysis-awaited">{t('analysis.awaited')}</p>
    </div>
  );
}
