import { appendFileSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What was measured, for a line of the output and a line of BENCHMARKS.md. */
const FigureSchema = v.object({
  /** The heading it stands under. */
  part: v.string(),
  what: v.string(),
  /** With its unit. */
  value: v.string(),
  /** What it stands next to: the same of something plain, measured in the same run. */
  yardstick: v.optional(v.string()),
  /** What it may be at most, or at least. */
  limit: v.optional(v.string()),
  isMet: v.optional(v.boolean()),
});
export type Figure = Readonly<v.InferOutput<typeof FigureSchema>>;

/** Where the figures of a run are gathered, which several processes measure; left out, they are only printed. */
export const GATHERED_IN = 'TANTRIX_FIGURES';

export const lineOf = ({ what, value, yardstick, limit, isMet }: Figure): string => {
  const beside = [yardstick, limit && `${limit}: ${isMet ? 'met' : 'MISSED'}`].filter(Boolean);
  return `${what}: ${value}${beside.length > 0 ? ` (${beside.join('; ')})` : ''}`;
};

/** Prints a figure, and gathers it. */
export function tell(figure: Figure): void {
  console.log(lineOf(figure));
  const file = process.env[GATHERED_IN];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** What was gathered. */
export const gathered = (file: string): Figure[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(FigureSchema, JSON.parse(line)));

/** The middle of some figures: half are smaller, half are greater. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (found === undefined) throw new RangeError('nothing was measured');
  return found;
}
