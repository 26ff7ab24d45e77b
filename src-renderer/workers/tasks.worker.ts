import { type WorkerRequest, type WorkerMessage, runTask } from './tasks';

/** A worker that thinks: it takes requests one after another. */

self.addEventListener('message', ({ data, ports }: MessageEvent<WorkerRequest>) => {
  const say = (message: WorkerMessage) => ports[0]?.postMessage(message);
  try {
    say({ kind: 'answer', answer: runTask(data, (part) => say({ kind: 'part', part })) });
  } catch (error) {
    say({ kind: 'failed', error });
  }
});
