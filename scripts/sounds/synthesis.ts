import type { Chance } from '../lib/chance';

/** Samples a second. */
export const RATE = 44_100;

/** A number between two others, all as likely. */
export const between = (from: number, to: number, chance: Chance): number => from + (to - from) * chance();

/** Silence of so many seconds, to mix sounds into. */
export const silence = (seconds: number): Float64Array => new Float64Array(Math.round(seconds * RATE));

/** Adds a sound, so loud, from a time in seconds on; what would come after the end is left out. */
export function mixInto(whole: Float64Array, sound: Float64Array, from: number, loudness: number): void {
  const start = Math.round(from * RATE);
  for (let at = 0; at < sound.length && start + at < whole.length; at++) {
    whole[start + at] = (whole[start + at] ?? 0) + loudness * (sound[at] ?? 0);
  }
}

/** A note of a struck body, that dies away to a third in `decay` seconds. */
export interface Mode {
  /** In hertz. */
  readonly pitch: number;
  readonly loudness: number;
  readonly decay: number;
}

/** A body that is struck once: its modes ring together. */
export function struck(modes: readonly Mode[], seconds: number): Float64Array {
  return silence(seconds).map((_, at) => {
    const time = at / RATE;
    return modes.reduce(
      (sum, { pitch, loudness, decay }) =>
        sum + loudness * Math.exp(-time / decay) * Math.sin(2 * Math.PI * pitch * time),
      0,
    );
  });
}

/** Noise in a band round a pitch; a high `sharpness` makes it narrow. A filter of two poles, after R. Bristow-Johnson. */
export function bandNoise(pitch: number, sharpness: number, seconds: number, chance: Chance): Float64Array {
  const angle = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(angle) / (2 * sharpness);
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return silence(seconds).map(() => {
    const input = 2 * chance() - 1;
    const output = (alpha * (input - in2) + 2 * Math.cos(angle) * out1 - (1 - alpha) * out2) / (1 + alpha);
    [in1, in2, out1, out2] = [input, in1, output, out1];
    return output;
  });
}

/** The sound shaped by a loudness that depends on the time in seconds. */
export const shaped = (sound: Float64Array, loudness: (time: number) => number): Float64Array =>
  sound.map((value, at) => value * loudness(at / RATE));
