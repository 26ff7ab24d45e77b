import type { Bar } from '../../../src-shared/library/margins';

/** Where everything lies in the chart of margins, in pixels from its upper left. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A bar and what lies between it and the next, at least: a bar is never less than two pixels wide. */
export const LEAST_SLOT = 3;
const LEAST_BAR = 2;
/** Few games do not become blocks. */
const WIDEST_SLOT = 32;
const WIDEST_BAR = 14;
/** How much of its slot a bar takes. */
const SHARE = 0.62;

/** How many bars there is room for. */
export const roomFor = (width: number): number => Math.floor(width / LEAST_SLOT);

export interface Chart {
  /** What each bar has for itself. */
  readonly slot: number;
  readonly bar: number;
  /** The points at which a line goes across, the highest first. */
  readonly ticks: readonly number[];
  /** Where a number of points lies, downwards. */
  readonly y: (points: number) => number;
}

/** The chart of at least one bar. */
export function chartOf(bars: readonly Bar[], { width, height }: Size): Chart {
  const slot = Math.min(WIDEST_SLOT, width / bars.length);
  const values = bars.flatMap(({ value, mean = 0 }) => [value, mean]);
  const [low, high] = [values.reduce((a, b) => Math.min(a, b), 0), values.reduce((a, b) => Math.max(a, b), 0)];
  const isJoined = bars.some(({ games }) => games.length > 1);
  const step = stepOf(isJoined ? STEPS_OF_MEANS : STEPS, high - low, height);
  const [bottom, top] = [Math.min(-step, step * Math.floor(low / step)), Math.max(step, step * Math.ceil(high / step))];
  const count = Math.round((top - bottom) / step);
  return {
    slot,
    bar: Math.min(WIDEST_BAR, Math.max(LEAST_BAR, SHARE * slot)),
    ticks: Array.from({ length: count + 1 }, (_, at) => top - at * step),
    y: (points) => (height * (top - points)) / (top - bottom),
  };
}

/** Points are whole in games; only means of many lie close together. */
const STEPS = [2, 5, 10, 20, 50, 100];
const STEPS_OF_MEANS = [0.5, 1, ...STEPS];
/** Lines across lie at least so many pixels apart. */
const LEAST_APART = 30;

/** The points from one line to the next: the fewest with which the lines do not crowd. */
const stepOf = (steps: readonly number[], range: number, height: number): number =>
  steps.find((step) => (Math.ceil(range / step) + 1) * LEAST_APART <= height) ?? 100;

export interface TimeMark {
  /** The bar that it stands under. */
  readonly at: number;
  /** When its first game ended, in milliseconds since 1970. */
  readonly time: number;
}

/** The bars with which a month begins, those of them under which there is room for its name. */
export function timeMarks(bars: readonly Bar[], slot: number, width: number, apart: number): TimeMark[] {
  const marks: TimeMark[] = [];
  let last: number | undefined;
  for (const [at, { games }] of bars.entries()) {
    const time = games[0]?.at ?? 0;
    const month = monthOf(time);
    const x = at * slot;
    const before = marks.at(-1);
    if (month !== last && x + apart <= Math.max(width, apart) && (!before || x - before.at * slot >= apart))
      marks.push({ at, time });
    last = month;
  }
  return marks;
}

const monthOf = (time: number): number => {
  const date = new Date(time);
  return 12 * date.getFullYear() + date.getMonth();
};
