import { type ReactNode, useEffect, useId } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../stage/Icon';
import { closePanel } from './panels';
import { helpOn } from '../stage/explained';

/** What all panels beside the table share: a title, and a button to close them; Esc does the same. */
export function PanelFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  useFocusGivenBack();
  return (
    <aside className="side-panel" {...helpOn('place:side-panel')} aria-labelledby={id}>
      <header className="side-panel-head">
        <h2 id={id}>{title}</h2>
        <Button className="close-button" aria-label={t('button.close')} onPress={closePanel}>
          <Icon path="M5 5l10 10M15 5L5 15" />
        </Button>
      </header>
      {children}
    </aside>
  );
}

/** What had the focus when the panel came gets it back when the panel takes it away with it. */
function useFocusGivenBack(): void {
  useEffect(() => {
    const home = document.activeElement;
    return () => {
      if (document.activeElement === document.body && home instanceof HTMLElement) home.focus();
    };
  }, []);
}
