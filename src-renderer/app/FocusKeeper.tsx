import { useEffect, useRef } from 'react';
import { useAllCommands } from '../stage/commands';
import { useIsReading } from '../stage/reading';
import { shownIn, useTables } from '../stage/tables';
import { focusFirstTarget, takesNoFocus } from '../stage/focus-targets';
import { isForemost } from '../stage/roles';

/**
 * Keeps the focus in the window: when the part that has it is played, taken back, closed or of no more use, the selected
 * tile gets it, else the button that hands on, or the first tile of whoever moves now. So it is, too, when a game comes to
 * the table, or leaves it.
 */
export function FocusKeeper() {
  // Whatever changes in the window may take the focus with it.
  const table = useTables(shownIn);
  useAllCommands();
  useIsReading();
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // Dialogs and menus give the focus back themselves.
      if (target instanceof Element && !isForemost(target)) last.current = target;
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('focusin', remember, { signal });
    window.addEventListener('keydown', ignoreHeldEnter, { signal, capture: true });
    return () => controller.abort();
  }, []);
  // Not before all effects of a dialog that has closed are undone: until then it keeps the rest of the window inert.
  useEffect(() => {
    const keep = () => {
      const active = document.activeElement;
      if (!active || (active !== document.body && !takesNoFocus(active))) return;
      if (last.current?.isConnected && !takesNoFocus(last.current)) return;
      // The program has just started: nothing had the focus yet.
      if (!table && !last.current) return;
      focusFirstTarget();
    };
    keep();
    // What came to the table by itself, as a result does, gets no key that was pressed before.
    window.addEventListener('keyup', keep);
    return () => window.removeEventListener('keyup', keep);
  });
  return null;
}

/** Enter that is still held down was meant for what had the focus before, not for what it has come to since. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button, [role=button]') !== null;
  if (event.repeat && event.key === 'Enter' && isOnButton) event.preventDefault();
}
