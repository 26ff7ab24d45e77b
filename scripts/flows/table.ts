import type { Listed } from './entered';

/** What a program enters, by the name of the flow. */
export type Flows = Readonly<Record<string, Listed>>;

const sizesOf = (flow: Listed): readonly [functions: number, files: number] => [
  Object.values(flow).flat().length,
  Object.keys(flow).length,
];

/** How many functions and files each flow enters, as lines; with those of an earlier commit beside them, and the ratio. */
export function tableOf(now: Flows, before?: Flows): string {
  const head = before ? ['before', 'now', 'ratio'] : ['now'];
  const rows = Object.entries(now).map(([name, flow]) => {
    const earlier = before?.[name];
    return [name, ...sizesOf(flow).flatMap((size, at) => cells(size, earlier && sizesOf(earlier)[at]))];
  });
  const heads = ['functions', 'files'].flatMap((what) => head.map((when) => `${what} ${when}`));
  return aligned([['flow', ...heads], ...rows]);
}

const cells = (now: number, before: number | undefined): string[] =>
  before === undefined ? [`${now}`] : [`${before}`, `${now}`, (now / before).toFixed(2)];

function aligned([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const inLine = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return [head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) => `| ${inLine(row).join(' | ')} |`)
    .join('\n');
}
