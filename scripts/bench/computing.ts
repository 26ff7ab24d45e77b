import { LEVELS } from '../../src-shared/robots';
import { type Times } from '../match/summary';
import { tell } from './figures';
import { readMilliseconds } from './files';
import { plainStepsPerMillisecond } from './plain-loop';
import { playoutRate } from './playouts';
import { thinkingTimes } from './robots';
import { solvingTimes } from './solve';

/** What is computed without a window. */

/** Milliseconds at the 95th percentile that a move of a level may take, and in the median. */
const MOST_P95 = [300, 300, 300, undefined, 2000];
const MOST_MEDIAN = [undefined, undefined, undefined, undefined, 700];

export function tellComputing(): void {
  const speed = plainStepsPerMillisecond();
  const inSteps = (milliseconds: number): string => `${((milliseconds * speed) / 1e6).toFixed(1)} million plain steps`;
  tell({ part: 'Computing', what: 'plain loop', value: `${(speed / 1000).toFixed(0)} million steps/s` });

  playoutRate(1); // lets the compiler warm up
  const { games, placements } = playoutRate(5);
  const each = `a game in ${((1000 / games) * speed).toFixed(0)} plain steps`;
  const value = `${games.toFixed(0)} games/s, ${placements.toFixed(0)} placements/s`;
  tell({ part: 'Computing', what: 'playouts', value, yardstick: each });

  const read = readMilliseconds(201);
  tell({ part: 'Computing', what: 'read a whole .txg', value: `${read.toFixed(2)} ms`, yardstick: inSteps(read) });

  for (const [at, level] of LEVELS.entries()) {
    const times = thinkingTimes(level);
    tell({
      part: 'Computer players',
      what: `level ${level}, a move`,
      value: inWords(times),
      yardstick: inSteps(times.p95),
      ...limitsOf(times, at),
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

const inWords = ({ median, p95, maximum }: Times): string =>
  `median ${median.toFixed(1)} ms, 95th percentile ${p95.toFixed(1)} ms, maximum ${maximum.toFixed(1)} ms`;

function limitsOf({ median, p95 }: Times, at: number): { limit?: string; isMet?: boolean } {
  const [most, mostMedian = Infinity] = [MOST_P95[at], MOST_MEDIAN[at]];
  if (most === undefined) return {};
  const words = mostMedian < Infinity ? `, median at most ${mostMedian} ms` : '';
  return { limit: `95th percentile at most ${most} ms${words}`, isMet: p95 <= most && median <= mostMedian };
}
