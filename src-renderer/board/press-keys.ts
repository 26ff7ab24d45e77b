import type { KeyboardEvent } from 'react';

/** What a button drawn in SVG does with keys: Enter and Space press it, each once however long it is held down. */
export const pressKeys =
  (onPress: () => void) =>
  (event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onPress();
  };
