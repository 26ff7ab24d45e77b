import { CHARACTERS, DEFAULT_CHARACTER } from '../../src-shared/robots';
import { type Summary, type Times } from './summary';

/** A match and what must come of it; shares are of the games or points, times in milliseconds a move of A. */
export interface Rung {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly least: { readonly wins?: number; readonly losses?: number; readonly points?: number };
  readonly most?: { readonly points?: number; readonly median?: number; readonly p95?: number };
}

const STEP = { points: 0.62 };
/** Steps from level to level are about even: none is twice as wide as another. */
const EVEN = { points: 0.84 };
const QUICK = { p95: 300 };
const THOROUGH = { median: 700, p95: 2000 };

const others = CHARACTERS.filter((character) => character !== DEFAULT_CHARACTER);

/**
 * What the levels promise: a beginner between the plainest players, every level a real step above the one below, and the
 * highest beyond all baselines.
 */
export const LADDER: readonly Rung[] = [
  { a: 'default:1', b: 'random', games: 1000, least: { wins: 0.6 }, most: QUICK },
  { a: 'default:1', b: 'greedy', games: 1000, least: { losses: 0.45 }, most: QUICK },
  { a: 'default:2', b: 'default:1', games: 400, least: STEP, most: { ...QUICK, ...EVEN } },
  { a: 'default:3', b: 'default:2', games: 400, least: STEP, most: { ...QUICK, ...EVEN } },
  { a: 'default:4', b: 'default:3', games: 400, least: STEP, most: EVEN },
  { a: 'default:5', b: 'default:4', games: 200, least: STEP, most: { ...THOROUGH, ...EVEN } },
  { a: 'default:5', b: 'greedy', games: 200, least: { wins: 0.99 }, most: THOROUGH },
  { a: 'default:5', b: 'flat', games: 200, least: { wins: 0.65 }, most: THOROUGH },
  { a: 'default:6', b: 'default:5', games: 400, least: STEP, most: THOROUGH },
  { a: 'default:6', b: 'greedy', games: 200, least: { wins: 1 }, most: THOROUGH },
  { a: 'default:6', b: 'flat', games: 200, least: { points: 0.85 }, most: THOROUGH },
  { a: 'default:6', b: 'flat-6000', games: 200, least: { points: 0.75 }, most: THOROUGH },
  ...others.flatMap((name) => [
    { a: `${name}:3`, b: `${name}:1`, games: 40, least: STEP, most: QUICK },
    { a: `${name}:5`, b: `${name}:3`, games: 40, least: STEP, most: THOROUGH },
  ]),
];

/** What a match fell short of, in words; nothing when it holds the rung. */
export function shortfalls({ games, least, most }: Rung, summary: Summary, times: Times): string[] {
  const { wins, losses, points, pointsError } = summary;
  const shares = { wins: wins / games, losses: losses / games, points };
  const tooFew = (['wins', 'losses', 'points'] as const).filter((name) => shares[name] < (least[name] ?? 0));
  const tooSlow = (['median', 'p95'] as const).filter((name) => times[name] > (most?.[name] ?? Infinity));
  return [
    ...tooFew.map((name) => `${name} ${shares[name].toFixed(3)} of at least ${least[name]}`),
    ...(least.points !== undefined && points - pointsError <= 0.5 ? ['no better than even, by 95 %'] : []),
    ...(points > (most?.points ?? 1) ? [`points ${points.toFixed(3)} of at most ${most?.points}`] : []),
    ...tooSlow.map((name) => `${name} ${times[name].toFixed(0)} ms of at most ${most?.[name]} ms`),
  ];
}
