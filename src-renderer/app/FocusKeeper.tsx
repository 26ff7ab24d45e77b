import { useEffect, useRef } from 'react';
import { useOutgoing } from '../mail/outgoing';
import { useFiles } from '../files/files';
import { useTable } from '../stage/table';
import { usePreferences } from '../preferences/preferences';
import { useStage } from '../stage/dialogs';
import { isForemost } from '../stage/roles';

/** Where the focus goes when what had it is gone, the first that there is. */
const HEIRS = [
  '.hand-tile.is-selected',
  '.held-tile[tabindex]',
  '.box-tile.is-selected',
  '.puzzle-news .button-primary',
  '.box-tile',
  '.puzzle-buttons button:enabled',
  '.next-player .button-primary',
  '.is-mine .hand-tile:not(.tile-idle):enabled',
  '.result button',
  '.replay-bar .button-icon:enabled',
  '.replay-bar .run-button',
  '.start-screen .button-primary',
];

/** What is still there and takes no focus any more. */
const DEAD = ':disabled, [inert] *, .space:not([tabindex]), .hand-tile[aria-disabled=true]';

/**
 * Keeps the focus in the window: when the part that has it is played, taken back, closed or of no more use, the selected
 * tile gets it, else the button that hands on, or the first tile of whoever moves now. So it is, too, when a game comes to
 * the table, or leaves it.
 */
export function FocusKeeper() {
  // Whatever changes in the window may take the focus with it.
  const { open, puzzle } = useTable();
  useStage();
  useOutgoing();
  useFiles();
  usePreferences();
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
    const active = document.activeElement;
    // The browser takes the focus from what is disabled only when it draws next.
    if (active !== document.body && !active?.matches(DEAD)) return;
    if (last.current?.isConnected && !last.current.matches(DEAD)) return;
    // The program has just started: nothing had the focus yet.
    if (!open && !puzzle && !last.current) return;
    HEIRS.flatMap((selector) => document.querySelector<HTMLElement | SVGElement>(selector) ?? [])[0]?.focus();
  });
  return null;
}

/** Enter that is still held down was meant for what had the focus before, not for what it has come to since. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button, [role=button]') !== null;
  if (event.repeat && event.key === 'Enter' && isOnButton) event.preventDefault();
}
