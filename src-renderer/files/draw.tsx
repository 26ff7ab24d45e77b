import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type AnyRecord } from '../../src-shared/record';
import { COLOURS } from '../../src-shared/tantrix';
import { TileLookContext, type TileLook } from '../board/tile-look';
import tileColours from '../board/tile-colours.css?raw';
import tileStyles from '../board/tiles.css?raw';
import { preferencesNow } from '../preferences/preferences';
import { kindFor } from '../stage/known-kinds';
import { wordsNow } from '../words/words';
import { fontFaces, TYPEFACE } from './fonts';
import { GamePicture, type PictureWords } from './GamePicture';

/** Pixels of a PNG for each pixel of the drawing, so that it is sharp when enlarged or printed. */
const SHARPNESS = 2;
/** How heavy its letters are. */
const WEIGHT = 650;
/** No side of a PNG is longer, in pixels; a long thin tantrix is drawn smaller. */
const LONGEST_SIDE = 4000;

/** The game or the puzzle as an SVG document that needs nothing from outside, not even its letters. */
export const drawSvg = async (record: AnyRecord): Promise<string> => (await penFor([record], record))(record);

/**
 * What draws records as SVG documents, all of one size and look.
 *
 * @param records all that are to be drawn, so that their letters are there
 * @param whole the one for whose tiles all have room
 */
export async function penFor(records: readonly AnyRecord[], whole: AnyRecord): Promise<(record: AnyRecord) => string> {
  const look = lookNow();
  const letters = [...records.map((record) => lettersOf(wordsOf(record))), ...Object.values(look.letters ?? {})].join(
    '',
  );
  const styles = `${await fontFaces(letters)}${pictureStyles()}`;
  const widthOf = await measure(letters);
  const { tiles: sight } = kindFor(whole).pictureOf(whole);
  return (record) => {
    const { tiles } = kindFor(record).pictureOf(record);
    return textOf(
      <TileLookContext value={look}>
        <GamePicture {...{ tiles, sight, styles, widthOf }} {...wordsOf(record)} />
      </TileLookContext>,
    );
  };
}

/** Tiles as the person has them in the window. */
function lookNow(): TileLook {
  const { tileStyle: style } = preferencesNow();
  return style === 'letters' ? { style, letters: wordsNow()('colourLetter', { returnObjects: true }) } : { style };
}

function wordsOf(record: AnyRecord): PictureWords {
  const kind = kindFor(record);
  return { headline: kind.headlineOf(record, wordsNow()), legend: kind.pictureOf(record).legend };
}

/** A drawing as the text of its document. */
function textOf(picture: ReactNode): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(picture));
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('nothing was drawn');
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return text;
}

const lettersOf = ({ headline, legend }: PictureWords): string =>
  [headline, ...legend.map(({ name, score }) => `${name}  ${score}`)].join('');

/** Measures texts in letters one unit high; those that will be asked for are named before, so that they are there. */
async function measure(letters: string): Promise<(text: string) => number> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas to measure on');
  const font = `${WEIGHT} 100px "${TYPEFACE}", system-ui, sans-serif`;
  await document.fonts.load(font, letters);
  context.font = font;
  return (text) => context.measureText(text).width / 100;
}

/** The style of tiles, written out for a document of its own; of the window's look only what the person has chosen comes along. */
function pictureStyles(): string {
  const legend = COLOURS.map((name) => `.legend-${name}{fill:var(--${name})}`).join('');
  const felt = preferencesNow().colours.background ?? 'var(--picture-felt)';
  const ground = `.picture-paper{fill:var(--picture-paper)}.picture-felt{fill:${felt}}`;
  const family = `font-family:"${TYPEFACE}",Inter,system-ui,sans-serif`;
  const font = `${family};font-weight:${WEIGHT}`;
  const text = `.headline-text,.legend-text{${font};white-space:pre;fill:var(--picture-ink)}`;
  return `${tileColours}${ground}${legend}${text}.tile-letters{${family}}${tileStyles}`;
}

/** The drawing as the bytes of a PNG. Rejects when the browser cannot draw it. */
export const drawPng = async (svg: string): Promise<Uint8Array> => pngOf(await imageOf(svg));

/** The drawing, ready to be shown or drawn on a canvas. Rejects when the browser cannot draw it. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function pngOf(image: HTMLImageElement): Promise<Uint8Array> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(SHARPNESS, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}
