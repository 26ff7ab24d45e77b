import { chanceFrom } from '../lib/chance';

/** A value for each point of a square that repeats in both directions; u and v go once round from 0 to 1. */
export type Field = (u: number, v: number) => number;

const smooth = (t: number) => t * t * (3 - 2 * t);
const mix = (from: number, to: number, part: number) => from + (to - from) * part;
const wrapped = (value: number, length: number) => ((value % length) + length) % length;

/** Smooth noise from 0 to 1 on a lattice of so many columns and rows. */
export function noise(seed: number, columns: number, rows = columns): Field {
  const random = chanceFrom(seed);
  const values = Float64Array.from({ length: columns * rows }, random);
  const at = (x: number, y: number) => values[wrapped(y, rows) * columns + wrapped(x, columns)] ?? 0;
  return (u, v) => {
    const [x, y] = [u * columns, v * rows];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [smooth(x - left), smooth(y - top)];
    const upper = mix(at(left, top), at(left + 1, top), across);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), across);
    return mix(upper, lower, down);
  };
}

/** Noise with finer and fainter noise upon it, from 0 to 1. */
export function fractal(seed: number, columns: number, rows: number, octaves: number): Field {
  const layers = Array.from({ length: octaves }, (_, at) => ({
    field: noise(seed + at, columns * 2 ** at, rows * 2 ** at),
    weight: 0.5 ** at,
  }));
  const total = layers.reduce((sum, { weight }) => sum + weight, 0);
  return (u, v) => layers.reduce((sum, { field, weight }) => sum + weight * field(u, v), 0) / total;
}
