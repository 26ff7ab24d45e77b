/**
 * Asks a worker that answers one question after the other, each with one message. Rejects where it fails, or never began.
 *
 * @param transfer what is the worker's from then on
 */
export function askWorker<Answer>(worker: Worker, question: unknown, transfer: Transferable[] = []): Promise<Answer> {
  const settled = new AbortController();
  const { signal } = settled;
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { signal });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker failed')), { signal });
    worker.postMessage(question, transfer);
  });
  // The worker outlives its questions: it would keep hold of each.
  return answer.finally(() => settled.abort());
}
