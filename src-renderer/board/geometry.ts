import type { Colour } from '../../src-shared/tantrix/colours';
import type { Hex } from '../../src-shared/tantrix/hex';
import { type Link, linksOf, type Rotation, type TileNumber } from '../../src-shared/tantrix/tiles';

/**
 * Where things lie on the table. One unit is a hundredth of a hexagon's side; y runs down, as in SVG.
 * Middles of sides lie R·√3/2 from the centre, north first and then clockwise.
 */
export const R = 100;
export const HALF_HEIGHT = (R * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = ({ q, r }: Hex): Point => ({ x: 1.5 * R * q, y: HALF_HEIGHT * (2 * r + q) });

/** The transform that moves what is drawn of a tile round the origin into its cell, and turns it. */
export function placeOfTile(hex: Hex, rotation: Rotation): string {
  const { x, y } = centreOf(hex);
  return `translate(${x} ${y}) rotate(${60 * rotation})`;
}

/** The view box of a tile alone, as it is drawn round the origin, with room round it; below it there may be more. */
export const tileBox = (margin = 0, below = margin): string =>
  [-R - margin, -HALF_HEIGHT - margin, 2 * (R + margin), 2 * HALF_HEIGHT + margin + below].join(' ');

/** The hex that holds a point: cube rounding, as hexagon programmers do it. */
export function hexAt({ x, y }: Point): Hex {
  const q = x / (1.5 * R);
  const r = y / (2 * HALF_HEIGHT) - q / 2;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s + q + r) };
  if (off.q > off.r && off.q > off.s) return { q: -rounded.r - rounded.s || 0, r: rounded.r || 0 };
  if (off.r > off.s) return { q: rounded.q || 0, r: -rounded.q - rounded.s || 0 };
  return { q: rounded.q || 0, r: rounded.r || 0 };
}

/** The point turned `sixths` × 60° clockwise round the middle of the table. */
export function turnPoint({ x, y }: Point, sixths: number): Point {
  if (sixths % 6 === 0) return { x, y };
  const angle = (sixths * Math.PI) / 3;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

const polar = (radius: number, degrees: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

/** A point so far from the centre, in the direction of a side. */
export const towardsSide = (side: number, distance: number): Point => polar(distance, 60 * side - 90);

export const sideMiddle = (side: number): Point => towardsSide(side, HALF_HEIGHT);

const text = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A hexagon path of side R × `scale` whose vertices are rounded over the share `rounding` of each half side. */
export function hexagonPath(scale = 1, rounding = 0): string {
  const vertices = [0, 1, 2, 3, 4, 5].map((corner) => polar(R * scale, 60 * corner - 120));
  const between = (from: Point, to: Point): Point => ({
    x: from.x + ((to.x - from.x) * rounding) / 2,
    y: from.y + ((to.y - from.y) * rounding) / 2,
  });
  const parts = vertices.map((vertex, corner) => {
    const before = vertices[(corner + 5) % 6] ?? vertex;
    const after = vertices[(corner + 1) % 6] ?? vertex;
    return `${corner === 0 ? 'M' : 'L'}${text(between(vertex, before))} Q${text(vertex)} ${text(between(vertex, after))}`;
  });
  return `${parts.join(' ')} Z`;
}

/** The link of a colour of a tile, as the tile is turned; undefined where it has none. */
export const linkOf = (tile: TileNumber, colour: Colour, rotation: Rotation = 0): Link | undefined =>
  linksOf(tile, rotation).find((each) => each.colour === colour);

/** The middle of the middle line of a link. */
export function linkMiddle([from, to]: readonly [number, number]): Point {
  const apart = Math.min(to - from, 6 - to + from);
  const between = to - from === apart ? (from + to) / 2 : (from + to) / 2 + 3;
  return towardsSide(between, { 1: R / 2, 2: (Math.sqrt(3) - 1.5) * R }[apart] ?? 0);
}

/**
 * The middle line of a link: straight across; an arc of R/2 for a corner, of 3R/2 for a bend, so that it meets both
 * sides at right angles. Each end can go on beyond its side, or with less than 0 stop short of it: by so few units that
 * an arc is as good as straight there.
 */
export function linkPath(
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number] = [0, 0],
): string {
  const apart = Math.min(to - from, 6 - to + from);
  const begin = (beyond: number): string => text(towardsSide(from, HALF_HEIGHT + beyond));
  const finish = (beyond: number): string => text(towardsSide(to, HALF_HEIGHT + beyond));
  if (apart === 3) return `M${begin(first)} L${finish(last)}`;
  const radius = apart === 1 ? R / 2 : (3 * R) / 2;
  const sweep = to - from === apart ? 0 : 1;
  const arc = `${begin(Math.min(first, 0))} A${radius} ${radius} 0 0 ${sweep} ${finish(Math.min(last, 0))}`;
  const [before, after] = [first > 0 ? `${begin(first)} L` : '', last > 0 ? ` L${finish(last)}` : ''];
  return `M${before}${arc}${after}`;
}
