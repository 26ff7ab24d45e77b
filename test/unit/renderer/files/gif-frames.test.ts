import { describe, expect, it } from 'vitest';
import { GifFrames, type Pixels } from '../../../../src-renderer/files/moving/gif-frames';
import { makeGifWithGame, parseGif } from '../../../../src-shared/record';
import { pick, seededRandom } from '../../../../src-shared/tantrix';
import { FIXTURE_GAMES } from '../../../support/fixture-games';
import { decodeGif } from '../../../support/gif';
import { essence } from '../../../support/random-records';

const SIZE = { width: 40, height: 30 };
type Colour = readonly [number, number, number];
const COLOURS: readonly Colour[] = [
  [216, 38, 44],
  [246, 198, 26],
  [42, 98, 201],
  [47, 154, 69],
  [169, 180, 151],
];
const FELT: Colour = [169, 180, 151];

/** A picture of one colour, with rectangles of others over it. */
function drawn(...areas: readonly { x: number; y: number; width: number; height: number; colour: Colour }[]): Pixels {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIZE.width, Math.floor(at / 4 / SIZE.width)];
    const over = areas.findLast(
      (area) => x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
    );
    pixels.set([...(over?.colour ?? FELT), 255], at);
  }
  return pixels;
}

const ALL = drawn(...COLOURS.map((colour, at) => ({ x: 8 * at, y: 0, width: 8, height: 30, colour })));

/** The file of such frames, each shown for so long. */
function gifOf(frames: readonly (readonly [Pixels, number])[]): Uint8Array<ArrayBuffer> {
  const gif = new GifFrames(SIZE, ALL);
  for (const [pixels, milliseconds] of frames) gif.add(pixels, milliseconds);
  return gif.end();
}

describe('frames packed into a GIF', () => {
  const red = { x: 3, y: 4, width: 5, height: 6, colour: [216, 38, 44] } as const;
  const blue = { x: 30, y: 20, width: 10, height: 10, colour: [42, 98, 201] } as const;
  const pictures = [drawn(), drawn(red), drawn(red, blue), drawn(blue)];
  const gif = gifOf(pictures.map((pixels, at) => [pixels, 100 * (at + 1)]));

  it('are seen as they were by another library, in their order and for their time, and again and again', () => {
    const { width, height, loops, frames } = decodeGif(gif);
    expect({ width, height, loops }).toEqual({ ...SIZE, loops: 0 });
    expect(frames.map(({ milliseconds }) => milliseconds)).toEqual([100, 200, 300, 400]);
    expect(frames.map(({ pixels }) => Buffer.from(pixels).toString('hex'))).toEqual(
      pictures.map((pixels) => Buffer.from(pixels).toString('hex')),
    );
  });

  it('are written as far as they have changed, in colours of all', () => {
    const { frames } = decodeGif(gif);
    expect(frames.map(({ written }) => written)).toEqual([1200, 30, 100, 30]);
    expect(frames.some(({ hasOwnColours }) => hasOwnColours)).toBe(false);
  });

  it('are there even where nothing has changed', () => {
    const { frames } = decodeGif(gifOf([drawn(red), drawn(red), drawn(red)].map((pixels) => [pixels, 50])));
    expect(frames.map(({ written }) => written)).toEqual([1200, 1, 1]);
    expect(frames[2]?.pixels).toEqual(frames[0]?.pixels);
  });

  it('stay as they are when a game is put in, which comes back', () => {
    for (const { record } of FIXTURE_GAMES) {
      const withGame = makeGifWithGame(gif, record);
      expect(decodeGif(withGame)).toEqual(decodeGif(gif));
      const read = parseGif(withGame);
      expect(read.ok && essence(read.record)).toBe(essence(record));
    }
  });

  it('are seen as they were whatever they show', () => {
    const random = seededRandom(17);
    for (let run = 0; run < 30; run++) {
      const frames = Array.from({ length: 1 + random(6) }, () =>
        drawn(
          ...Array.from({ length: random(4) }, () => ({
            x: random(40),
            y: random(30),
            width: 1 + random(40),
            height: 1 + random(30),
            colour: pick(COLOURS, random),
          })),
        ),
      );
      const seen = decodeGif(gifOf(frames.map((pixels) => [pixels, 20]))).frames;
      expect(seen.map(({ pixels }) => Buffer.from(pixels).toString('hex'))).toEqual(
        frames.map((pixels) => Buffer.from(pixels).toString('hex')),
      );
    }
  });
});
