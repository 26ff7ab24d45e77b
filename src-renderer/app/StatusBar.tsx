import { useTranslation } from 'react-i18next';
import { CommandButton } from '../stage/CommandButton';
import { HelpButton } from '../stage/HelpButton';
import type { Subject } from '../stage/subjects';
import { usePointed } from '../stage/pointed';
import { messageOf } from '../game/status';
import { useTable } from '../stage/table';
import { usePreferences } from '../preferences/preferences';
import { BagCounter } from '../game/BagCounter';
import { PuzzleClock } from '../puzzles/table/PuzzleClock';
import { useNote } from '../stage/note';
import { helpOn } from '../stage/explained';

/**
 * In words what must be done now, or why something was refused; the bag; and buttons for the held tile. Hidden, it
 * leaves in a corner of the window what cannot be done without: buttons, refusals, and the bag by its own setting.
 */
export function StatusBar() {
  const { t } = useTranslation();
  const table = useTable();
  const { held, open, puzzle, refusal } = table;
  const preferences = usePreferences();
  const { words, isWarning } = messageOf(table, useNote(), t);
  return (
    <footer className={preferences.statusBar ? 'status-bar' : 'status-bar is-hidden'}>
      <p
        className={isWarning ? 'status-text is-refusal' : 'status-text'}
        role="status"
        {...helpOn('place:status-text')}
        aria-hidden={isWarning || undefined}
      >
        {words}
      </p>
      {refusal && <HelpButton subject={`error:refusal.${refusal.code}` satisfies Subject} isSmall />}
      {!isWarning && preferences.statusBar && <PointedSpace />}
      {held && (
        <div className="held-buttons">
          {!preferences.toolbar && <CommandButton id="rotateAnticlockwise" look="icon" />}
          {!preferences.toolbar && <CommandButton id="rotateClockwise" look="icon" />}
          <CommandButton id="playHere" look="primary" />
        </div>
      )}
      {open?.record.isCompetition && <p className="rules-note">{t('status.competition')}</p>}
      {open && preferences.bagCounter && <BagCounter />}
      {puzzle && preferences.puzzleTimer && <PuzzleClock record={puzzle.record} />}
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
