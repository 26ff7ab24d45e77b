import type { Subject } from '../stage/subjects';

/** The parts of the window that are no commands, and what explains them; of nested ones the innermost counts. */
export const PARTS: readonly (readonly [selector: string, subject: Subject])[] = [
  ['.space', 'place:space'],
  ['.laid-tile, .loose-tile, .hand-tile, .box-tile, .bag-tiles li', 'place:tile'],
  ['.hand', 'place:hand'],
  ['.board', 'place:board'],
  ['.status-text, .pointed-space', 'place:status-text'],
  ['.bag-count', 'place:bag-counter'],
  ['.score-line, .result', 'place:scores'],
  ['.replay-bar', 'place:replay-bar'],
  ['.tile-box', 'place:puzzle-box'],
  ['.puzzle-clock', 'place:puzzle-clock'],
  ['.move-list', 'place:move-list'],
  ['.analysis-graph', 'place:analysis-graph'],
  ['.hint-panel', 'command:hint'],
  ['.send-notice', 'command:sendTurn'],
  ['.lesson', 'place:lesson'],
  ['.side-panel', 'place:side-panel'],
  ['.start-screen', 'place:start-screen'],
  ['.menu-bar', 'place:menu-bar'],
  ['.toolbar', 'place:toolbar'],
  ['.preview', 'command:printPreview'],
];
