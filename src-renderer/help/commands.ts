import { always, type Commands } from '../stage/commands';
import { showHelp } from '../stage/show';
import { showAbout } from './about';
import { showShortcuts } from './shortcuts';
import { startAsking } from './whats-this-mode';

/** What the program can be asked. */
export const HELP_COMMANDS = {
  helpTopics: { menu: ['help', 1, 1], keys: ['F1'], isEnabled: always, run: () => showHelp('') },
  helpStrategy: { menu: ['help', 1, 2], isEnabled: always, run: () => showHelp('section:strategy') },
  whatsThis: { menu: ['help', 1, 4], keys: ['Shift+F1'], isEnabled: always, run: startAsking },
  shortcuts: { menu: ['help', 1, 5], keys: ['Shift+?'], isEnabled: always, run: showShortcuts },
  about: { menu: ['help', 2, 1], isEnabled: always, run: showAbout },
} as const satisfies Commands;
