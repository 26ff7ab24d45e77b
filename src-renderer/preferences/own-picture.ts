import type { FileId, FileProblem, PictureReply } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';
import { hexColourOf } from './colours';
import { pixelsOf } from './pixels';

/** The person's own picture for the table. */
export interface OwnPicture {
  readonly file: FileId;
  /** Of the file, without its folder. */
  readonly name: string;
  readonly url: string;
  /** Of the whole, as #rrggbb. */
  readonly colour: string;
  /** From 0, nothing to be seen of it, to 1. */
  readonly opacity: number;
}

export type PictureProblem = FileProblem | 'notAPicture';

/** The picture as it can be shown now; undefined where there is none. */
const { reading, set } = makeStore<OwnPicture | undefined>(undefined);

export const { use: useOwnPicture, get: ownPictureNow, subscribe: onOwnPicture } = reading;

/** Shows a picture that was shown before and is not given up yet, or none. */
export const showPictureAgain = (picture: OwnPicture | undefined): void => set(picture, true);

/** A picture with more pixels is not unpacked: four bytes each, it could take all the memory there is. */
const MOST_PIXELS = 50_000_000;

/** No side of the picture that is shown is longer, in pixels: it is drawn anew with whatever lies on it. */
const LONGEST_SIDE = 2560;

/** The addresses under which pictures are held in memory. */
const held = new Set<string>();

/**
 * Shows the picture main has read, if it is still wanted once it can be shown. What keeps it from being shown is the
 * answer; then the one before stays.
 */
export async function showPicture(
  reply: PictureReply,
  isWanted: () => boolean = () => true,
): Promise<PictureProblem | undefined> {
  if (reply.kind === 'failed') return reply.problem;
  if (reply.kind === 'cancelled') return undefined;
  const pixels = pixelsOf(reply.bytes);
  if (pixels !== undefined && pixels > MOST_PIXELS) return 'tooLarge';
  const picture = pixels === undefined ? undefined : await pictureOf(reply);
  if (!picture) return 'notAPicture';
  if (isWanted()) set(picture, true);
  return undefined;
}

/** Gives up all pictures but the one that is shown. */
export function forgetOthers(): void {
  const picture = ownPictureNow();
  for (const url of held) {
    if (url === picture?.url) continue;
    URL.revokeObjectURL(url);
    held.delete(url);
  }
}

type Opened = Extract<PictureReply, { kind: 'opened' }>;

async function pictureOf({ file, name, bytes }: Opened): Promise<OwnPicture | undefined> {
  const bitmap = await decoded(new Blob([new Uint8Array(bytes)]));
  if (!bitmap) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(bitmap, Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  const mean = meanOf(drawn(bitmap, 1, 1));
  bitmap.close();
  const url = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }));
  held.add(url);
  return { file, name, url, ...mean };
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

function meanOf(pixel: OffscreenCanvas): Pick<OwnPicture, 'colour' | 'opacity'> {
  const { data = [] } = pixel.getContext('2d')?.getImageData(0, 0, 1, 1) ?? {};
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return { colour: hexColourOf([red, green, blue]), opacity: alpha / 255 };
}
