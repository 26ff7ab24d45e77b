import { fractal, noise } from './noise';
import type { Texture } from './texture';

const SIZE = 320;

/** The nap of cloth, in greys: laid over any colour in soft light, where the middle grey changes nothing. */
export function grain(): Texture {
  const fine = noise(83, SIZE / 2);
  const coarse = fractal(89, 80, 96, 2);
  return {
    size: SIZE,
    shade: (u, v) => 0.5 + 0.9 * (fine(u, v) - 0.5) + 0.35 * (coarse(u, v) - 0.5),
    colours: [
      [114, 114, 114],
      [128, 128, 128],
      [142, 142, 142],
    ],
  };
}
