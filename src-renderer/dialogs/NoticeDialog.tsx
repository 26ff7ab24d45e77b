import { useTranslation } from 'react-i18next';
import type { Notice } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** Tells something there is nothing to choose about. */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t(`notice.${notice}.title`)} onCancel={onClose} isAlert>
      <p>{t(`notice.${notice}.text`)}</p>
      <DialogButtons choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}
