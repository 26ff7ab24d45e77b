/** What a GIF is made of, as far as it takes to find a comment in it; no picture is unpacked. */

const BEGINNINGS = ['GIF87a', 'GIF89a'];

/** Whether bytes begin as those of a GIF do. */
export const isGif = (bytes: Uint8Array): boolean => BEGINNINGS.includes(String.fromCharCode(...bytes.subarray(0, 6)));

/** What the kinds of extensions are told by. */
export const BLOCK_LABELS = { comment: 0xfe, application: 0xff } as const;

const BLOCK = { extension: 0x21, image: 0x2c, end: 0x3b } as const;

/** A block, from its first byte to behind its last. */
export interface GifBlock {
  /** The kind of an extension; a frame has none, nor has the end. */
  readonly label: number | undefined;
  readonly from: number;
  readonly to: number;
}

/** In bytes: of the file before its colours, and of a frame before its own. */
const HEAD = { file: 13, image: 10 };

/**
 * The blocks of a GIF after its head, to its end, which counts as one. Takes time linear in the size. Throws RangeError where
 * there is none, or bytes that begin no block.
 */
export function* gifBlocks(gif: Uint8Array): Generator<GifBlock> {
  for (let at = afterColours(gif, HEAD.file, 10); ; ) {
    const from = at;
    switch (gif[at] ?? 0) {
      case BLOCK.extension:
        at = afterPieces(gif, from + 2);
        yield { label: gif[from + 1], from, to: at };
        break;
      case BLOCK.image:
        // One byte more says how the pixels are packed.
        at = afterPieces(gif, afterColours(gif, from + HEAD.image, from + 9) + 1);
        yield { label: undefined, from, to: at };
        break;
      case BLOCK.end:
        yield { label: undefined, from, to: from + 1 };
        return;
      default:
        throw new RangeError('no block of a GIF');
    }
  }
}

/** Where a table of colours is over that begins at a place, if there is one: the flags tell, and how large it is. */
function afterColours(gif: Uint8Array, at: number, flagsAt: number): number {
  const flags = gif[flagsAt] ?? 0;
  return (flags & 0x80) === 0 ? at : at + 3 * 2 ** ((flags & 7) + 1);
}

/** Where the pieces are over that begin at a place: each has its length before it, and the last has none. */
function afterPieces(gif: Uint8Array, from: number): number {
  let at = from;
  for (let length = gif[at]; length !== undefined && length > 0; length = gif[at]) at += length + 1;
  return Math.min(gif.length, at + 1);
}
