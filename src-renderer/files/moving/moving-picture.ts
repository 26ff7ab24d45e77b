import type { AnyRecord } from '../../../src-shared/record';
import { preferencesNow, replayMs } from '../../preferences/preferences';
import { kindFor } from '../../stage/known-kinds';
import { showNotice } from '../../stage/notices';
import { imageOf, penFor } from '../draw';
import type { Pixels } from './gif-frames';
import { GifWriter } from './gif-writer';
import { beginProgress, endProgress, noteProgress } from './progress';

/** Pixels: how wide it is, unless it is higher than wide beyond measure. */
const WIDTH = 800;
const HIGHEST = 1200;

/** Milliseconds for which the last position is held longer than the others. */
const LAST_MS = 3000;

/**
 * The replay of a record as a GIF, at the speed and with the look that are set: a frame before the first move, and one after
 * each. Undefined where the person has cancelled it, or been told that it cannot be drawn.
 */
export async function drawReplay(record: AnyRecord): Promise<Uint8Array | undefined> {
  const { moves, at } = kindFor(record).replayOf?.(record) ?? { moves: 0, at: () => record };
  const signal = beginProgress(moves);
  try {
    const positions = Array.from({ length: moves + 1 }, (_, move) => at(move));
    return await drawFrames(record, positions, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    console.warn('the replay cannot be drawn', error);
    showNotice('movingPictureFailed');
    return undefined;
  } finally {
    endProgress(signal);
  }
}

/** Draws a frame while the worker packs the one before. */
async function drawFrames(
  whole: AnyRecord,
  positions: readonly AnyRecord[],
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const milliseconds = replayMs(preferencesNow());
  const pen = await penFor(positions, whole);
  const easel = new Easel(await imageOf(pen(whole)));
  const writer = new GifWriter();
  try {
    const { width, height } = easel;
    // At the end all colours are there.
    let packed = writer.ask({ kind: 'colours', width, height, pixels: easel.pixels() });
    for (const [move, position] of positions.entries()) {
      easel.draw(await imageOf(pen(position)));
      await packed;
      signal.throwIfAborted();
      const isLast = move === positions.length - 1;
      const shownFor = milliseconds + (isLast ? LAST_MS : 0);
      packed = writer.ask({ kind: 'frame', pixels: easel.pixels(), milliseconds: shownFor });
      noteProgress(signal, move);
    }
    await packed;
    const gif = await writer.ask({ kind: 'end' });
    signal.throwIfAborted();
    return gif;
  } finally {
    writer.stop();
  }
}

/** Where drawings become pixels, as large as the first is on it. */
class Easel {
  readonly width: number;
  readonly height: number;
  readonly #context: OffscreenCanvasRenderingContext2D;

  constructor(image: HTMLImageElement) {
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(WIDTH / naturalWidth, HIGHEST / naturalHeight);
    this.width = Math.round(naturalWidth * scale);
    this.height = Math.round(naturalHeight * scale);
    const context = new OffscreenCanvas(this.width, this.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas to draw on');
    this.#context = context;
    this.draw(image);
  }

  draw(image: HTMLImageElement): void {
    // Else what is seen through at the edges would grow darker from frame to frame.
    this.#context.clearRect(0, 0, this.width, this.height);
    this.#context.drawImage(image, 0, 0, this.width, this.height);
  }

  pixels(): Pixels {
    return this.#context.getImageData(0, 0, this.width, this.height).data;
  }
}
