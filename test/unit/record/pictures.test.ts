import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_SIZE } from '../../../src-shared/limits';
import {
  isOwnGif,
  isOwnPng,
  isOwnSvg,
  makeGifWithGame,
  makePngWithGame,
  makeSvgWithGame,
  type ParsedRecord,
  parseGif,
  parsePng,
  parseSvg,
} from '../../../src-shared/record';
import { FIXTURE_GAMES } from '../../support/fixture-games';
import { decodeGif } from '../../support/gif';
import { gifOfComments, gifOfPieces, pngOfChunks } from '../../support/hostile';
import { BLANK_GIF, BLANK_PNG, BLANK_SVG } from '../../support/pictures';
import { essence } from '../../support/random-records';

const [RUNNING, STOPPED] = FIXTURE_GAMES.map(({ record }) => record);
if (!RUNNING || !STOPPED) throw new Error('two games, please');

/** What was read, as a text to compare, or the code of what is wrong. */
const read = (parsed: ParsedRecord): string => (parsed.ok ? essence(parsed.record) : parsed.problem.code);

describe('a PNG', () => {
  const png = makePngWithGame(BLANK_PNG, RUNNING);

  it('holds a game in one chunk more, after its header', () => {
    expect(read(parsePng(png))).toBe(essence(RUNNING));
    const HEADER_END = 33;
    const added = png.length - BLANK_PNG.length;
    expect(png.subarray(0, HEADER_END)).toEqual(BLANK_PNG.subarray(0, HEADER_END));
    expect(png.subarray(HEADER_END + added)).toEqual(BLANK_PNG.subarray(HEADER_END));
    expect(Buffer.from(png).toString('latin1', HEADER_END + 4, HEADER_END + 21)).toBe('tEXtTantrix-Game\0');
  });

  it('holds the game that was put in last', () => {
    expect(read(parsePng(makePngWithGame(png, STOPPED)))).toBe(essence(STOPPED));
  });

  it('knows whether its drawing is the one the game was put into', () => {
    expect(isOwnPng(png)).toBe(true);
    expect(isOwnPng(makePngWithGame(png, STOPPED))).toBe(true);
    expect([BLANK_PNG, png.subarray(0, 300), Uint8Array.of(1, 2, 3)].map(isOwnPng)).toEqual([false, false, false]);
    // Whatever is changed behind our chunks, and whatever is added.
    for (const at of [20, png.length - 20, png.length - 5]) {
      expect(isOwnPng(png.map((byte, place) => (place === at ? byte ^ 1 : byte)))).toBe(false);
    }
    expect(isOwnPng(Uint8Array.of(...png, 0))).toBe(false);
  });

  it('knows it of a drawing of very many chunks, too', () => {
    expect(isOwnPng(makePngWithGame(pngOfChunks(200_000), RUNNING))).toBe(true);
  });

  it('is read out of the middle of a larger buffer', () => {
    const buffer = new Uint8Array(png.length + 20);
    buffer.set(png, 7);
    expect(read(parsePng(buffer.subarray(7, 7 + png.length)))).toBe(essence(RUNNING));
  });

  it.each([
    ['notAPicture', new Uint8Array(0)],
    ['notAPicture', new TextEncoder().encode(BLANK_SVG)],
    ['notAPicture', png.subarray(1)],
    ['noGame', BLANK_PNG],
    ['damaged', png.subarray(0, 10)],
    ['cutOff', png.subarray(0, 200)],
    ['damaged', png.map((byte, at) => (at === 300 ? byte ^ 1 : byte))],
    ['tooLarge', new Uint8Array(MAX_PICTURE_SIZE + 1)],
  ])('is refused as %s', (code, bytes) => {
    expect(read(parsePng(bytes))).toBe(code);
  });

  it('is only made of a PNG', () => {
    expect(() => makePngWithGame(Uint8Array.of(1, 2, 3), RUNNING)).toThrow(TypeError);
  });
});

describe('an SVG', () => {
  const svg = makeSvgWithGame(BLANK_SVG, RUNNING);

  it('holds a game in the first element of the drawing', () => {
    expect(read(parseSvg(svg))).toBe(essence(RUNNING));
    const [before, after] = svg.split(/<metadata id="tantrix-game">[A-Z\s]*drawing \d+ [0-9a-f]{16}\n<\/metadata>/);
    expect(`${before}${after}`).toBe(BLANK_SVG);
    expect(before?.endsWith(`aria-label='"1 > 0"'>`)).toBe(true);
  });

  it('holds one game at most: the one that was put in last', () => {
    expect(makeSvgWithGame(svg, STOPPED)).toBe(makeSvgWithGame(BLANK_SVG, STOPPED));
  });

  it('knows whether its drawing is the one the game was put into', () => {
    expect(isOwnSvg(svg)).toBe(true);
    expect(isOwnSvg(makeSvgWithGame(svg, STOPPED))).toBe(true);
    expect(isOwnSvg(BLANK_SVG)).toBe(false);
    expect(isOwnSvg(svg.replace('<g/>', '<g/><path d="M0 0h9"/>'))).toBe(false);
    expect(isOwnSvg(svg.replace(/\ndrawing .*/, ''))).toBe(false);
    expect(isOwnSvg(svg.replace('drawing ', 'drawing 1'))).toBe(false);
  });

  it('keeps other metadata', () => {
    const other = BLANK_SVG.replace('<g/>', '<metadata>LICENCE: MIT</metadata><g/>');
    expect(makeSvgWithGame(makeSvgWithGame(other, RUNNING), STOPPED)).toContain('<metadata>LICENCE: MIT</metadata>');
  });

  it('is known with a byte order mark too', () => {
    expect(read(parseSvg(`\uFEFF${svg}`))).toBe(essence(RUNNING));
  });

  it.each([
    ['notAPicture', ''],
    ['notAPicture', 'TANTRIX GAME BEGINS'],
    ['notAPicture', '<html></html>'],
    ['noGame', BLANK_SVG],
    ['cutOff', svg.slice(0, svg.indexOf('ENDS'))],
    ['damaged', svg.replace('GHKN', 'GHNK')],
    ['tooLarge', `<svg>${' '.repeat(MAX_PICTURE_SIZE)}`],
  ])('is refused as %s', (code, text) => {
    expect(read(parseSvg(text))).toBe(code);
  });

  it.each(['', '<html></html>', '<svg', '<svg a="', '<svg/>', '<svg viewBox="0 0 1 1" />'])(
    'is not made of %j',
    (text) => {
      expect(() => makeSvgWithGame(text, RUNNING)).toThrow(TypeError);
    },
  );
});

describe('a GIF', () => {
  const gif = makeGifWithGame(BLANK_GIF, RUNNING);
  /** Behind the table of colours, and what says that it runs for ever. */
  const FRONT = 38;

  it('holds a game in a comment before its first frame, and is the same to the eye', () => {
    expect(read(parseGif(gif))).toBe(essence(RUNNING));
    const added = gif.length - BLANK_GIF.length;
    expect(gif.subarray(0, FRONT)).toEqual(BLANK_GIF.subarray(0, FRONT));
    expect(gif.subarray(FRONT + added)).toEqual(BLANK_GIF.subarray(FRONT));
    expect(Buffer.from(gif).toString('latin1', FRONT + 3, FRONT + 35)).toBe('Tantrix-Game\nTANTRIX GAME BEGINS');
    expect(decodeGif(gif)).toEqual(decodeGif(BLANK_GIF));
  });

  it('holds one game at most: the one that was put in last', () => {
    expect(makeGifWithGame(gif, STOPPED)).toEqual(makeGifWithGame(BLANK_GIF, STOPPED));
  });

  it('knows whether its drawing is the one the game was put into', () => {
    expect(isOwnGif(gif)).toBe(true);
    expect(isOwnGif(makeGifWithGame(gif, STOPPED))).toBe(true);
    expect([BLANK_GIF, gif.subarray(0, 300), Uint8Array.of(1, 2, 3)].map(isOwnGif)).toEqual([false, false, false]);
    for (const at of [6, 15, gif.length - 4]) {
      expect(isOwnGif(gif.map((byte, place) => (place === at ? byte ^ 1 : byte)))).toBe(false);
    }
    expect(isOwnGif(Uint8Array.of(...gif, 0))).toBe(false);
  });

  it('keeps other comments, and is read behind them and behind its frames', () => {
    const comment = [0x21, 0xfe, 2, 0x48, 0x69, 0];
    const other = Uint8Array.of(...BLANK_GIF.subarray(0, -1), ...comment, 0x3b);
    expect(makeGifWithGame(makeGifWithGame(other, RUNNING), STOPPED).subarray(-7, -1)).toEqual(
      Uint8Array.from(comment),
    );
    const added = gif.length - BLANK_GIF.length;
    const behind = Uint8Array.of(...BLANK_GIF.subarray(0, -1), ...comment, ...gif.subarray(FRONT, FRONT + added), 0x3b);
    expect(read(parseGif(behind))).toBe(essence(RUNNING));
  });

  it('is read out of the middle of a larger buffer', () => {
    const buffer = new Uint8Array(gif.length + 20);
    buffer.set(gif, 7);
    expect(read(parseGif(buffer.subarray(7, 7 + gif.length)))).toBe(essence(RUNNING));
  });

  it.each([
    ['notAPicture', new Uint8Array(0)],
    ['notAPicture', BLANK_PNG],
    ['notAPicture', gif.subarray(1)],
    ['noGame', BLANK_GIF],
    ['noGame', gifOfComments(3_000_000)],
    ['damaged', gif.subarray(0, 10)],
    ['damaged', gif.subarray(0, FRONT)],
    ['damaged', BLANK_GIF.subarray(0, -1)],
    ['damaged', BLANK_GIF.with(FRONT, 0x22)],
    ['cutOff', gif.subarray(0, 200)],
    ['damaged', gif.with(120, 0x5a).with(121, 0x5a)],
    ['tooLarge', gifOfPieces()],
    ['tooLarge', new Uint8Array(MAX_PICTURE_SIZE + 1)],
  ])('is refused as %s', (code, bytes) => {
    expect(read(parseGif(bytes))).toBe(code);
  });

  it('is refused in the time of a test, however many comments it has', () => {
    expect(read(parseGif(gifOfComments()))).toBe('noGame');
    expect(isOwnGif(gifOfComments())).toBe(false);
  });

  it('is only made of a GIF', () => {
    expect(() => makeGifWithGame(Uint8Array.of(1, 2, 3), RUNNING)).toThrow(TypeError);
    expect(() => makeGifWithGame(BLANK_GIF.subarray(0, 30), RUNNING)).toThrow(RangeError);
  });
});
