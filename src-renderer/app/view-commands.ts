import { mayAnalyse } from '../game/analysis';
import { fitBoard, ZOOM_STEP, zoomBoard } from '../stage/board-view';
import { mayTellFits } from '../game/fits';
import { mayLookIntoBag, panelShown, togglePanel } from '../game/panels';
import { preferencesNow, type Switch } from '../preferences/preferences';
import { togglePreference } from '../settings/settings';
import { showRankings } from '../rankings/rankings-dialog';
import { always, type Commands, type Doable, hasDocument, hasGame, hasPuzzle } from '../stage/command';

/** Turns a preference on and off. */
const toggle = (name: Switch): Doable => ({
  isEnabled: always,
  isOn: () => preferencesNow()[name],
  run: () => togglePreference(name),
});

/** The View menu. */
export const VIEW_COMMANDS = {
  bag: {
    group: 1,
    isEnabled: mayLookIntoBag,
    isOn: (table) => panelShown(table) === 'bag',
    run: () => togglePanel('bag'),
  },
  score: {
    group: 1,
    isEnabled: hasGame,
    isOn: (table) => panelShown(table) === 'score',
    run: () => togglePanel('score'),
  },
  analysis: {
    group: 1,
    isEnabled: mayAnalyse,
    isOn: (table) => panelShown(table) === 'analysis',
    run: () => togglePanel('analysis'),
  },
  rankings: { group: 1, isEnabled: always, run: () => showRankings() },
  toolbar: { ...toggle('toolbar'), group: 2 },
  bagCounter: { ...toggle('bagCounter'), group: 2 },
  statusBar: { ...toggle('statusBar'), group: 2 },
  zoomIn: { group: 3, keys: ['+', 'Shift++', '='], isEnabled: hasDocument, run: () => zoomBoard(ZOOM_STEP) },
  zoomOut: { group: 3, keys: ['-'], isEnabled: hasDocument, run: () => zoomBoard(1 / ZOOM_STEP) },
  fitBoard: { group: 3, keys: ['0'], isEnabled: hasDocument, run: fitBoard },
  tileNumbers: { ...toggle('tileNumbers'), group: 4, keys: ['$mod+t'] },
  puzzleTimer: { ...toggle('puzzleTimer'), group: 4, isShown: hasPuzzle },
  fitCounts: {
    ...toggle('fitCounts'),
    group: 4,
    isEnabled: mayTellFits,
    isOn: (table) => preferencesNow().fitCounts && mayTellFits(table),
  },
} as const satisfies Commands;
