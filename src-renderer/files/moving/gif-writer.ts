import { askWorker } from '../../workers/ask-worker';
import type { GifAnswer, GifRequest } from './gif.worker';

/** The page's side of the worker that packs frames into a GIF. It is asked for one thing after the other. */
export class GifWriter {
  readonly #worker = new Worker(new URL('./gif.worker.ts', import.meta.url), { type: 'module' });

  /** Gives the answer; rejects where the worker fails. The pixels are the worker's from then on. */
  ask(request: GifRequest): Promise<GifAnswer> {
    return askWorker(this.#worker, request, 'pixels' in request ? [request.pixels.buffer] : []);
  }

  /** Ends the worker, whatever it is doing. */
  stop(): void {
    this.#worker.terminate();
  }
}
