import { AnalysisPanel } from './AnalysisPanel';
import { BagPanel } from './BagPanel';
import { panelShown } from './panels';
import { ScorePanel } from './ScorePanel';
import { useGame } from './table';

/** What stands beside a game, if anything does; what its guide says, unless a panel is asked for. The game goes on while it is open. */
export function GamePanel() {
  const panel = useGame(panelShown);
  const guide = useGame(({ open }) => open?.guide);
  if (panel === 'bag') return <BagPanel />;
  if (panel === 'score') return <ScorePanel />;
  if (panel === 'analysis') return <AnalysisPanel />;
  return guide ? <guide.Panel /> : null;
}
