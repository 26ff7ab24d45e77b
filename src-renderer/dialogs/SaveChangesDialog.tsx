import { useTranslation } from 'react-i18next';
import { whatIsOpen, whatWords } from '../play/document';
import { type DialogOf, useTable } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

export function SaveChangesDialog({ name, answer }: DialogOf<'saveChanges'>) {
  const { t } = useTranslation();
  const what = useTable(whatIsOpen);
  return (
    <DialogFrame title={t('saveChanges.title', whatWords(what, t))} onCancel={() => answer('cancel')} isAlert>
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
