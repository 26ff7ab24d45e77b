import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus goes when what had it is gone, the first that there is. */
const HEIRS = [
  '.hand-tile.is-selected',
  '.next-player .button-primary',
  '.is-mover .hand-tile:not(.tile-idle)',
  '.result button',
  '.replay-bar button:not(:disabled)',
];

/**
 * Keeps the focus in the window: when the part that has it is played, taken back or closed, the selected tile gets it, else
 * the button that hands on, or the first tile of whoever moves now.
 */
export function useFocusKept(): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    window.addEventListener('focusin', remember);
    return () => window.removeEventListener('focusin', remember);
  }, []);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current) return;
    if (last.current.isConnected && !last.current.matches(':disabled, [inert] *')) return;
    focusHeir();
  });
}

/** Gives the focus, which nothing has now, to the first part of the table that takes it. */
export function focusHeir(): void {
  HEIRS.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])[0]?.focus();
}
