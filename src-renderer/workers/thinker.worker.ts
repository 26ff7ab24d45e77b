import { type Errand, type Message, run } from './tasks';

/** A worker that thinks: it takes errands one after another. */

// Whoever waits for this lock learns of the end of the worker, however it comes.
void navigator.locks.request(self.name, () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has but one page to talk to
  self.postMessage('ready');
  return new Promise(() => {});
});

self.addEventListener('message', ({ data, ports }: MessageEvent<Errand>) => {
  const say = (message: Message) => ports[0]?.postMessage(message);
  try {
    say({ kind: 'answer', answer: run(data, (part) => say({ kind: 'part', part })) });
  } catch (error) {
    say({ kind: 'failed', error });
  }
});
