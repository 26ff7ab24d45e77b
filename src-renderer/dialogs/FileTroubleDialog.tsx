import { useTranslation } from 'react-i18next';
import type { TxgProblem } from '../../src-shared/record';
import type { FileTrouble } from '../play/table';
import type { Words } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';

export function FileTroubleDialog({ trouble, onClose }: { trouble: FileTrouble; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('fileTrouble.title')} onCancel={onClose} isAlert>
      <p>{troubleWords(trouble, t)}</p>
      <p>{t('fileTrouble.openGameStays')}</p>
      <DialogButtons choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}

function troubleWords(trouble: FileTrouble, t: Words): string {
  const { name } = trouble;
  if (trouble.kind === 'txg') return txgWords(name, trouble.problem, t);
  return t(`fileTrouble.${trouble.kind}.${trouble.problem}`, { name });
}

function txgWords(name: string, problem: TxgProblem, t: Words): string {
  if (problem.code === 'badLine') return t('fileTrouble.txg.badLine', { name, line: problem.line });
  if (problem.code === 'badDeal') {
    return t('fileTrouble.txg.badDeal', { name, reason: t(`fileTrouble.deal.${problem.problem}`) });
  }
  if (problem.code === 'illegalMove') {
    return t('fileTrouble.txg.illegalMove', { name, move: problem.move, reason: t(`refusal.${problem.refusal}`) });
  }
  return t(`fileTrouble.txg.${problem.code}`, { name });
}
