import { isOver } from '../../src-shared/tantrix';
import { preferencesNow } from '../preferences/preferences';
import type { Commands } from '../stage/commands';
import { togglePreference } from '../stage/switches';
import { mayAnalyse } from './analysis';
import { firstAnswer } from './extensions';
import { mayTellFits } from './fits';
import { mayPlayOn, mayStep, playOnFromHere, endReplay, startReplay, step } from './history';
import { mayPlayAgain, proposePlayAgain } from './new-game';
import { hasResult, isResultShown, mayChat, mayLookIntoBag, panelShown, togglePanel, toggleResult } from './panels';
import { mayChangeDetails, proposeDetails } from './player-details';
import { askToStop } from './stopping';
import { type GameTable, gameTables, type Panel } from './table';
import { mayAskFor } from './terms';
import { handOn, mayHandOn } from './turns';

const { when } = gameTables;

const isReplayed = when(({ replay }) => replay !== undefined);
const mayReplay = when(({ open, replay }) => open !== undefined && !replay && open.record.game.placements.length > 0);

/** Whoever plays by mail cannot agree for the others. */
const isRunning = when(
  ({ open, replay }) => open !== undefined && !replay && mayAskFor(open, 'stop') && !isOver(open.record.game),
);

const panel = (id: Panel, isEnabled: (table: GameTable) => boolean) => ({
  isEnabled: when(isEnabled),
  isOn: when((table) => panelShown(table) === id),
  run: () => togglePanel(id),
});

/** What can be done with games. */
export const GAME_COMMANDS = {
  playAgain: { menu: ['file', 5, 1], isEnabled: when(mayPlayAgain), run: proposePlayAgain },
  stop: { menu: ['file', 5, 5], isEnabled: isRunning, run: askToStop },
  nextPlayer: { menu: ['edit', 3, 1], keys: ['F8'], isEnabled: when(mayHandOn), run: handOn },
  replay: { menu: ['edit', 5, 1], keys: ['$mod+r'], isEnabled: mayReplay, run: startReplay },
  nextMove: { menu: ['edit', 5, 2], keys: ['ArrowRight'], isEnabled: when(mayStep(1)), run: () => step(1) },
  previousMove: {
    menu: ['edit', 5, 3],
    keys: ['ArrowLeft'],
    isEnabled: when(mayStep(-1)),
    isShown: isReplayed,
    run: () => step(-1),
  },
  playOn: { menu: ['edit', 5, 4], isEnabled: when(mayPlayOn), isShown: isReplayed, run: playOnFromHere },
  endReplay: { menu: ['edit', 5, 5], shownKeys: 'Escape', isEnabled: isReplayed, isShown: isReplayed, run: endReplay },
  playerDetails: { menu: ['edit', 6, 1], isEnabled: when(mayChangeDetails), run: proposeDetails },
  chat: {
    menu: ['edit', 6, 3],
    ...panel('chat', mayChat),
    isMarked: when(({ open }) => open !== undefined && (firstAnswer((room) => room.hasUnread?.(open)) ?? false)),
  },
  bag: { menu: ['view', 1, 1], ...panel('bag', mayLookIntoBag) },
  score: { menu: ['view', 1, 2], ...panel('score', ({ open }) => open !== undefined) },
  result: {
    menu: ['view', 1, 3],
    isEnabled: when(hasResult),
    isOn: when(isResultShown),
    run: toggleResult,
  },
  analysis: { menu: ['view', 1, 4], ...panel('analysis', mayAnalyse) },
  fitCounts: {
    menu: ['view', 4, 3],
    isEnabled: when(mayTellFits),
    isOn: when((table) => preferencesNow().fitCounts && mayTellFits(table)),
    run: () => togglePreference('fitCounts'),
  },
} as const satisfies Commands;
