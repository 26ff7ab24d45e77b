import { useTranslation } from 'react-i18next';
import type { RecordProblem } from '../../src-shared/record';
import { attempt } from '../play/dialogs';
import { openSalvaged } from '../play/opening';
import type { FileTrouble } from '../play/table';
import type { Words } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** What is wrong with a file; of a damaged game the beginning that could be saved is offered. */
export function FileTroubleDialog({ trouble, onClose }: { trouble: FileTrouble; onClose: () => void }) {
  const { t } = useTranslation();
  const salvaged = trouble.kind === 'record' ? trouble.salvaged : undefined;
  const count = salvaged?.record.game.placements.length ?? 0;
  const offer = () => void attempt(() => trouble.kind === 'record' && openSalvaged(trouble));
  return (
    <DialogFrame title={t('fileTrouble.title')} onCancel={onClose} isAlert>
      <p>{troubleWords(trouble, t)}</p>
      {salvaged && <p>{t(salvaged.certain ? 'fileTrouble.salvaged' : 'fileTrouble.salvagedUnsure', { count })}</p>}
      <p>{t('fileTrouble.openGameStays')}</p>
      <DialogButtons
        choices={[
          ...(salvaged ? [{ words: t('fileTrouble.openSalvaged'), run: offer }] : []),
          { words: t('button.ok'), run: onClose, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

function troubleWords(trouble: FileTrouble, t: Words): string {
  const name = trouble.name || t(trouble.kind === 'record' ? 'clipboard' : 'file');
  if (trouble.kind === 'record') return recordWords(name, trouble.problem, t);
  return t(`fileTrouble.${trouble.kind}.${trouble.problem}`, { name });
}

function recordWords(name: string, problem: RecordProblem, t: Words): string {
  if (problem.code === 'badLine') return t('fileTrouble.record.badLine', { name, line: problem.line });
  if (problem.code === 'badDeal') {
    return t('fileTrouble.record.badDeal', { name, reason: t(`fileTrouble.deal.${problem.problem}`) });
  }
  if (problem.code === 'illegalMove') {
    return t('fileTrouble.record.illegalMove', { name, move: problem.move, reason: t(`refusal.${problem.refusal}`) });
  }
  return t(`fileTrouble.record.${problem.code}`, { name });
}
