import { execFileSync } from 'node:child_process';

// What a PDF shows, by the tools of poppler-utils.

const run = (command: string, ...args: string[]): Buffer =>
  execFileSync(command, args, { maxBuffer: 400_000_000, stdio: ['ignore', 'pipe', 'pipe'] });

/** The number of pages and the size of the first in points. */
export function pdfPages(file: string): { count: number; width: number; height: number } {
  const info = run('pdfinfo', file).toString();
  const [, width = '', height = ''] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(info) ?? [];
  return { count: Number(/Pages:\s+(\d+)/.exec(info)?.[1]), width: Number(width), height: Number(height) };
}

/** The text of one page, from 1, in the order in which it was drawn; each run of white space as one blank. */
export const pdfText = (file: string, page: number): string =>
  run('pdftotext', '-raw', '-f', String(page), '-l', String(page), file, '-').toString().replace(/\s+/g, ' ');

/** How many pictures made of pixels a PDF holds. */
export const pdfImages = (file: string): number =>
  run('pdfimages', '-list', file).toString().trim().split('\n').length - 2;

/** A page drawn in pixels. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, 0 to 255; outside the page all are -1. */
  readonly at: (x: number, y: number) => readonly [number, number, number];
}

/** Draws one page, from 1, with so many pixels to an inch. */
export function pdfRaster(file: string, page: number, resolution: number): Raster {
  const pages = ['-f', String(page), '-l', String(page)];
  const ppm = run('pdftoppm', ...pages, '-r', String(resolution), file);
  const header = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  if (!header) throw new Error('pdftoppm drew no picture');
  const [width, height] = [Number(header[1]), Number(header[2])];
  const pixels = ppm.subarray(header[0].length);
  return {
    width,
    height,
    at(x, y) {
      const [column, row] = [Math.round(x), Math.round(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) return [-1, -1, -1];
      const from = 3 * (row * width + column);
      return [pixels[from] ?? -1, pixels[from + 1] ?? -1, pixels[from + 2] ?? -1];
    },
  };
}

/** Whether two colours look alike. */
export const isNear = (a: readonly number[], b: readonly number[], tolerance = 12): boolean =>
  a.every((value, at) => Math.abs(value - (b[at] ?? NaN)) <= tolerance);
