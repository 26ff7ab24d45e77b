import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { ARROW_PATH } from '../ui/SelectArrow';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly title: string;
  /** What it holds, said while it is closed. */
  readonly summary: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of a form that most people leave as it is. */
export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <div className="advanced">
      <Button className="advanced-button" aria-expanded={isOpen} onPress={onToggle}>
        <Icon path={ARROW_PATH} />
        <strong>{title}</strong>
        {!isOpen && <span className="advanced-summary">{summary}</span>}
      </Button>
      {isOpen && children}
    </div>
  );
}
