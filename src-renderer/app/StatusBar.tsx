import { useTranslation } from 'react-i18next';
import { HelpButton } from '../stage/HelpButton';
import type { Subject } from '../stage/subjects';
import { usePointed } from '../stage/pointed';
import { kindOf } from '../stage/known-kinds';
import { messageOf } from '../stage/message';
import { shownIn, useTables } from '../stage/tables';
import { usePreferences } from '../preferences/preferences';
import { useStatusNote } from '../stage/status-note';
import { helpOn } from '../stage/explained';

/**
 * In words what must be done now, or why something was refused; the bag; and buttons for the held tile. Hidden, it
 * leaves in a corner of the window what cannot be done without: buttons, refusals, and the bag by its own setting.
 */
export function StatusBar() {
  const { t } = useTranslation();
  const table = useTables(shownIn);
  const hasBar = usePreferences(({ statusBar }) => statusBar);
  const kind = table && kindOf(table);
  const refusal = table?.state.refusal;
  const { words, isWarning } = messageOf(table, useStatusNote(), t);
  return (
    <footer className={hasBar ? 'status-bar' : 'status-bar is-hidden'}>
      <p
        className={isWarning ? 'status-text is-refusal' : 'status-text'}
        role="status"
        {...helpOn('place:status-text')}
        aria-hidden={isWarning || undefined}
      >
        {words}
      </p>
      {refusal && <HelpButton subject={`error:refusal.${refusal.code}` satisfies Subject} isSmall />}
      {!isWarning && hasBar && <PointedSpace />}
      {kind?.StatusEnd && <kind.StatusEnd />}
    </footer>
  );
}

/** What the pointer is at; not said aloud, for the focus says it of itself. */
function PointedSpace() {
  const words = usePointed(({ space }) => space?.label);
  return words ? (
    <p className="pointed-space" {...helpOn('place:status-text')} aria-hidden="true">
      {words}
    </p>
  ) : null;
}
