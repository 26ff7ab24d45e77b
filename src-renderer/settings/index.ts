/** What the window is given of settings. */

export { SETTING_COMMANDS } from './commands';
export { SETTINGS_DIALOGS } from './dialogs';
export { LookTab } from './LookTab';
export { PlayTab } from './PlayTab';
export { loadPicture } from './settings';
export { TableTab } from './TableTab';
export { knowTabs, type SettingsTab } from './tabs';
