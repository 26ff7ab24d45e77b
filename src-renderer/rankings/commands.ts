import { always, type Commands } from '../stage/commands';
import { showRankings } from './rankings-dialog';

/** What can be done with the rankings. */
export const RANKING_COMMANDS = {
  rankings: { menu: ['view', 1, 5], isEnabled: always, run: () => showRankings() },
} as const satisfies Commands;
