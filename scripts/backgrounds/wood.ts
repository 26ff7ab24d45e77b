import { fractal, noise } from './noise';
import type { Texture } from './texture';

const SIZE = 1024;

/** Walnut veneer whose fibres run across: so even that no spot of it is known again where it repeats. */
export function wood(): Texture {
  const warp = fractal(21, 5, 9, 3);
  const fibres = fractal(31, 7, 190, 3);
  const streaks = noise(37, 4, 46);
  const pores = fractal(41, 40, 420, 2);
  return {
    size: SIZE,
    shade(u, v) {
      const bent = v + 0.012 * warp(u, v);
      const light = 0.5 * (fibres(u, bent) - 0.5) + 0.16 * (streaks(u, bent) - 0.5);
      return 0.5 + light + 0.42 * (pores(u, v) - 0.5);
    },
    colours: [
      [58, 37, 24],
      [84, 55, 36],
      [110, 75, 50],
    ],
  };
}
