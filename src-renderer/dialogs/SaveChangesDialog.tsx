import { useTranslation } from 'react-i18next';
import type { DialogOf } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

export function SaveChangesDialog({ name, answer }: DialogOf<'saveChanges'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('saveChanges.title')} onCancel={() => answer('cancel')} isAlert>
      <p>{t('saveChanges.text', { name: name || t('app.untitled') })}</p>
      <DialogButtons
        choices={[
          { words: t('saveChanges.discard'), run: () => answer('discard') },
          { words: t('button.cancel'), run: () => answer('cancel') },
          { words: t('saveChanges.save'), run: () => answer('save'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
