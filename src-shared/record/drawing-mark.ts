import { bytesToHex } from '@noble/hashes/utils.js';
import { checksumBytes } from './checksum';

/**
 * A mark by which a picture tells that its drawing is the one the game was put into, and nobody has drawn into it since:
 * the size of the drawing in bytes, and the first 16 hexadecimal digits of its SHA-256.
 */
export const drawingMark = (drawing: Uint8Array): string =>
  `${drawing.length} ${bytesToHex(checksumBytes(drawing, 8))}`;

/** Whether a mark is that of the drawing. The size says no at once to most others. */
export const isMarkOf = (mark: string | undefined, drawing: Uint8Array): boolean =>
  mark !== undefined && mark.startsWith(`${drawing.length} `) && mark === drawingMark(drawing);
