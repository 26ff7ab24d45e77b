import type { Outcome, Side } from './match-game';

/** A match in figures, as A sees it. */
export interface Summary {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly margin: number;
  /** The share of the points, a draw being half a point; and half the width of its 95 % interval. */
  readonly points: number;
  readonly pointsError: number;
  /** Elo difference and half the width of its 95 % interval. */
  readonly elo: number;
  readonly eloError: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const DEVIATIONS = 1.96;

export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const margins = outcomes.map(({ margin }) => margin);
  const wins = margins.filter((margin) => margin > 0).length;
  const losses = margins.filter((margin) => margin < 0).length;
  const draws = margins.length - wins - losses;
  const { points, error } = shareOf(wins, draws, losses);
  // One drawn game more, so that the figures stay finite when one side has won them all.
  const more = shareOf(wins, draws + 1, losses);
  return {
    wins,
    draws,
    losses,
    margin: margins.reduce((sum, margin) => sum + margin, 0) / margins.length,
    points,
    pointsError: error,
    elo: 400 * Math.log10(more.points / (1 - more.points)),
    eloError: (400 / Math.LN10 / (more.points * (1 - more.points))) * more.error,
  };
}

function shareOf(wins: number, draws: number, losses: number): { points: number; error: number } {
  const games = wins + draws + losses;
  const points = (wins + draws / 2) / games;
  const variance = (wins * (1 - points) ** 2 + draws * (0.5 - points) ** 2 + losses * points ** 2) / games;
  return { points, error: DEVIATIONS * Math.sqrt(variance / games) };
}

/** The line a match ends with. */
export const summaryLine = ({ wins, draws, losses, margin, elo, eloError }: Summary): string =>
  `A wins ${wins}, draws ${draws}, losses ${losses}, mean margin ${margin.toFixed(2)}, ` +
  `elo difference ${elo.toFixed(0)} ± ${eloError.toFixed(0)}`;

/** Mean, median, 95th percentile and maximum of times in milliseconds. */
export interface Times {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly maximum: number;
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const mean = sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length);
  return { mean, median: at(0.5), p95: at(0.95), maximum: at(1) };
}

/** What decisions took: of processor time, and until they were there. */
export interface Spent {
  readonly processor: Times;
  readonly waiting: Times;
}

/** What the decisions of one side took, or of both. */
export function spentBy(outcomes: readonly Outcome[], ...sides: readonly Side[]): Spent {
  const decisions = outcomes.flatMap(({ times }) => sides.flatMap((side) => times[side]));
  return {
    processor: timesOf(decisions.map(({ processor }) => processor)),
    waiting: timesOf(decisions.map(({ waiting }) => waiting)),
  };
}

export const spentLine = (name: string, { processor: { mean, median, p95, maximum }, waiting }: Spent): string =>
  `${name}: mean ${mean.toFixed(1)} ms, median ${median.toFixed(1)} ms, ` +
  `95th percentile ${p95.toFixed(1)} ms, maximum ${maximum.toFixed(1)} ms a move; ` +
  `waiting mean ${waiting.mean.toFixed(1)} ms, 95th percentile ${waiting.p95.toFixed(1)} ms`;
