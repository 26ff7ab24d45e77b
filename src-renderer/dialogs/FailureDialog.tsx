import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** For what should never happen: a command that failed for a reason nobody foresaw. */
export function FailureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('failure.title')} onCancel={onClose} isAlert>
      <p>{t('failure.text')}</p>
      <DialogButtons choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}
