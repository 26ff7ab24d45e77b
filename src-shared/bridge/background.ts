import type { FileProblem } from './files';

/** The largest picture that is read to lie under the tantrix, in bytes. */
export const MAX_BACKGROUND_BYTES = 20_000_000;

/** A picture file of the person's. Main looks at nothing but its size: whether it is a picture, the page finds out. */
export type BackgroundReply =
  | { readonly kind: 'opened'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: FileProblem };
