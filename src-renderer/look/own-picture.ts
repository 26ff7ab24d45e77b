import { create } from 'zustand';
import type { BackgroundReply, FileProblem } from '../../src-shared/bridge/bridge';
import { type Tone, toneOf } from './colours';

/** The person's own picture for the table. */
export interface OwnPicture {
  /** Of the file, without its folder. */
  readonly name: string;
  readonly url: string;
  /** Whether it is dark or light on the whole. */
  readonly tone: Tone;
}

export type PictureProblem = FileProblem | 'notAPicture';

/** The picture as it can be shown now; undefined where there is none. */
export const useOwnPicture = create<{ readonly picture?: OwnPicture | undefined }>(() => ({}));

/** No side of the picture that is shown is longer, in pixels: it is drawn anew with whatever lies on it. */
const LONGEST_SIDE = 2560;

/** Shows the picture main has read. What keeps it from being shown is the answer; then the one before stays. */
export async function showPicture(reply: BackgroundReply): Promise<PictureProblem | undefined> {
  if (reply.kind === 'failed') return reply.problem;
  if (reply.kind === 'cancelled') return undefined;
  const picture = await pictureOf(reply.name, reply.bytes);
  if (!picture) return 'notAPicture';
  useOwnPicture.setState({ picture });
  return undefined;
}

async function pictureOf(name: string, bytes: Uint8Array): Promise<OwnPicture | undefined> {
  const bitmap = await decoded(new Blob([new Uint8Array(bytes)]));
  if (!bitmap) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(bitmap, Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  const tone = toneOf(colourOf(drawn(bitmap, 1, 1)));
  bitmap.close();
  return { name, tone, url: URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 })) };
}

async function decoded(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    console.info('no picture can be read from the file:', error);
    return undefined;
  }
}

function drawn(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** The colour of a picture of one pixel, as #rrggbb. */
function colourOf(pixel: OffscreenCanvas): string {
  const { data = [] } = pixel.getContext('2d')?.getImageData(0, 0, 1, 1) ?? {};
  const [red = 0, green = 0, blue = 0] = data;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
