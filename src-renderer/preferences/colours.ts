import type { TableColour } from '../../src-shared/bridge/bridge';

/** Where each of the colours that the person can set stands in the style sheets. */
export const COLOUR_PROPERTIES: Readonly<Record<TableColour, string>> = {
  background: '--table',
  selected: '--select',
  valid: '--valid',
  playable: '--playable',
};

/** Marks on a table are dark on a light one, and light on a dark one. */
export type Tone = 'light' | 'dark';

/** Where marks in dark ink and marks in white stand out equally: the geometric mean of their contrasts, less 0.05. */
const MIDDLE_LUMINANCE = 0.22;

/** The tone of a colour written as #rrggbb. */
export const toneOf = (colour: string): Tone => (luminanceOf(colour) < MIDDLE_LUMINANCE ? 'dark' : 'light');

/** What is seen where a colour of so much opacity, from 0 to 1, lies over another; all written as #rrggbb. */
export function mixed(over: string, under: string, opacity: number): string {
  const [above, below] = [bytesOf(over), bytesOf(under)];
  return hexColourOf(above.map((byte, index) => Math.round(byte * opacity + (below[index] ?? 0) * (1 - opacity))));
}

/** A colour as #rrggbb, of red, green and blue from 0 to 255. */
export const hexColourOf = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const bytesOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance of a colour written as #rrggbb, as WCAG defines it, from 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
