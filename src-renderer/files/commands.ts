import type { AnyRecord } from '../../src-shared/record';
import { always, type Commands, hasTable } from '../stage/commands';
import { documentOf, isEdited, isEmbedded, isWritable } from '../stage/document';
import type { Replay } from '../stage/kind';
import { kindFor } from '../stage/known-kinds';
import { type OpenTable } from '../stage/tables';
import { copyGame } from './clipboard';
import { closeTable, leaveProgram } from './leaving';
import { importGame, openGame, pasteGame } from './opening';
import { saveCopy, saveGame } from './saving';

const isOutside = (table: OpenTable | undefined): boolean => !isEmbedded(table);

const maySave = (table: OpenTable | undefined): boolean =>
  isWritable(table) && (documentOf(table)?.file === undefined || isEdited(table));

/** Over a game by mail the next turn can be pasted: it is kept by itself. */
const mayPaste = (table: OpenTable | undefined): boolean =>
  table === undefined || documentOf(table)?.session.terms.persistence === 'mail';

/** The replay of what lies on a table; undefined where its kind has none. */
const replayIn = (table: OpenTable | undefined): Replay<AnyRecord> | undefined => {
  const open = documentOf(table);
  return open && kindFor(open.record).replayOf?.(open.record);
};

/** What can be done with files and the clipboard. */
export const FILE_COMMANDS = {
  open: { menu: ['file', 1, 3], keys: ['$mod+o'], isEnabled: always, run: openGame },
  close: { menu: ['file', 1, 6], isEnabled: hasTable, run: closeTable },
  save: { menu: ['file', 2, 1], keys: ['$mod+s'], isEnabled: maySave, isShown: isOutside, run: () => saveGame() },
  saveAs: {
    menu: ['file', 2, 2],
    keys: ['$mod+Shift+s'],
    isEnabled: (table) => isWritable(table) && isOutside(table),
    isShown: isOutside,
    run: () => saveGame(true),
  },
  update: { menu: ['file', 2, 3], isEnabled: isEdited, isShown: isEmbedded, run: () => saveGame() },
  saveCopyAs: { menu: ['file', 2, 4], isEnabled: isWritable, isShown: isEmbedded, run: () => saveCopy('txg') },
  importGame: { menu: ['file', 3, 1], isEnabled: always, run: importGame },
  exportGame: { menu: ['file', 3, 2], isEnabled: isWritable, run: () => saveCopy('text') },
  savePng: { menu: ['file', 3, 3], isEnabled: isWritable, run: () => saveCopy('png') },
  saveSvg: { menu: ['file', 3, 4], isEnabled: isWritable, run: () => saveCopy('svg') },
  saveGif: {
    menu: ['file', 3, 5],
    isEnabled: (table) => isWritable(table) && (replayIn(table)?.moves ?? 0) > 0,
    isShown: (table) => table === undefined || replayIn(table) !== undefined,
    run: () => saveCopy('gif'),
  },
  exit: { menu: ['file', 6, 1], keys: ['Alt+F4'], isEnabled: always, run: leaveProgram },
  copy: { menu: ['edit', 2, 1], keys: ['$mod+c'], isEnabled: isWritable, run: copyGame },
  paste: { menu: ['edit', 2, 2], keys: ['$mod+v'], isEnabled: mayPaste, run: pasteGame },
} as const satisfies Commands;
