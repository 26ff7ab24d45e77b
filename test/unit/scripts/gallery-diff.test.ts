import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decode, encode } from 'fast-png';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differencesBetween } from '../../../scripts/gallery/compare';

const [WIDTH, HEIGHT] = [20, 10];

/** A grey picture in which some pixels have another colour. */
function picture(
  others: ReadonlyMap<number, readonly [number, number, number]> = new Map(),
  width = WIDTH,
): Uint8Array {
  const data = new Uint8Array(width * HEIGHT * 3).fill(128);
  for (const [pixel, colour] of others) data.set(colour, pixel * 3);
  return encode({ width, height: HEIGHT, data, channels: 3 });
}

describe('the comparison of two galleries', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const folder = (name: string, pictures: Readonly<Record<string, Uint8Array>>): string => {
    const made = path.join(root, name);
    mkdirSync(made);
    for (const [file, bytes] of Object.entries(pictures)) writeFileSync(path.join(made, file), bytes);
    return made;
  };
  const marks = (): string => path.join(root, 'marks');

  it('finds nothing in the same pictures, and marks nothing', () => {
    const before = folder('before', { 'a.png': picture() });
    const now = folder('now', { 'a.png': picture() });
    expect(differencesBetween(before, now, marks())).toEqual([]);
    expect(existsSync(marks())).toBe(false);
  });

  it('counts every pixel that differs by as little as can be, and marks it', () => {
    const before = folder('before', { 'a.png': picture(), 'b.png': picture() });
    const others = new Map([
      [7, [128, 128, 129]],
      [30, [127, 128, 128]],
      [31, [255, 0, 0]],
    ] as const);
    const now = folder('now', { 'a.png': picture(others), 'b.png': picture() });
    expect(differencesBetween(before, now, marks())).toEqual([{ name: 'a.png', what: 3 }]);
    const { data, channels } = decode(readFileSync(path.join(marks(), 'a.png')));
    const isRed = (pixel: number) => data.slice(pixel * channels, pixel * channels + 3).join() === '255,0,0';
    const marked = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel).filter(isRed);
    expect(marked).toEqual([7, 30, 31]);
  });

  it('tells of pictures that are missing, new or of another size', () => {
    const before = folder('before', { 'gone.png': picture(), 'wider.png': picture() });
    const now = folder('now', { 'new.png': picture(), 'wider.png': picture(undefined, WIDTH + 1) });
    expect(differencesBetween(before, now, marks())).toEqual([
      { name: 'gone.png', what: 'only before' },
      { name: 'new.png', what: 'only now' },
      { name: 'wider.png', what: 'of another size' },
    ]);
  });
});
