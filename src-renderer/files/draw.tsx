import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type AnyRecord } from '../../src-shared/record';
import { COLOURS } from '../../src-shared/tantrix';
import tileColours from '../board/tile-colours.css?raw';
import tileStyles from '../board/tiles.css?raw';
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
export async function drawSvg(record: AnyRecord): Promise<string> {
  const kind = kindFor(record);
  const { tiles, legend } = kind.pictureOf(record);
  const words = { headline: kind.headlineOf(record, wordsNow()), legend };
  const styles = `${await fontFaces(lettersOf(words))}${pictureStyles()}`;
  const widthOf = await measure(lettersOf(words));
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<GamePicture tiles={tiles} {...words} styles={styles} widthOf={widthOf} />));
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

/** The style of tiles, written out for a document of its own; the window's theme stays behind. */
function pictureStyles(): string {
  const legend = COLOURS.map((name) => `.legend-${name}{fill:var(--${name})}`).join('');
  const ground = '.picture-paper{fill:var(--picture-paper)}.picture-felt{fill:var(--picture-felt)}';
  const font = `font-family:"${TYPEFACE}",Inter,system-ui,sans-serif;font-weight:${WEIGHT}`;
  const text = `.headline-text,.legend-text{${font};white-space:pre;fill:var(--picture-ink)}`;
  return `${tileColours}${ground}${legend}${text}${tileStyles}`;
}

/** The drawing as the bytes of a PNG. Rejects when the browser cannot draw it. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await pngOf(image);
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
