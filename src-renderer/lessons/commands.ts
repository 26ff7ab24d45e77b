import { always, type Commands } from '../stage/commands';
import { showTutorial } from './lessons';

/** What can be done with lessons. */
export const LESSON_COMMANDS = {
  tutorial: { menu: ['help', 1, 3], isEnabled: always, run: showTutorial },
} as const satisfies Commands;
