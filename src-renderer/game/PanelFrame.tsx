import { type ReactNode, useEffect, useId } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../stage/Icon';
import { helpOn } from '../stage/explained';

interface PanelFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** What all panels beside the table share: a title, and a button to close them. */
export function PanelFrame({ title, children, onClose }: PanelFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  useFocusGivenBack();
  return (
    <aside className="side-panel" {...helpOn('place:side-panel')} aria-labelledby={id}>
      <header className="side-panel-head">
        <h2 id={id}>{title}</h2>
        <Button className="close-button" aria-label={t('button.close')} onPress={onClose}>
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
