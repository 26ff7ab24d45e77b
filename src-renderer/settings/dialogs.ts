import { type Drawn, drawn } from '../stage/drawn';
import { settingsDialog } from './settings';
import { SettingsDialog } from './SettingsDialog';

/** The dialogs about what is set. */
export const SETTINGS_DIALOGS: readonly Drawn[] = [drawn(settingsDialog, SettingsDialog)];
