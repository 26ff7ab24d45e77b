import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { showHelp } from '../play/help';
import { subjectHere } from './context';

/** F1 opens the manual at whatever the person is busy with: in dialogs, menus and fields, too, which keep other keys. */
export function useHelpKey(): void {
  useEffect(() => tinykeys(window, { F1: openHere }, { capture: true, ignore: () => false }), []);
}

function openHere(event: KeyboardEvent): void {
  event.preventDefault();
  void showHelp(subjectHere());
}
