import { type ReactNode, useEffect, useId } from 'react';
import { CloseButton } from '../stage/CloseButton';
import { helpOn } from '../stage/explained';

interface PanelFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What stands beside the button that closes it. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
}

/** What all panels beside the table share: a title, and a button to close them. */
export function PanelFrame({ title, children, tools, onClose }: PanelFrameProps) {
  const id = useId();
  useFocusGivenBack();
  return (
    <aside className="side-panel" {...helpOn('place:side-panel')} aria-labelledby={id}>
      <header className="side-panel-head">
        <h2 id={id}>{title}</h2>
        {tools}
        <CloseButton onPress={onClose} />
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
