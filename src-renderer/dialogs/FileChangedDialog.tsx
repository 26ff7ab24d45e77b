import { useTranslation } from 'react-i18next';
import type { DialogOf } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** Before writing over what somebody else has written to the open game's file. */
export function FileChangedDialog({ name, answer }: DialogOf<'fileChanged'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('fileChanged.title')} onCancel={() => answer('cancel')} isAlert>
      <p>{t('fileChanged.text', { name })}</p>
      <DialogButtons
        choices={[
          { words: t('fileChanged.overwrite'), run: () => answer('overwrite') },
          { words: t('button.cancel'), run: () => answer('cancel') },
          { words: t('command.saveAs'), run: () => answer('elsewhere'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
