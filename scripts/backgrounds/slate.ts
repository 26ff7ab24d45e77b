import { fractal, noise } from './noise';
import type { Texture } from './texture';

const SIZE = 448;
/** How far the light is looked for, as a part of the side, and how steep the stone is. */
const STEP = 1 / SIZE;
const STEEPNESS = 3.4;

/** Split stone: flat layers that break off at their edges, lit from the upper left. */
export function slate(): Texture {
  const rough = fractal(61, 5, 7, 5);
  const grain = noise(71, SIZE / 2);
  const height = (u: number, v: number) => {
    const level = rough(u, v) * 7;
    const layer = Math.floor(level);
    return (layer + Math.min(1, (level - layer) * 5)) / 7;
  };
  return {
    size: SIZE,
    shade(u, v) {
      const slope = height(u, v) - height(u + STEP, v + STEP);
      return 0.45 - STEEPNESS * slope + 0.35 * (rough(u + 0.5, v) - 0.5) + 0.16 * (grain(u, v) - 0.5);
    },
    colours: [
      [37, 43, 50],
      [59, 67, 76],
      [88, 98, 108],
    ],
  };
}
