import { useTranslation } from 'react-i18next';
import { shownTable } from './history';
import { closePanel, glow } from './panels';
import { useGame } from './table';
import { ScoreLines } from './ScoreLines';
import { PanelFrame } from './PanelFrame';

/** What everybody has built so far; the line or loop one points at is lit up on the board. */
export function ScorePanel() {
  const { t } = useTranslation();
  const table = useGame();
  const { open } = shownTable(table);
  if (!open) return null;
  return (
    <PanelFrame title={t('command.score')} onClose={closePanel}>
      <ScoreLines open={open} lit={table.lit} onPoint={glow} />
      <p className="panel-hint">{t('result.hint')}</p>
    </PanelFrame>
  );
}
