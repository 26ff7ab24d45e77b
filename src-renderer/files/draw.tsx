import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type AnyRecord } from '../../src-shared/record';
import { COLOURS } from '../../src-shared/tantrix';
import tileColours from '../board/tile-colours.css?raw';
import tileStyles from '../board/tiles.css?raw';
import { GamePicture } from './GamePicture';
import { kindFor } from '../stage/known-kinds';

/** Pixels of a PNG for each pixel of the drawing, so that it is sharp when enlarged or printed. */
const SHARPNESS = 2;
/** No side of a PNG is longer, in pixels; a long thin tantrix is drawn smaller. */
const LONGEST_SIDE = 4000;

/** The game or the puzzle as an SVG document that needs nothing from outside. */
export function drawSvg(record: AnyRecord): string {
  const { tiles, legend } = kindFor(record).pictureOf(record);
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<GamePicture tiles={tiles} legend={legend} styles={pictureStyles()} />));
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('nothing was drawn');
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return text;
}

/** The style of tiles, written out for a document of its own; the window's theme stays behind. */
function pictureStyles(): string {
  const legend = COLOURS.map((name) => `.legend-${name}{fill:var(--${name})}`).join('');
  const text = '.legend-text{font:600 46px "Inter Variable",Inter,system-ui,sans-serif;fill:var(--picture-ink)}';
  return `${tileColours}.picture-ground{fill:var(--picture-ground)}${legend}${text}${tileStyles}`;
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
