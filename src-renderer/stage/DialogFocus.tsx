import { type RefObject, useEffect } from 'react';
import { useFocusManager } from 'react-aria/FocusScope';
import { takesNoFocus } from './focus-targets';

/**
 * Takes the focus back from what is of no more use in a dialog, as *Next page* is on the last one: left to the page, it
 * would take Esc from the dialog. It goes to the field before, else to the dialog itself, never to another button: Enter
 * pressed once more is not meant for that. Stands inside the dialog.
 */
export function DialogFocus({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) {
  const focus = useFocusManager();
  useEffect(() => {
    const frame = dialog.current;
    let due = 0;
    const takeBack = ({ target }: FocusEvent) => {
      cancelAnimationFrame(due);
      // Whatever else gives the focus to somebody comes first.
      due = requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !(target instanceof Element)) return;
        if (!target.isConnected || !takesNoFocus(target)) return;
        if (!focus?.focusPrevious({ from: target, tabbable: true, accept: isNoButton })) frame?.focus();
      });
    };
    frame?.addEventListener('focusout', takeBack);
    return () => {
      frame?.removeEventListener('focusout', takeBack);
      cancelAnimationFrame(due);
    };
  }, [dialog, focus]);
  return null;
}

const isNoButton = (element: Element): boolean => !element.matches('button');
