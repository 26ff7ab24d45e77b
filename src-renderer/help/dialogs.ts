import { type Drawn, drawn } from '../stage/drawn';
import { aboutDialog } from './about';
import { AboutDialog } from './AboutDialog';
import { shortcutsDialog } from './shortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';

/** The dialogs in which the program tells of itself. */
export const HELP_DIALOGS: readonly Drawn[] = [
  drawn(aboutDialog, AboutDialog),
  drawn(shortcutsDialog, ShortcutsDialog),
];
