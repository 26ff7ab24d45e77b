import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DecodedPng, decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

/** A picture that is not the same in two folders. */
export interface Difference {
  readonly name: string;
  /** How many pixels differ, or why that cannot be told. */
  readonly what: number | 'only before' | 'only now' | 'of another size';
}

const pictureIn = (folder: string, name: string): DecodedPng => decode(readFileSync(path.join(folder, name)));

/** Red, green, blue and opacity of each pixel, as the comparison wants them. */
function bytesOf({ data, channels, width, height }: DecodedPng): Uint8Array {
  const bytes = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      bytes[pixel * 4 + channel] = Number(data[pixel * channels + channel]);
  return bytes;
}

/** Compares two pictures of one size to the last bit; what differs is red in a third, over the pale picture. */
function compared(before: DecodedPng, now: DecodedPng): { pixels: number; marked: Uint8Array } {
  const { width, height } = now;
  const data = new Uint8Array(width * height * 4);
  const exactly = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(bytesOf(before), bytesOf(now), data, width, height, exactly);
  return { pixels, marked: encode({ width, height, data, channels: 4 }) };
}

/**
 * The pictures of two folders that differ, in the order of their names; one that marks the differences goes into a third
 * folder under the same name.
 */
export function differencesBetween(before: string, now: string, marks: string): Difference[] {
  const [old, found] = [before, now].map((folder) => new Set(readdirSync(folder)));
  const names = [...new Set([...(old ?? []), ...(found ?? [])])].toSorted();
  return names.flatMap((name): Difference[] => {
    if (!found?.has(name)) return [{ name, what: 'only before' }];
    if (!old?.has(name)) return [{ name, what: 'only now' }];
    const [one, other] = [pictureIn(before, name), pictureIn(now, name)];
    if (one.width !== other.width || one.height !== other.height) return [{ name, what: 'of another size' }];
    const { pixels, marked } = compared(one, other);
    if (pixels === 0) return [];
    mkdirSync(marks, { recursive: true });
    writeFileSync(path.join(marks, name), marked);
    return [{ name, what: pixels }];
  });
}
