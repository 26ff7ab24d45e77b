import { startAsking } from '../help/whats-this-mode';
import { showAbout } from '../help/about';
import { showHelp } from '../stage/show';
import { showTutorial } from '../lessons/lessons';
import { always, type Commands } from '../stage/command';

/** The Help menu. */
export const HELP_COMMANDS = {
  helpTopics: { group: 1, keys: ['F1'], isEnabled: always, run: () => showHelp('') },
  helpStrategy: { group: 1, isEnabled: always, run: () => showHelp('section:strategy') },
  tutorial: { group: 1, isEnabled: always, run: showTutorial },
  whatsThis: { group: 1, keys: ['Shift+F1'], isEnabled: always, run: startAsking },
  about: { group: 2, isEnabled: always, run: showAbout },
} as const satisfies Commands;
