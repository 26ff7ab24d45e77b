import { type Errand, type Message, run } from './tasks';

/** A worker that thinks: it takes errands one after another. */

self.addEventListener('message', ({ data, ports }: MessageEvent<Errand>) => {
  const say = (message: Message) => ports[0]?.postMessage(message);
  try {
    say({ kind: 'answer', answer: run(data, (part) => say({ kind: 'part', part })) });
  } catch (error) {
    say({ kind: 'failed', error });
  }
});
