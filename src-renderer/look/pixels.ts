import { imageSize } from 'image-size';

/** The kinds that can be shown, as image-size calls them: their heads say how large they are once unpacked. */
const KINDS: readonly string[] = ['png', 'jpg', 'webp', 'gif', 'bmp', 'avif', 'heif'];

/** How many pixels a picture has, by the head of its file; undefined when it has none or its kind cannot be shown. */
export function pixelsOf(file: Uint8Array): number | undefined {
  const { width, height, type = '' } = sizeOf(file);
  return KINDS.includes(type) && width > 0 && height > 0 ? width * height : undefined;
}

function sizeOf(file: Uint8Array): ReturnType<typeof imageSize> {
  try {
    return imageSize(file);
  } catch (error) {
    console.info('no picture can be read from the file:', error);
    return { width: 0, height: 0 };
  }
}
