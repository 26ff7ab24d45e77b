import { BMP } from 'image-size/types/bmp';
import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import type { IImage, ISize } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** The kinds that can be shown: their heads say how large they are once unpacked. */
const KINDS: readonly IImage[] = [PNG, JPG, WEBP, GIF, BMP, HEIF];
/** HEIF is of several kinds, and says which. */
const KINDS_OF_HEIF: readonly string[] = ['avif', 'heif'];

/** How many pixels a picture has, by the head of its file; undefined when it has none or its kind cannot be shown. */
export function pixelsOf(file: Uint8Array): number | undefined {
  try {
    const kind = KINDS.find((each) => each.validate(file));
    const size = kind?.calculate(file);
    if (!size || (kind === HEIF && !KINDS_OF_HEIF.includes(size.type ?? ''))) return undefined;
    const pixels = Math.max(...(size.images ?? [size]).map(pixelsIn));
    return pixels > 0 ? pixels : undefined;
  } catch (error) {
    console.info('no picture can be read from the file:', error);
    return undefined;
  }
}

const pixelsIn = ({ width, height }: ISize): number => Math.max(0, width) * Math.max(0, height);
