import { useTranslation } from 'react-i18next';
import type { DialogOf } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** A turn has not gone out yet, and the program is to be closed. */
export function SendFirstDialog({ answer }: DialogOf<'sendFirst'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('sendFirst.title')} onCancel={() => answer('cancel')} isAlert>
      <p>{t('sendFirst.text')}</p>
      <DialogButtons
        choices={[
          { words: t('sendFirst.leave'), run: () => answer('leave') },
          { words: t('button.cancel'), run: () => answer('cancel') },
          { words: t('sendFirst.send'), run: () => answer('send'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
