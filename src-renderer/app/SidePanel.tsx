import { panelShown } from '../game/panels';
import { useTable } from '../stage/table';
import { AnalysisPanel } from '../game/AnalysisPanel';
import { BagPanel } from '../game/BagPanel';
import { LessonPanel } from '../lessons/LessonPanel';
import { ScorePanel } from '../game/ScorePanel';

/** The panel that stands beside the table, if any; in a lesson its task, unless another is asked for. The game goes on while it is open. */
export function SidePanel() {
  const panel = useTable(panelShown);
  const hasLesson = useTable(({ open }) => open?.lesson !== undefined);
  if (panel === 'bag') return <BagPanel />;
  if (panel === 'score') return <ScorePanel />;
  if (panel === 'analysis') return <AnalysisPanel />;
  return hasLesson ? <LessonPanel /> : null;
}
