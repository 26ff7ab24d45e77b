import { panelShown } from '../play/panels';
import { useTable } from '../play/table';
import { AnalysisPanel } from './AnalysisPanel';
import { BagPanel } from './BagPanel';
import { ScorePanel } from './ScorePanel';

/** The panel that stands beside the table, if any. The game goes on while it is open. */
export function SidePanel() {
  const panel = useTable(panelShown);
  if (panel === 'bag') return <BagPanel />;
  if (panel === 'score') return <ScorePanel />;
  if (panel === 'analysis') return <AnalysisPanel />;
  return null;
}
