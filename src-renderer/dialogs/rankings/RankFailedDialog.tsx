import { useTranslation } from 'react-i18next';
import { attempt } from '../../play/dialogs';
import { enter } from '../../play/ranking';
import type { DialogOf } from '../../play/table';
import { DialogButtons, DialogFrame } from '../DialogFrame';

/** A game that counts could not be entered; it can be tried again. */
export function RankFailedDialog({ game, problem, onClose }: DialogOf<'rankFailed'> & { onClose: () => void }) {
  const { t } = useTranslation();
  const tryAgain = () => {
    onClose();
    void attempt(() => enter(game));
  };
  return (
    <DialogFrame title={t('rank.failedTitle')} onCancel={onClose} isAlert>
      <p>{t('rank.failedText', { reason: t(`rank.problem.${problem}`) })}</p>
      <DialogButtons
        choices={[
          { words: t('button.cancel'), run: onClose },
          { words: t('rank.tryAgain'), run: tryAgain, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
