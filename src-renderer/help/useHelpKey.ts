import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { showHelp } from '../stage/show';
import { askHere } from './whats-this-mode';
import { subjectHere } from '../stage/context';

const taken = (action: () => void) => (event: KeyboardEvent) => {
  event.preventDefault();
  action();
};

const KEYS = {
  F1: taken(() => void showHelp(subjectHere())),
  'Shift+F1': taken(askHere),
};

/**
 * F1 opens the manual at whatever the person is busy with, Shift+F1 explains it on the spot: in dialogs, menus and fields,
 * too, which keep other keys.
 */
export function useHelpKey(): void {
  useEffect(() => tinykeys(window, KEYS, { capture: true, ignore: () => false }), []);
}
