import { useEffect } from 'react';
import { useFocusManager } from 'react-aria/FocusScope';
import { takesNoFocus } from './focus-targets';

/**
 * Hands the focus back to what stands before, when what has it in a dialog is of no more use, as *Next page* is on the last
 * one: left to the page, it would take Esc from the dialog; handed on, Enter pressed once more could close it. Stands
 * inside the dialog.
 */
export function DialogFocus() {
  const focus = useFocusManager();
  useEffect(() => {
    const handBack = ({ target }: FocusEvent) => {
      // The browser takes the focus away when it draws; only then is it known where it has gone.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !(target instanceof Element)) return;
        if (target.isConnected && takesNoFocus(target))
          focus?.focusPrevious({ from: target, wrap: true, tabbable: true });
      });
    };
    document.addEventListener('focusout', handBack);
    return () => document.removeEventListener('focusout', handBack);
  }, [focus]);
  return null;
}
