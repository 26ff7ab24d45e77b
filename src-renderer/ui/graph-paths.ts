/** Paths of graphs whose values lie one unit apart, beginning at 0. */

export interface Scale {
  /** Where a value lies, downwards. */
  readonly y: (value: number) => number;
}

/** A line through all values. */
export const linePath = (values: readonly number[], { y }: Scale): string =>
  values.map((value, at) => `${at === 0 ? 'M' : 'L'}${at} ${y(value).toFixed(2)}`).join('');

/** The area between zero and the values that lie above it (`sign` 1) or below (-1). */
export function areaPath(values: readonly number[], sign: 1 | -1, { y }: Scale): string {
  const points = values.flatMap((value, at) => {
    const next = values[at + 1] ?? value;
    const own = { x: at, value: sign * Math.max(0, sign * value) };
    return value * next < 0 ? [own, { x: at + value / (value - next), value: 0 }] : [own];
  });
  const line = points.map(({ x, value }) => `L${x.toFixed(3)} ${y(value).toFixed(2)}`).join('');
  return `M0 ${y(0)}${line}L${Math.max(0, values.length - 1)} ${y(0)}Z`;
}
