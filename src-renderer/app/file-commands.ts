import { isOver } from '../../src-shared/tantrix';
import { proposeHandOn } from '../mail/handing-on';
import { openMailGames } from '../mail/games-list';
import { isHandedOver } from '../../src-shared/mail-games/turns';
import { askToStop } from '../game/stopping';
import { closeGame, leaveProgram, mayPlayAgain, proposeNewGame, proposePlayAgain } from '../game/games';
import { importGame, openGame } from '../files/opening';
import { previewPages, proposePrint, proposePrintSetup } from '../print/printing';
import { saveCopy, saveGame } from '../files/saving';
import { documentOf, isEdited, isEmbedded } from '../stage/document';
import { copyPuzzleCode } from '../puzzles/code';
import { beginAfresh, hasNext, startNext } from '../puzzles/next';
import { proposePuzzle } from '../puzzles/starting';
import type { Table } from '../stage/table';
import { mayAskFor } from '../game/terms';
import { always, type Commands, hasDocument, hasPuzzle } from '../stage/command';

/** Whoever plays by mail cannot agree for the others. */
const isRunning = ({ open, replay }: Table): boolean =>
  open !== undefined && !replay && mayAskFor(open, 'stop') && !isOver(open.record.game);

function maySave(table: Table): boolean {
  const document = documentOf(table);
  return document !== undefined && (document.file === undefined || isEdited(document));
}

/** The File menu; the files that were open last stand before its last group. */
export const FILE_COMMANDS = {
  newGame: { group: 1, keys: ['$mod+n'], isEnabled: always, run: proposeNewGame },
  makePuzzle: { group: 1, isEnabled: always, run: proposePuzzle },
  open: { group: 1, keys: ['$mod+o'], isEnabled: always, run: openGame },
  mailGames: { group: 1, isEnabled: always, run: openMailGames },
  close: { group: 1, isEnabled: hasDocument, run: closeGame },
  save: {
    group: 2,
    keys: ['$mod+s'],
    isEnabled: maySave,
    isShown: (table) => !isEmbedded(table),
    run: () => saveGame(),
  },
  saveAs: {
    group: 2,
    keys: ['$mod+Shift+s'],
    isEnabled: (table) => hasDocument(table) && !isEmbedded(table),
    isShown: (table) => !isEmbedded(table),
    run: () => saveGame(true),
  },
  update: { group: 2, isEnabled: (table) => isEdited(documentOf(table)), isShown: isEmbedded, run: () => saveGame() },
  saveCopyAs: { group: 2, isEnabled: hasDocument, isShown: isEmbedded, run: () => saveCopy('txg') },
  importGame: { group: 3, isEnabled: always, run: importGame },
  exportGame: { group: 3, isEnabled: hasDocument, run: () => saveCopy('text') },
  savePng: { group: 3, isEnabled: hasDocument, run: () => saveCopy('png') },
  saveSvg: { group: 3, isEnabled: hasDocument, run: () => saveCopy('svg') },
  copyPuzzleCode: { group: 3, isEnabled: hasPuzzle, isShown: hasPuzzle, run: copyPuzzleCode },
  print: { group: 4, keys: ['$mod+p'], isEnabled: hasDocument, run: proposePrint },
  printPreview: { group: 4, isEnabled: hasDocument, run: previewPages },
  printSetup: { group: 4, isEnabled: always, run: proposePrintSetup },
  playAgain: { group: 5, isEnabled: mayPlayAgain, run: proposePlayAgain },
  sendTurn: { group: 5, isEnabled: ({ open }) => isHandedOver(open), run: proposeHandOn },
  beginAfresh: { group: 5, isEnabled: hasPuzzle, isShown: hasPuzzle, run: beginAfresh },
  nextPuzzle: { group: 5, isEnabled: hasNext, isShown: hasPuzzle, run: startNext },
  stop: { group: 5, isEnabled: isRunning, run: askToStop },
  exit: { group: 6, keys: ['Alt+F4'], isEnabled: always, run: leaveProgram },
} as const satisfies Commands;
