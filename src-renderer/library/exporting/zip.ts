import type { EntryId } from '../../../src-shared/bridge/bridge';
import { askWorker } from '../../workers/ask-worker';
import type { ZipAnswer, ZipRequest } from './zip.worker';

/** So many games are asked for at a time. */
const AT_A_TIME = 200;

/** The files of games in one, each under its name; what cannot be read is left out. Rejects when the worker fails. */
export async function zipOf(ids: readonly EntryId[]): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' });
  try {
    for (let at = 0; at < ids.length; at += AT_A_TIME) {
      const some = ids.slice(at, at + AT_A_TIME);
      const texts = await window.tantrix.libraryTexts(some);
      const files = some.flatMap((id, place) => {
        const text = texts[place];
        return typeof text === 'string' ? [{ name: `${id}.txg`, text }] : [];
      });
      await ask(worker, { kind: 'files', files });
    }
    return (await ask(worker, { kind: 'end' })) ?? new Uint8Array();
  } finally {
    worker.terminate();
  }
}

const ask = (worker: Worker, request: ZipRequest): Promise<ZipAnswer> => askWorker(worker, request);
