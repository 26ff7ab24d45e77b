import { parentPort, workerData } from 'node:worker_threads';
import { type ReaderRequest, runReaderTask } from './tasks';

/** The thread that reads what comes from outside: one request, its answer piece by piece, each when it is asked for. */

const request: ReaderRequest = workerData;
const answer = runReaderTask(request);
parentPort?.on('message', () => void tellNext());
// It has loaded; its time begins.
parentPort?.postMessage('ready', []);

async function tellNext(): Promise<void> {
  parentPort?.postMessage(await answer.next(), []);
}
