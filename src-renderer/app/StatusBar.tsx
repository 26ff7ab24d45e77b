import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '../stage/HelpButton';
import type { Subject } from '../stage/subjects';
import { usePointed } from '../stage/pointed';
import { documentOf } from '../stage/document';
import { useOnceSeen } from '../stage/flights';
import { kindOf } from '../stage/known-kinds';
import { messageOf } from '../stage/message';
import { shownIn, useTables } from '../stage/tables';
import { usePreferences } from '../preferences/preferences';
import { clearStatusNote, useShowing } from '../stage/status-note';
import { helpOn } from '../stage/explained';
import { TileWords } from '../stage/TileWords';

/** Milliseconds for which something is said in passing. */
const PASSING = 7000;
/** Milliseconds until it is asked again whether the pointer or the focus has left what is said. */
const HELD = 500;
/** Milliseconds after which a pointer that has not moved is at rest. */
const RESTING = 6000;

/**
 * In words what must be done now, or why something was refused; the bag; and buttons for the held tile. Hidden, it
 * leaves in a corner of the window what cannot be done without: buttons, refusals, what is said in passing, and the bag by
 * its own setting.
 *
 * @param page what a page says that stands in place of the table, of which nothing is said then
 */
export function StatusBar({ page }: { page?: ReactNode }) {
  const { t } = useTranslation();
  const shown = useTables(shownIn);
  const table = page ? undefined : shown;
  const hasBar = usePreferences(({ statusBar }) => statusBar);
  const kind = table && kindOf(table);
  const refusal = table?.state.refusal;
  const showing = useShowing();
  const note = showing?.note;
  const { words, isWarning } = messageOf(table, note, t);
  const isPassing = note !== undefined && !isWarning;
  const bar = useGoingByItself(isPassing ? showing : undefined);
  const hasMoved = useMovedSince(documentOf(table)?.record);
  // Who was to move is so no more, and who has won is being shown.
  const seen = useOnceSeen(words, t('status.ended'));
  return (
    <footer ref={bar} className={hasBar ? 'status-bar' : 'status-bar is-hidden'}>
      {page && !note ? (
        page
      ) : (
        <p
          className={['status-text', isWarning && 'is-refusal', isPassing && 'is-passing'].filter(Boolean).join(' ')}
          role="status"
          {...helpOn('place:status-text')}
          aria-hidden={isWarning || undefined}
        >
          <TileWords words={isWarning || isPassing ? words : seen} />
        </p>
      )}
      {refusal && <HelpButton subject={`error:refusal.${refusal.code}` satisfies Subject} isSmall />}
      {!isWarning && hasBar && table && kind?.tellsPointed(table.state) && hasMoved && <PointedSpace />}
      {kind?.StatusEnd && <kind.StatusEnd />}
    </footer>
  );
}

/** What is said in passing goes by itself, but not while the pointer or the focus is in the bar, which is given the ref. */
function useGoingByItself(passing: object | undefined) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!passing) return undefined;
    let timer = setTimeout(go, PASSING);
    function go(): void {
      // Asked for, not kept: what had the focus may be gone without a word.
      if (!bar.current?.matches(':hover, :focus-within')) return clearStatusNote();
      timer = setTimeout(go, HELD);
    }
    return () => clearTimeout(timer);
  }, [passing]);
  return bar;
}

/**
 * Whether the pointer or the focus has moved since something last changed, and not long ago: where it only rests, nobody asks
 * for words, and what is to be done now matters more.
 */
function useMovedSince(changing: unknown): boolean {
  const [now, setNow] = useState({ changing, hasMoved: false });
  if (now.changing !== changing) setNow({ changing, hasMoved: false });
  useEffect(() => {
    const controller = new AbortController();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const tell = (hasMoved: boolean) =>
      setNow((before) => (before.hasMoved === hasMoved ? before : { ...before, hasMoved }));
    const move = ({ type }: Event) => {
      clearTimeout(resting);
      // The focus does not rest: it is where the person has brought it.
      if (type === 'pointermove') resting = setTimeout(() => tell(false), RESTING);
      tell(true);
    };
    for (const way of ['pointermove', 'keydown']) {
      window.addEventListener(way, move, { capture: true, passive: true, signal: controller.signal });
    }
    return () => {
      clearTimeout(resting);
      controller.abort();
    };
  }, []);
  return now.hasMoved && now.changing === changing;
}

/** What the pointer is at; not said aloud, for the focus says it of itself. */
function PointedSpace() {
  const words = usePointed(({ space }) => space?.words?.() ?? space?.label);
  return words ? (
    <p className="pointed-space" {...helpOn('place:status-text')} aria-hidden="true">
      <TileWords words={words} />
    </p>
  ) : null;
}
