import { encode } from 'fast-png';
import type { Field } from './noise';

type Rgb = readonly [number, number, number];

/** A background: how light each of its points is, and the colours from the darkest to the lightest. */
export interface Texture {
  readonly shade: Field;
  readonly colours: readonly Rgb[];
  /** Side of the square in pixels. */
  readonly size: number;
}

/** So few shades that the file stays small; noise hides the steps between them. */
const SHADES = 28;

/** The whole of a PNG file. */
export function pngOf({ shade, colours, size }: Texture): Uint8Array {
  const palette = Array.from({ length: SHADES }, (_, at) => between(colours, at / (SHADES - 1)));
  const data = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = Math.min(1, Math.max(0, shade(x / size, y / size)));
      data.set(palette[Math.round(value * (SHADES - 1))] ?? [], (y * size + x) * 3);
    }
  }
  return encode({ width: size, height: size, data, channels: 3, depth: 8 }, { zlib: { level: 9 } });
}

/** The colour at a part, from 0 to 1, of the way along the colours. */
function between(colours: readonly Rgb[], part: number): Rgb {
  const place = part * (colours.length - 1);
  const from = colours[Math.floor(place)] ?? [0, 0, 0];
  const to = colours[Math.ceil(place)] ?? from;
  const at = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * (place % 1));
  return [at(0), at(1), at(2)];
}
