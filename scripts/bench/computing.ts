import { LEVELS } from '../../src-shared/robots';
import type { Spent } from '../match/summary';
import { tell } from './figures';
import { readMilliseconds } from './files';
import { plainStepsPerMillisecond } from './plain-loop';
import { playoutRates } from './playouts';
import { BEFORE, besideBefore, thinkingTimes } from './robots';
import { solvingTimes } from './solve';

/** What is computed without a window. */

/** Milliseconds of processor time at the 95th percentile that a move of a level may take, and in the median. */
const MOST_P95 = [300, 300, 300, undefined, 2000, 2000];
const MOST_MEDIAN = [undefined, undefined, undefined, undefined, 700, 700];

/** How many times the processor time of level 5 as it once was a level may take. */
const MOST_OF_BEFORE = [
  [5, 0.2],
  [6, 1.3],
] as const;

export async function tellComputing(): Promise<void> {
  const speed = plainStepsPerMillisecond();
  const inSteps = (milliseconds: number): string => `${((milliseconds * speed) / 1e6).toFixed(1)} million plain steps`;
  tell({ part: 'Computing', what: 'plain loop', value: `${(speed / 1000).toFixed(0)} million steps/s` });

  const { plain, looking } = await playoutRates(2);
  for (const [what, { fast, exact }, least] of [
    ['playouts, each move any', plain, 8],
    ['playouts with lines and three looks', looking, 6],
  ] as const) {
    const ratio = fast / exact;
    tell({
      part: 'Computing',
      what,
      value: `${fast.toFixed(0)} games/s, ${((1000 / fast) * speed).toFixed(0)} plain steps a game`,
      yardstick: `exact engine ${exact.toFixed(0)} games/s, ratio ${ratio.toFixed(1)}`,
      limit: `at least ${least} times the exact engine`,
      isMet: ratio >= least,
    });
  }

  const read = readMilliseconds(201);
  tell({ part: 'Computing', what: 'read a whole .txg', value: `${read.toFixed(2)} ms`, yardstick: inSteps(read) });

  for (const [at, level] of LEVELS.entries()) {
    const spent = thinkingTimes(level);
    tell({
      part: 'Computer players',
      what: `level ${level}, a move`,
      value: inWords(spent),
      yardstick: inSteps(spent.processor.p95),
      ...limitsOf(spent, at),
    });
  }
  for (const [level, most] of MOST_OF_BEFORE) {
    const { now, before } = await besideBefore(level);
    const ratio = now.processor.mean / before.processor.mean;
    tell({
      part: 'Computer players',
      what: `level ${level} against level 5 as it once was, a move`,
      value: meansOf(now),
      yardstick: `level 5 of ${BEFORE}: ${meansOf(before)}, ratio ${ratio.toFixed(2)}`,
      limit: `at most ${most} times the processor time`,
      isMet: ratio <= most,
    });
  }
  for (const { what, milliseconds, words, most } of solvingTimes()) {
    tell({
      part: 'Puzzles',
      what,
      value: `${milliseconds.toFixed(0)} ms${words}`,
      yardstick: inSteps(milliseconds),
      ...(most !== undefined && { limit: `at most ${most} ms`, isMet: milliseconds <= most }),
    });
  }
}

const inWords = ({ processor: { median, p95, maximum }, waiting }: Spent): string =>
  `median ${median.toFixed(1)} ms, 95th percentile ${p95.toFixed(1)} ms, maximum ${maximum.toFixed(1)} ms; ` +
  `waiting median ${waiting.median.toFixed(1)} ms`;

const meansOf = ({ processor, waiting }: Spent): string =>
  `mean ${processor.mean.toFixed(1)} ms, waiting ${waiting.mean.toFixed(1)} ms`;

function limitsOf({ processor: { median, p95 } }: Spent, at: number): { limit?: string; isMet?: boolean } {
  const [most, mostMedian = Infinity] = [MOST_P95[at], MOST_MEDIAN[at]];
  if (most === undefined) return {};
  const words = mostMedian < Infinity ? `, median at most ${mostMedian} ms` : '';
  return { limit: `95th percentile at most ${most} ms${words}`, isMet: p95 <= most && median <= mostMedian };
}
