import { GifFrames, type Pixels } from './gif-frames';

/** A worker that packs frames into a GIF while the page draws the next. */

/** What it is sent, in this order: once the colours, any number of frames, once the end. */
export type GifRequest =
  | { readonly kind: 'colours'; readonly width: number; readonly height: number; readonly pixels: Pixels }
  | { readonly kind: 'frame'; readonly pixels: Pixels; readonly milliseconds: number }
  | { readonly kind: 'end' };

/** What it answers to each: to the last the whole file, to the others that it is done. */
export type GifAnswer = Uint8Array<ArrayBuffer> | undefined;

let frames: GifFrames | undefined;

self.addEventListener('message', ({ data }: MessageEvent<GifRequest>) => {
  if (data.kind === 'colours') frames = new GifFrames(data, data.pixels);
  if (data.kind === 'frame') frames?.add(data.pixels, data.milliseconds);
  const answer: GifAnswer = data.kind === 'end' ? frames?.end() : undefined;
  self.postMessage(answer, { transfer: answer ? [answer.buffer] : [] });
});
