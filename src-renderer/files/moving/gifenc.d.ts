/** The library says nothing of its types; these are what we use of it. */
declare module 'gifenc' {
  /** Red, green and blue, from 0 to 255 each. */
  type GifColour = number[];

  interface FrameOptions {
    /** Of the first frame: the colours of all. */
    readonly palette?: readonly GifColour[];
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** Milliseconds, of which hundredths of a second are written. */
    readonly delay?: number;
    /** How the frame gives way to the next: 1 lets it stay. */
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** What is written until now: the very bytes, no copy. */
    bytesView(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): GifColour[];
  export function nearestColorIndex(palette: readonly GifColour[], colour: GifColour): number;
}
