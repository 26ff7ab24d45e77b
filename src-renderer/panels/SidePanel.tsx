import { panelShown } from '../play/panels';
import { useTable } from '../play/table';
import { AnalysisPanel } from './AnalysisPanel';
import { BagPanel } from './BagPanel';
import { LessonPanel } from './LessonPanel';
import { ScorePanel } from './ScorePanel';

/** The panel that stands beside the table, if any; in a lesson its task, unless another is asked for. The game goes on while it is open. */
export function SidePanel() {
  const panel = useTable(panelShown);
  const hasLesson = useTable(({ open }) => open?.lesson !== undefined);
  if (panel === 'bag') return <BagPanel />;
  if (panel === 'score') return <ScorePanel />;
  if (panel === 'analysis') return <AnalysisPanel />;
  return hasLesson ? <LessonPanel /> : null;
}
