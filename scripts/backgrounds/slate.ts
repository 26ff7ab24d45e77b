import { fractal, noise } from './noise';
import type { Texture } from './texture';

const SIZE = 720;
/** How far the light is looked for, as a part of the side, and how steep the stone is. */
const STEP = 1.5 / SIZE;
const STEEPNESS = 4;

/** Honed stone with fine cleavage, lit from the upper left: so even that no spot of it is known again where it repeats. */
export function slate(): Texture {
  const height = fractal(61, 34, 58, 4);
  const grain = noise(71, SIZE / 2);
  const cloud = fractal(73, 9, 7, 2);
  return {
    size: SIZE,
    shade(u, v) {
      const slope = height(u, v) - height(u + STEP, v + STEP);
      return 0.5 - STEEPNESS * slope + 0.12 * (grain(u, v) - 0.5) + 0.1 * (cloud(u, v) - 0.5);
    },
    colours: [
      [44, 51, 58],
      [61, 69, 78],
      [79, 88, 98],
    ],
  };
}
