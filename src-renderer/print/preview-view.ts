import type { SheetSize } from '../stage/paper/sheet-size';

/** What a preview shows of the pages. */
export interface PreviewView {
  /** The first page shown, from 0. */
  readonly at: number;
  /** How many pages stand side by side. */
  readonly abreast: 1 | 2;
  /** Pixels for each pixel of true size; left out, the pages shown fit. */
  readonly zoom?: number | undefined;
}

/** What the buttons and keys of the preview do. */
export interface PreviewActs {
  readonly turn: (steps: number) => void;
  readonly show: (abreast: 1 | 2) => void;
  readonly zoom: (direction: 1 | -1) => void;
}

/** CSS counts 96 pixels to an inch of 25.4 millimetres. */
export const PIXELS_PER_MM = 96 / 25.4;
/** Between two pages and round them, in pixels. */
export const PAGE_GAP = 16;

const ZOOMS = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The zoom at which so many sheets fit side by side into an area in pixels. */
export function fittingZoom(
  { width, height }: SheetSize,
  abreast: number,
  area: { width: number; height: number },
): number {
  const across = (area.width - (abreast + 1) * PAGE_GAP) / (abreast * width * PIXELS_PER_MM);
  const down = (area.height - 2 * PAGE_GAP) / (height * PIXELS_PER_MM);
  return Math.max(0.05, Math.min(across, down));
}

/** The next zoom that is plainly larger (1) or smaller (-1) than the one shown, or undefined at the end. */
export const nextZoom = (shown: number, direction: 1 | -1): number | undefined =>
  direction === 1 ? ZOOMS.find((zoom) => zoom > shown * 1.08) : ZOOMS.findLast((zoom) => zoom < shown * 0.93);

/** The view so many steps of pages on, within the pages there are; two abreast start at an even page from 0. */
export function turnPages(view: PreviewView, steps: number, count: number): PreviewView {
  const { abreast } = view;
  const last = count - 1 - ((count - 1) % abreast);
  const at = Math.max(0, Math.min(last, view.at + steps * abreast));
  return { ...view, at: at - (at % abreast) };
}
