import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAsking } from './whats-this-mode';
import { usePointing } from './usePointing';

/** Comes with what the manual says of every subject, which few people ask for as soon as the window stands. */
const Explanation = lazy(async () => ({ default: (await import('./Explanation')).Explanation }));

/** What is said of the thing that was asked about, and a word on how to ask. */
export function WhatsThis() {
  const { t } = useTranslation();
  const { isAsking, asked } = useAsking();
  usePointing(isAsking);
  // Overlays of dialogs let through what says that it lies above them.
  const layer = (
    <div data-react-aria-top-layer="true">
      {isAsking && (
        <p className="asking-hint" role="status">
          {t('whatsThis.hint')}
        </p>
      )}
      <Suspense>{asked && <Explanation asked={asked} />}</Suspense>
    </div>
  );
  return createPortal(layer, document.body);
}
