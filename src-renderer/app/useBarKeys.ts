import { useEffect, useRef } from 'react';

interface BarActions {
  /** Opens the menu of a letter; false when there is none. */
  readonly openByLetter: (letter: string) => boolean;
  /** Goes to the bar, or back from it. */
  readonly toggle: () => void;
  /** Shows or hides the underlines. */
  readonly underline: (isShown: boolean) => void;
  readonly isActive: () => boolean;
}

/** Listens for the keys that lead to the menu bar from anywhere: Alt alone, Alt with a letter, F10. */
export function useBarKeys(isBlocked: boolean, actions: BarActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => (isBlocked ? undefined : listen(latest)), [isBlocked]);
}

function listen(actions: { readonly current: BarActions }): () => void {
  const controller = new AbortController();
  /** Alt is down, and nothing else was pressed since. */
  let isAltAlone = false;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    if (key === 'Alt' && !repeat) {
      isAltAlone = !ctrlKey && !metaKey && !shiftKey;
      if (isAltAlone) actions.current.underline(true);
    } else if (key !== 'Alt') isAltAlone = false;
    const isBarKey = key === 'F10' && !ctrlKey && !metaKey && !shiftKey && !altKey;
    if (isBarKey) actions.current.toggle();
    const isLetter = altKey && !ctrlKey && !metaKey && key.length === 1;
    if (!isBarKey && !(isLetter && actions.current.openByLetter(key.toLowerCase()))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    if (isAltAlone) {
      event.preventDefault();
      actions.current.toggle();
    } else if (!actions.current.isActive()) actions.current.underline(false);
    isAltAlone = false;
  };
  const forget = () => {
    isAltAlone = false;
    if (!actions.current.isActive()) actions.current.underline(false);
  };
  const options = { signal: controller.signal, capture: true };
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('keyup', onKeyUp, options);
  window.addEventListener('blur', forget, options);
  window.addEventListener('pointerdown', forget, options);
  return () => controller.abort();
}
