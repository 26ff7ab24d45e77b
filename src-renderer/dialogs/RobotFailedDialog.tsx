import { useTranslation } from 'react-i18next';
import type { DialogOf } from '../play/table';
import { playerWords } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { ReportPlace } from './ReportPlace';

type RobotFailedProps = Omit<DialogOf<'robotFailed'>, 'kind'> & { readonly onClose: () => void };

/** Tells that a person must move for a computer player, and where the report of it lies. */
export function RobotFailedDialog({ name, colour, report, onClose }: RobotFailedProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('robotFailed.title')} onCancel={onClose} isAlert>
      <p>{t('robotFailed.text', { player: playerWords(t, name, colour) })}</p>
      <p>{report ? t('robotFailed.report', { ...report }) : t('robotFailed.noReport')}</p>
      <ReportPlace />
      <DialogButtons choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}
