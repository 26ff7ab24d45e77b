import { AnalysisPanel } from './AnalysisPanel';
import { BagPanel } from './BagPanel';
import { gameExtensions } from './extensions';
import { panelShown } from './panels';
import { ScorePanel } from './ScorePanel';
import { useGame } from './table';

/** What stands beside a game, if anything does. The game goes on while it is open. */
export function GamePanel() {
  const panel = useGame(panelShown);
  if (panel === 'bag') return <BagPanel />;
  if (panel === 'score') return <ScorePanel />;
  if (panel === 'chat') return gameExtensions().map(({ Chat }, at) => Chat && <Chat key={at} />);
  if (panel === 'analysis') return <AnalysisPanel />;
  return null;
}
