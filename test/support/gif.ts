import { GifReader } from 'omggif';

/** A GIF as another library than the one that writes ours takes it apart. */
export interface DecodedGif {
  readonly width: number;
  readonly height: number;
  /** How often it runs again; 0 is for ever. */
  readonly loops: number;
  readonly frames: readonly {
    /** All of the picture as it is seen then, four bytes a pixel. */
    readonly pixels: Uint8Array;
    readonly milliseconds: number;
    /** How many pixels were written for it. */
    readonly written: number;
    readonly hasOwnColours: boolean;
  }[];
}

export function decodeGif(bytes: Uint8Array): DecodedGif {
  const reader = new GifReader(bytes);
  const { width, height } = reader;
  const seen = new Uint8Array(width * height * 4);
  const frames = Array.from({ length: reader.numFrames() }, (_, at) => {
    const info = reader.frameInfo(at);
    reader.decodeAndBlitFrameRGBA(at, seen);
    return {
      pixels: seen.slice(),
      milliseconds: info.delay * 10,
      written: info.width * info.height,
      hasOwnColours: info.has_local_palette,
    };
  });
  return { width, height, loops: reader.loopCount(), frames };
}
