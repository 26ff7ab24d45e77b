import path from 'node:path';
import type { BrowserWindow } from 'electron';
import type { OpenReply, SaveReply, SaveRequest } from '../../src-shared/bridge/bridge';
import { askWhatToOpen, askWhereToSave } from './dialogs';
import { FileIds } from './file-ids';
import { failure } from './problems';
import { readText } from './read-text';
import { writeText } from './write-text';

export interface Files {
  openGame(): Promise<OpenReply>;
  saveGame(request: SaveRequest): Promise<SaveReply>;
}

/** Opens and saves the games the person chooses. */
export function setUpFiles(window: BrowserWindow): Files {
  const ids = new FileIds();
  const known = (file: string) => ({ file: ids.idOf(file), name: path.basename(file) });
  return {
    async openGame() {
      const file = await askWhatToOpen(window);
      if (file === null) return { kind: 'cancelled' };
      try {
        return { kind: 'opened', text: await readText(file), ...known(file) };
      } catch (error) {
        return failure(error, file);
      }
    },
    async saveGame({ text, file: id, suggestedName }) {
      const chosen = id === undefined ? undefined : ids.pathOf(id);
      const file = chosen ?? (await askWhereToSave(window, suggestedName));
      if (file === null) return { kind: 'cancelled' };
      try {
        await writeText(file, text);
        return { kind: 'saved', ...known(file) };
      } catch (error) {
        return failure(error, file);
      }
    },
  };
}
