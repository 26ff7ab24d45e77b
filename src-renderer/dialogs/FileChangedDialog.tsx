import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../play/document';
import { type DialogOf, useTable } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** Before writing over what somebody else has written to the open game's file, or drawn into it. */
export function FileChangedDialog({ what, name, answer }: DialogOf<'fileChanged'>) {
  const { t } = useTranslation();
  const isEmbeddedThere = useTable(isEmbedded);
  return (
    <DialogFrame title={t(`fileChanged.title.${what}`)} onCancel={() => answer('cancel')} isAlert>
      <p>{t(`fileChanged.text.${what}`, { name })}</p>
      <DialogButtons
        choices={[
          { words: t('fileChanged.overwrite'), run: () => answer('overwrite') },
          { words: t('button.cancel'), run: () => answer('cancel') },
          {
            // A picture stays the home of what it holds.
            words: t(isEmbeddedThere ? 'command.saveCopyAs' : 'command.saveAs'),
            run: () => answer('elsewhere'),
            look: 'primary',
          },
        ]}
      />
    </DialogFrame>
  );
}
