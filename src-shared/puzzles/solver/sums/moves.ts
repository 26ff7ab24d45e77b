import { OUTSIDE, type Region } from './region';

/**
 * Edges that can take other colours together: of two of the four colours each takes the other one. Every cell has an even
 * number of these edges, so that its colours stay in pairs.
 */
export interface AnnealingMove {
  /** A way in at each edge. */
  readonly ways: readonly number[];
  /** The cells at these edges, and in the code of each the lower bit of each of these sides. */
  readonly cells: readonly number[];
  readonly masks: readonly number[];
}

/** Moves go round so many corners of cells: with fewer they seldom leave every tile there once, with more they lose more. */
const CORNERS = 3;

/** All edges that meet in some of a few corners that hang together, but for those between two of them. */
export function annealingMovesIn(region: Region): AnnealingMove[] {
  const corners = cornersIn(region);
  const at: number[][][] = Array.from(region.wayOn, () => []);
  for (const edges of corners) for (const edge of edges) at[edge].push(edges);
  const all = new Map(corners.map((edges) => [edges.join(), edges]));
  let last = corners;
  for (let count = 2; count <= CORNERS; count++) {
    const joined = last.flatMap((edges) => edges.flatMap((edge) => at[edge].map((corner) => eitherOf(edges, corner))));
    const fresh = new Map(joined.map((edges) => [edges.join(), edges]));
    last = [...fresh].flatMap(([key, edges]) => (edges.length > 0 && !all.has(key) ? [edges] : []));
    for (const edges of last) all.set(edges.join(), edges);
  }
  return [...all.values()].map((edges) => moveOf(region, edges));
}

/** The edges that meet in each corner of a cell, each by its lower way in. */
function cornersIn({ wayOn }: Region): number[][] {
  const edgeOf = (way: number) => (wayOn[way] === OUTSIDE ? way : Math.min(way, wayOn[way]));
  const corners = Array.from(wayOn, (on, way) => {
    const cell = way - (way % 6);
    const next = cell + ((way + 1) % 6);
    const edges = [way, next];
    if (on !== OUTSIDE) edges.push(on - (on % 6) + ((way + 2) % 6));
    else if (wayOn[next] !== OUTSIDE) edges.push(wayOn[next] - (wayOn[next] % 6) + ((way + 5) % 6));
    return edges.map(edgeOf).toSorted((a, b) => a - b);
  });
  return [...new Map(corners.map((edges) => [edges.join(), edges])).values()];
}

/** What is in one of them only, in order. */
const eitherOf = (one: readonly number[], other: readonly number[]): number[] =>
  [...one.filter((edge) => !other.includes(edge)), ...other.filter((edge) => !one.includes(edge))].toSorted(
    (a, b) => a - b,
  );

function moveOf({ wayOn }: Region, ways: readonly number[]): AnnealingMove {
  const masks = new Map<number, number>();
  const sides = ways.flatMap((way) => (wayOn[way] === OUTSIDE ? [way] : [way, wayOn[way]]));
  for (const way of sides) {
    const side = way % 6;
    const cell = (way - side) / 6;
    masks.set(cell, (masks.get(cell) ?? 0) | (1 << (2 * side)));
  }
  return { ways, cells: [...masks.keys()], masks: [...masks.values()] };
}
