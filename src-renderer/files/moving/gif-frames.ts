import { GIFEncoder, nearestColorIndex, quantize } from 'gifenc';

/** Pixels, row by row; four bytes each, of which the last says nothing: all are opaque. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** One colour of the 256 is none: through it the frame before is seen. */
const MOST_COLOURS = 255;

/** In bytes from the beginning of a frame: where its place in the picture stands. */
const PLACE_AT = 9;

/**
 * Frames as a GIF that runs again and again. All share one palette, and of each only what has changed is written; so a frame
 * in which a tile came takes a few kilobytes.
 */
export class GifFrames {
  readonly #size: Size;
  readonly #palette: number[][];
  readonly #encoder = GIFEncoder();
  /** Of the colours that were seen, which of the palette comes nearest. */
  readonly #nearest = new Map<number, number>();
  #shown: Uint32Array | undefined;

  /** @param colours pixels in which all colours are seen that any frame has */
  constructor(size: Size, colours: Pixels) {
    this.#size = size;
    this.#palette = quantize(colours, MOST_COLOURS);
  }

  add(pixels: Pixels, milliseconds: number): void {
    const frame = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    const before = this.#shown;
    const area = before ? changedArea(before, frame, this.#size.width) : { left: 0, top: 0, ...this.#size };
    const from = this.#encoder.bytesView().length;
    this.#encoder.writeFrame(this.#indexes(frame, before, area), area.width, area.height, {
      ...(before ? {} : { palette: [...this.#palette, [0, 0, 0]] }),
      transparent: before !== undefined,
      transparentIndex: this.#palette.length,
      delay: milliseconds,
      dispose: 1,
    });
    // The library writes every frame as if it lay in the corner.
    if (before) placeFrame(this.#encoder.bytesView(), from, area);
    this.#shown = frame;
  }

  /** The whole file. */
  end(): Uint8Array<ArrayBuffer> {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  /** An area of a frame as places in the palette; what was there before is seen through. */
  #indexes(frame: Uint32Array, before: Uint32Array | undefined, { left, top, width, height }: Area): Uint8Array {
    const indexes = new Uint8Array(width * height);
    for (let y = 0, to = 0; y < height; y++) {
      let at = (top + y) * this.#size.width + left;
      for (let x = 0; x < width; x++, at++, to++) {
        const colour = frame[at] ?? 0;
        indexes[to] = before?.[at] === colour ? this.#palette.length : this.#indexOf(colour);
      }
    }
    return indexes;
  }

  #indexOf(colour: number): number {
    const known = this.#nearest.get(colour);
    if (known !== undefined) return known;
    // The bytes of a pixel stand in memory with red first: in a number it is the lowest.
    const found = nearestColorIndex(this.#palette, [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
    this.#nearest.set(colour, found);
    return found;
  }
}

/** The smallest rectangle in which two frames differ; one pixel where they do not, for a frame is never empty. */
function changedArea(before: Uint32Array, after: Uint32Array, rowLength: number): Area {
  let [left, right, top, bottom] = [rowLength, -1, -1, -1];
  for (let at = 0; at < after.length; at++) {
    if (after[at] === before[at]) continue;
    const x = at % rowLength;
    bottom = (at - x) / rowLength;
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function placeFrame(gif: Uint8Array<ArrayBuffer>, from: number, { left, top }: Area): void {
  const view = new DataView(gif.buffer, gif.byteOffset + from + PLACE_AT);
  view.setUint16(0, left, true);
  view.setUint16(2, top, true);
}
