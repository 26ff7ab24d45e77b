import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';

interface RemoveDialogProps {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Asks before a player is taken out of the rankings. */
export function RemoveDialog({ name, onCancel, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('rankings.removeTitle', { name })} onCancel={onCancel} isAlert>
      <p>{t('rankings.removeText')}</p>
      <DialogButtons
        choices={[
          { words: t('rankings.removeNow'), run: onRemove },
          { words: t('button.cancel'), run: onCancel, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
