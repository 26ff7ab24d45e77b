import { AnalysisPanel } from './AnalysisPanel';
import { BagPanel } from './BagPanel';
import { panelShown } from './panels';
import { ScorePanel } from './ScorePanel';
import { useGame } from './table';
import { LessonPanel } from '../lessons/LessonPanel';

/** What stands beside a game, if anything does; in a lesson its task, unless another is asked for. The game goes on while it is open. */
export function GamePanel() {
  const panel = useGame(panelShown);
  const hasLesson = useGame(({ open }) => open?.lesson !== undefined);
  if (panel === 'bag') return <BagPanel />;
  if (panel === 'score') return <ScorePanel />;
  if (panel === 'analysis') return <AnalysisPanel />;
  return hasLesson ? <LessonPanel /> : null;
}
