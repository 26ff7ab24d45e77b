import { chanceFrom } from '../lib/chance';
import { type Field, fractal, noise } from './noise';
import type { Texture } from './texture';

const SIZE = 384;
const FIBRES = 5200;

/** Short hairs in all directions, lighter or darker than the cloth. */
function fibres(): Field {
  const random = chanceFrom(11);
  const cells = new Float64Array(SIZE * SIZE);
  for (let fibre = 0; fibre < FIBRES; fibre++) {
    let [x, y, heading] = [random() * SIZE, random() * SIZE, random() * 2 * Math.PI];
    const bend = (random() - 0.5) * 0.25;
    const light = (random() - 0.5) * 0.34;
    for (let step = 6 + random() * 12; step > 0; step--) {
      const cell = (Math.floor(y + SIZE) % SIZE) * SIZE + (Math.floor(x + SIZE) % SIZE);
      cells[cell] = (cells[cell] ?? 0) * 0.5 + light;
      heading += bend;
      x = (x + Math.cos(heading) + SIZE) % SIZE;
      y = (y + Math.sin(heading) + SIZE) % SIZE;
    }
  }
  return (u, v) => cells[Math.floor(v * SIZE) * SIZE + Math.floor(u * SIZE)] ?? 0;
}

/** Green cloth as on a card table. */
export function felt(): Texture {
  const hairs = fibres();
  const cloud = fractal(3, 3, 3, 3);
  const grain = noise(7, SIZE / 2);
  return {
    size: SIZE,
    shade: (u, v) => 0.5 + hairs(u, v) + 0.07 * (cloud(u, v) - 0.5) + 0.3 * (grain(u, v) - 0.5),
    colours: [
      [19, 66, 47],
      [33, 92, 67],
      [56, 122, 92],
    ],
  };
}
