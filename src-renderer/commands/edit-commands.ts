import { copyGame } from '../play/clipboard';
import { mayChangeDetails, proposeDetails } from '../play/details';
import {
  endReplay,
  mayPlayOn,
  mayRedo,
  mayStep,
  mayUndo,
  playOnFromHere,
  redo,
  startReplay,
  step,
  undo,
} from '../play/history';
import { askForHint, hasHint, letHintGo, mayAskForHint, playHint } from '../play/hint';
import { mayPutBack, playHeld, putBack, turn } from '../play/moves';
import { pasteGame } from '../play/opening';
import { closePanel, panelShown } from '../play/panels';
import { openSettings } from '../play/settings';
import { type Table, useTable } from '../play/table';
import { handOn, mayHandOn } from '../play/turns';
import { always, type Commands, hasGame } from './command';

const holdsTile = ({ held }: Table): boolean => held !== undefined;
const isReplayed = ({ replay }: Table): boolean => replay !== undefined;
const mayReplay = ({ open, replay }: Table): boolean =>
  open !== undefined && !replay && open.record.game.placements.length > 0;

/** What Esc ends, the innermost first. */
const WAYS_OUT = [
  { isIn: isReplayed, leave: endReplay },
  { isIn: mayPutBack, leave: putBack },
  { isIn: ({ hint }: Table) => hint !== undefined, leave: letHintGo },
  { isIn: (table: Table) => panelShown(table) !== undefined, leave: closePanel },
];
const wayOut = (table: Table) => WAYS_OUT.find(({ isIn }) => isIn(table));

/** The Edit menu. */
export const EDIT_COMMANDS = {
  undo: { group: 1, keys: ['$mod+z', 'Alt+Backspace'], isEnabled: mayUndo, run: undo },
  redo: { group: 1, keys: ['$mod+y', '$mod+Shift+z'], isEnabled: mayRedo, run: redo },
  copy: { group: 2, keys: ['$mod+c'], isEnabled: hasGame, run: copyGame },
  paste: { group: 2, keys: ['$mod+v'], isEnabled: (table) => !hasGame(table), run: pasteGame },
  nextPlayer: { group: 3, keys: ['F8'], isEnabled: mayHandOn, run: handOn },
  playHere: { group: 3, keys: ['Enter'], isEnabled: holdsTile, run: playHeld },
  putBack: { group: 3, shownKeys: 'Escape', isEnabled: mayPutBack, run: putBack },
  rotateClockwise: { group: 3, keys: ['PageDown'], isEnabled: hasGame, run: () => turn(1) },
  rotateAnticlockwise: { group: 3, keys: ['PageUp'], isEnabled: hasGame, run: () => turn(-1) },
  hint: { group: 3, keys: ['F2'], isEnabled: mayAskForHint, run: askForHint },
  playHint: { group: 3, keys: ['$mod+Enter'], isEnabled: hasHint, isShown: hasHint, run: playHint },
  replay: { group: 4, keys: ['$mod+r'], isEnabled: mayReplay, run: startReplay },
  nextMove: { group: 4, keys: ['ArrowRight'], isEnabled: mayStep(1), run: () => step(1) },
  previousMove: { group: 4, keys: ['ArrowLeft'], isEnabled: mayStep(-1), isShown: isReplayed, run: () => step(-1) },
  playOn: { group: 4, isEnabled: mayPlayOn, isShown: isReplayed, run: playOnFromHere },
  endReplay: { group: 4, shownKeys: 'Escape', isEnabled: isReplayed, isShown: isReplayed, run: endReplay },
  playerDetails: { group: 5, isEnabled: mayChangeDetails, run: proposeDetails },
  settings: { group: 5, keys: ['$mod+,'], isEnabled: always, run: openSettings },
  chat: { group: 5, waitsFor: 7 },
  /** What Esc does: the way out of whatever is under way. */
  cancel: {
    keys: ['Escape'],
    isEnabled: (table) => wayOut(table) !== undefined,
    run: () => wayOut(useTable.getState())?.leave(),
  },
} as const satisfies Commands;
