import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { errorReport } from './failures';
import { CopyResult, useDetailsCopy } from './DetailsCopy';

/** All that a window shows when it can draw nothing else. */
export function FailureScreen({ of, error }: { of: 'game' | 'manual'; error: unknown }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useDetailsCopy(errorReport(error));
  useEffect(() => {
    // From here on main keeps the game for the next page, and asks this one nothing more.
    if (of === 'game') window.tantrix.pageFailed().catch(console.error);
  }, [of]);
  return (
    <main className="failure-screen">
      <h1>{t(`failure.${of}.title`)}</h1>
      <p role="alert">{t(`failure.${of}.text`)}</p>
      <CopyResult isCopied={isCopied} />
      <div className="failure-buttons">
        <Button className="button button-plain" onPress={() => window.close()}>
          {t(`failure.${of}.leave`)}
        </Button>
        <Button className="button button-plain" onPress={copy}>
          {t('about.copy')}
        </Button>
        <Button className="button button-primary" onPress={() => location.reload()} autoFocus>
          {t('failure.again')}
        </Button>
      </div>
    </main>
  );
}
