import type { BrowserWindow } from 'electron';
import type { FILE_CALLS, WriteReply, WriteRequest } from '../../src-shared/bridge/bridge';
import { sendEvent } from '../events';
import type { IpcHandlers } from '../ipc-handlers';
import { stopReading, tellReading } from '../reading/waited-for';
import { stillHolds } from './content';
import { askWhatToOpen, askWhereToSave } from './dialogs';
import type { FileIds } from './file-ids';
import { openFile, openRequested, openIncoming } from './open-file';
import { KeyedQueue } from './keyed-queue';
import type { AtomicFileWriter } from './atomic-file-writer';
import { writeKnown } from './write-file';

export interface Files {
  readonly handlers: IpcHandlers<typeof FILE_CALLS>;
  /** Every write that was asked for is done. */
  settled(): Promise<void>;
}

/** Opens and writes the files the person chooses. */
export function setUpFiles(window: BrowserWindow, ids: FileIds, writer: AtomicFileWriter): Files {
  tellReading((isReading) => sendEvent(window, 'onReading', isReading));
  const queue = new KeyedQueue();
  const writeFile = async ({ bytes, kind, file, suggestedName, force = false }: WriteRequest): Promise<WriteReply> => {
    if (file !== undefined && !ids.fileOf(file)) return { kind: 'failed', problem: 'notFound', name: suggestedName };
    if (file !== undefined) return write(file, bytes, force);
    const chosen = await askWhereToSave(window, kind, suggestedName);
    // The dialog has asked whether to replace what is there.
    return chosen === null ? { kind: 'cancelled' } : write(ids.idOf({ path: chosen }), bytes, true);
  };
  const write = (id: string, bytes: Uint8Array, force: boolean) =>
    queue.run(ids.fileOf(id)?.path ?? id, () => writeKnown({ ids, writer }, id, bytes, force));
  return {
    handlers: {
      openGame: async () => openFile(await askWhatToOpen(window, 'games'), ids),
      importGame: async () => openIncoming(await askWhatToOpen(window, 'texts'), ids),
      openDropped: (file) => openRequested(file, ids),
      isAsRead: async (id) => {
        const known = ids.fileOf(id);
        return known !== undefined && stillHolds(known.path, known.content);
      },
      stopReading: () => stopReading(),
      writeFile,
    },
    settled: () => queue.settled(),
  };
}
