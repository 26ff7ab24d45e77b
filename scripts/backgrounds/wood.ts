import { chanceFrom } from '../lib/chance';
import { fractal, noise } from './noise';
import type { Texture } from './texture';

const SIZE = 512;
const PLANKS = 4;
/** Width of the gap between two planks, as a part of a plank. */
const GAP = 0.009;

/** Walnut planks that run across, each cut from another place of the trunk. */
export function wood(): Texture {
  const random = chanceFrom(5);
  const planks = Array.from({ length: PLANKS }, () => ({ from: random(), tone: (random() - 0.5) * 0.2 }));
  const warp = fractal(21, 2, 4, 3);
  const rings = noise(31, 3, 44);
  const pores = fractal(41, 14, 170, 2);
  return {
    size: SIZE,
    shade(u, v) {
      const place = v * PLANKS;
      const { from, tone } = planks[Math.floor(place) % PLANKS] ?? { from: 0, tone: 0 };
      const edge = Math.min(place % 1, 1 - (place % 1));
      if (edge < GAP) return 0.04;
      const along = (u + from) % 1;
      const grain = rings(along, v + 0.35 * warp(along, v));
      const light = 0.55 + tone + 0.5 * (grain - 0.5) + 0.7 * (pores(along, v) - 0.5);
      return edge < 3 * GAP ? light - 0.1 : light;
    },
    colours: [
      [40, 24, 15],
      [78, 49, 31],
      [112, 74, 47],
    ],
  };
}
