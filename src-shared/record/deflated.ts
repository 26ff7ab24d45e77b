import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { joined, lengthOf } from '../bytes';

/** Input taken at a time; it inflates to about a thousand times as much at most. */
const STEP = 1024;

/** A text in UTF-8, deflated (RFC 1951). */
export const deflateText = (text: string): Uint8Array => deflateSync(strToU8(text), { level: 9 });

export type InflatedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: 'damaged' | 'tooLarge' };

/** The text behind deflated bytes, inflated only as far as `limit` bytes. */
export function inflateText(bytes: Uint8Array, limit: number): InflatedText {
  const parts: Uint8Array[] = [];
  const inflate = new Inflate((part) => parts.push(part));
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      inflate.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      if (lengthOf(parts) > limit) return { ok: false, problem: 'tooLarge' };
    }
  } catch {
    return { ok: false, problem: 'damaged' };
  }
  return { ok: true, text: strFromU8(joined(parts)) };
}
