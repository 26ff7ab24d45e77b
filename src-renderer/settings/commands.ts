import { always, type Commands } from '../stage/commands';
import { toggle } from '../stage/switches';
import { openSettings } from './settings';

/** What can be set. */
export const SETTING_COMMANDS = {
  settings: { menu: ['edit', 6, 2], keys: ['$mod+,'], isEnabled: always, run: openSettings },
  toolbar: { menu: ['view', 2, 1], ...toggle('toolbar') },
  bagCounter: { menu: ['view', 2, 2], ...toggle('bagCounter') },
  statusBar: { menu: ['view', 2, 3], ...toggle('statusBar') },
  tileNumbers: { menu: ['view', 4, 1], keys: ['$mod+t'], ...toggle('tileNumbers') },
} as const satisfies Commands;
