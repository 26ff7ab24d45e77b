import { useTranslation } from 'react-i18next';
import type { DialogOf } from '../play/table';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** At the start after a crash: what was open can be had again. */
export function RecoveryDialog({ what, count, mayBeOlder, answer }: DialogOf<'recovery'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t(`recovery.title.${what}`)} onCancel={() => answer('open')} isAlert>
      <p>{t(`recovery.${what}`, { count })}</p>
      {mayBeOlder && <p>{t('recovery.older')}</p>}
      <DialogButtons
        choices={[
          { words: t('recovery.discard'), run: () => answer('discard') },
          { words: t('recovery.open'), run: () => answer('open'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
