import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { stopDrawing, useProgress } from './progress';

/** What takes no longer needs no words. */
const PATIENCE_MS = 1000;

/** A moving picture takes a while to draw, for which nobody needs to wait. */
export function DrawingNotice() {
  const progress = useProgress();
  return progress && <Drawing done={progress.done} of={progress.of} />;
}

function Drawing({ done, of }: { done: number; of: number }) {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <>
      <p className="hidden-label" role="status">
        {t('movingPicture.drawing')}
      </p>
      <div className="next-player table-notice" role="group" aria-label={t('movingPicture.drawing')}>
        <p aria-hidden="true">{t('movingPicture.progress', { done, of })}</p>
        <progress aria-hidden="true" value={done} max={of} />
        <Button className="button" onPress={stopDrawing}>
          {t('button.cancel')}
        </Button>
      </div>
    </>
  );
}
