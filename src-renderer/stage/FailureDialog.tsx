import { useTranslation } from 'react-i18next';
import { CopyResult, useDetailsCopy } from './DetailsCopy';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { ReportPlace } from './ReportPlace';
import { bringBack, type PropsOf } from './dialogs';
import { type failureDialog } from './failures';

/** Tells that something failed that nobody foresaw; the dialog that was open before comes back. */
export function FailureDialog({ details, before }: PropsOf<typeof failureDialog>) {
  const { t } = useTranslation();
  const { isCopied, copy } = useDetailsCopy(details);
  const close = () => bringBack(before);
  return (
    <DialogFrame title={t('notice.failure.title')} onCancel={close} isAlert>
      <p>{t('notice.failure.text')}</p>
      <ReportPlace />
      <CopyResult isCopied={isCopied} />
      <DialogButtons
        choices={[
          { words: t('about.copy'), run: copy },
          { words: t('button.ok'), run: close, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
