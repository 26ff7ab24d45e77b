import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from './failures';
import { useIsReading } from './reading';

/** Something takes a while to read, for which nobody needs to wait. */
export function ReadingNotice({ className }: { className: string }) {
  const { t } = useTranslation();
  const isReading = useIsReading();
  return (
    <>
      <p className="hidden-label" role="status">
        {isReading && t('reading')}
      </p>
      {isReading && (
        <div className={className}>
          <p aria-hidden="true">{t('reading')}</p>
          <Button className="button" onPress={() => void reportErrors(() => window.tantrix.stopReading())}>
            {t('button.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
