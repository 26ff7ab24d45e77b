import { letTileGo } from '../puzzles/change';
import { copyGame } from '../files/clipboard';
import { mayChangeDetails, proposeDetails } from '../game/player-details';
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
} from '../game/history';
import { askForHint, hasHint, letHintGo, mayAskForHint, playHint } from '../game/hint';
import { mayPutBack, playHeld, putBack, turn } from '../game/moves';
import { pasteGame } from '../files/opening';
import { closePanel, panelShown } from '../game/panels';
import { openSettings } from '../settings/settings';
import { type Table, useTable } from '../stage/table';
import { handOn, mayHandOn } from '../game/turns';
import {
  clearTable,
  hasChosen,
  hasChosenOnTable,
  mayClear,
  mayRedo as mayRedoPuzzle,
  mayUndo as mayUndoPuzzle,
  playChosen,
  redo as redoPuzzle,
  toBox,
  toggleGroup,
  turnChosen,
  undo as undoPuzzle,
} from '../puzzles/puzzle-actions';
import {
  askForHint as askForPuzzleHint,
  askToCount,
  askToSolve,
  hasHint as hasPuzzleHint,
  layHint,
  mayAsk,
  stopAsking,
  check,
  dismissNews,
} from '../puzzles/solver-requests';
import { hasNews, isDone } from '../puzzles/checking';
import { turnTable } from '../stage/view';
import { always, type Commands, hasDocument, hasPuzzle, inBoth } from '../stage/command';

const holdsTile = ({ held }: Table): boolean => held !== undefined;
const isReplayed = ({ replay }: Table): boolean => replay !== undefined;
const mayReplay = ({ open, replay }: Table): boolean =>
  open !== undefined && !replay && open.record.game.placements.length > 0;

const mayCheck = ({ puzzle }: Table): boolean => puzzle !== undefined && !puzzle.record.drawn && !isDone(puzzle);

/** Turns the selected tile; with none selected, the whole table on the screen. */
function rotate(sixths: number): void {
  const { puzzle } = useTable.getState();
  if (!puzzle) return turn(sixths);
  if (puzzle.chosen) turnChosen(sixths);
  else turnTable(sixths);
}

/** Over a game by mail the next turn can be pasted: it is kept by itself. */
const mayPaste = (table: Table): boolean => !hasDocument(table) || table.open?.session.terms.persistence === 'mail';

/** What Esc ends, the innermost first. */
const WAYS_OUT = [
  { isIn: isReplayed, leave: endReplay },
  { isIn: mayPutBack, leave: putBack },
  { isIn: ({ hint }: Table) => hint !== undefined, leave: letHintGo },
  { isIn: ({ puzzle }: Table) => puzzle?.help?.kind === 'asked', leave: stopAsking },
  { isIn: hasChosen, leave: letTileGo },
  { isIn: hasNews, leave: dismissNews },
  { isIn: (table: Table) => panelShown(table) !== undefined, leave: closePanel },
];
const wayOut = (table: Table) => WAYS_OUT.find(({ isIn }) => isIn(table));

/** The Edit menu. */
export const EDIT_COMMANDS = {
  undo: {
    group: 1,
    keys: ['$mod+z', 'Alt+Backspace'],
    ...inBoth({ isEnabled: mayUndo, run: undo }, { isEnabled: mayUndoPuzzle, run: undoPuzzle }),
  },
  redo: {
    group: 1,
    keys: ['$mod+y', '$mod+Shift+z'],
    ...inBoth({ isEnabled: mayRedo, run: redo }, { isEnabled: mayRedoPuzzle, run: redoPuzzle }),
  },
  copy: { group: 2, keys: ['$mod+c'], isEnabled: hasDocument, run: copyGame },
  paste: { group: 2, keys: ['$mod+v'], isEnabled: mayPaste, run: pasteGame },
  nextPlayer: { group: 3, keys: ['F8'], isEnabled: mayHandOn, run: handOn },
  playHere: {
    group: 3,
    keys: ['Enter'],
    ...inBoth({ isEnabled: holdsTile, run: playHeld }, { isEnabled: hasChosenOnTable, run: playChosen }),
  },
  putBack: {
    group: 3,
    keys: ['Delete'],
    ...inBoth({ isEnabled: mayPutBack, run: putBack }, { isEnabled: hasChosenOnTable, run: toBox }),
  },
  rotateClockwise: { group: 3, keys: ['PageDown'], isEnabled: hasDocument, run: () => rotate(1) },
  rotateAnticlockwise: { group: 3, keys: ['PageUp'], isEnabled: hasDocument, run: () => rotate(-1) },
  hint: {
    group: 3,
    keys: ['F2'],
    ...inBoth({ isEnabled: mayAskForHint, run: askForHint }, { isEnabled: mayAsk('hint'), run: askForPuzzleHint }),
  },
  playHint: {
    group: 3,
    keys: ['$mod+Enter'],
    isShown: (table) => hasHint(table) || hasPuzzleHint(table),
    ...inBoth({ isEnabled: hasHint, run: playHint }, { isEnabled: hasPuzzleHint, run: layHint }),
  },
  moveGroup: {
    group: 4,
    keys: ['g'],
    isEnabled: hasChosenOnTable,
    isShown: hasPuzzle,
    isOn: ({ puzzle }) => puzzle?.chosen?.withGroup ?? false,
    run: toggleGroup,
  },
  rotateGroupClockwise: { keys: ['Shift+PageDown'], isEnabled: hasChosenOnTable, run: () => turnChosen(1, true) },
  rotateGroupAnticlockwise: { keys: ['Shift+PageUp'], isEnabled: hasChosenOnTable, run: () => turnChosen(-1, true) },
  clearTable: { group: 4, isEnabled: mayClear, isShown: hasPuzzle, run: clearTable },
  check: { group: 4, keys: ['F9'], isEnabled: mayCheck, isShown: hasPuzzle, run: check },
  solve: { group: 4, isEnabled: mayAsk('solve'), isShown: hasPuzzle, run: askToSolve },
  countSolutions: { group: 4, isEnabled: mayAsk('count'), isShown: hasPuzzle, run: askToCount },
  replay: { group: 5, keys: ['$mod+r'], isEnabled: mayReplay, run: startReplay },
  nextMove: { group: 5, keys: ['ArrowRight'], isEnabled: mayStep(1), run: () => step(1) },
  previousMove: { group: 5, keys: ['ArrowLeft'], isEnabled: mayStep(-1), isShown: isReplayed, run: () => step(-1) },
  playOn: { group: 5, isEnabled: mayPlayOn, isShown: isReplayed, run: playOnFromHere },
  endReplay: { group: 5, shownKeys: 'Escape', isEnabled: isReplayed, isShown: isReplayed, run: endReplay },
  playerDetails: { group: 6, isEnabled: mayChangeDetails, run: proposeDetails },
  settings: { group: 6, keys: ['$mod+,'], isEnabled: always, run: openSettings },
  chat: { group: 6, waitsFor: 'online games' },
  /** What Esc does: the way out of whatever is under way. */
  cancel: {
    keys: ['Escape'],
    isEnabled: (table) => wayOut(table) !== undefined,
    run: () => wayOut(useTable.getState())?.leave(),
  },
} as const satisfies Commands;
