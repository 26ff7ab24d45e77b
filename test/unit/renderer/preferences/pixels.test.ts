import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../../../src-renderer/preferences/pixels';

type Part = string | readonly number[];

const bytes = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])));

const little = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256);
const big = (value: number, length: number) => little(value, length).toReversed();
const zeros = (length: number) => little(0, length);

/** The head of a picture of each kind, 30,000 pixels wide and 20,000 high, but WebP, which is smaller at most. */
const HEADS: Readonly<Record<string, Uint8Array>> = {
  PNG: bytes([0x89], 'PNG\r\n', [0x1a], '\n', big(13, 4), 'IHDR', big(30_000, 4), big(20_000, 4), [1, 0, 0, 0, 0]),
  GIF: bytes('GIF89a', little(30_000, 2), little(20_000, 2), zeros(3)),
  BMP: bytes('BM', zeros(12), little(40, 4), little(30_000, 4), little(20_000, 4), zeros(28)),
  JPEG: bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    zeros(9),
    [0xff, 0xc0, 0, 17, 8],
    big(20_000, 2),
    big(30_000, 2),
    zeros(12),
  ),
  WebP: bytes(
    'RIFF',
    little(22, 4),
    'WEBPVP8X',
    little(10, 4),
    zeros(4),
    little(15_000 - 1, 3),
    little(10_000 - 1, 3),
    zeros(8),
  ),
};

describe('the pixels of a picture', () => {
  it.each(Object.entries(HEADS))('are told by the head of a %s', (kind, head) => {
    expect(pixelsOf(head)).toBe(kind === 'WebP' ? 150_000_000 : 600_000_000);
  });

  it.each([
    ['nothing', bytes()],
    ['a text', bytes('no picture at all, but a text that is long enough for a head')],
    ['a PNG that is cut off', bytes([0x89], 'PNG\r\n', [0x1a], '\n', big(13, 4), 'IHDR', big(30_000, 4))],
    ['a PNG without width', bytes([0x89], 'PNG\r\n', [0x1a], '\n', big(13, 4), 'IHDR', zeros(13))],
    ['a drawing that cannot be shown', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
  ])('are none in %s', (_, file) => {
    expect(pixelsOf(file)).toBeUndefined();
  });
});
