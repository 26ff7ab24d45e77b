/** What the window is given of the rankings. */

export { RANKING_COMMANDS } from './commands';
export { RANKING_DIALOGS } from './dialogs';
export { rankingExtension } from './extension';
export { rankingsDialog } from './rankings-dialog';
export { startRanking } from './record-ranked-game';
