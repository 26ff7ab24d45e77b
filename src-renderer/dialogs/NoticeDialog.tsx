import { useTranslation } from 'react-i18next';
import { whatIsOpen, whatWords } from '../play/document';
import { type Notice, useTable } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { ReportPlace } from './ReportPlace';

/** Tells something there is nothing to choose about. */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation();
  const what = whatWords(useTable(whatIsOpen), t);
  return (
    <DialogFrame title={t(`notice.${notice}.title`, what)} onCancel={onClose} isAlert>
      <p>{t(`notice.${notice}.text`, what)}</p>
      {notice === 'pageCrashed' && <ReportPlace />}
      <DialogButtons choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}
