import type { OwnGame } from './own-games';

/** The highest or lowest there was of something, and the first game that had it. */
export interface Best {
  readonly value: number;
  readonly game: OwnGame;
}

/** What one can be proud of; each left out as long as there is none. */
export interface Bests {
  /** The tiles of the longest line that scored. */
  readonly line?: Best;
  /** The tiles of the largest loop that scored. */
  readonly loop?: Best;
  readonly score?: Best;
  /** The points by which a game was won. */
  readonly win?: Best;
  /** The lowest score that won. */
  readonly lowestWin?: Best;
}

/** What counts for each; undefined of a game that does not count for it. */
const VALUES: Readonly<Record<keyof Bests, (game: OwnGame) => number | undefined>> = {
  line: ({ tiles, isLoop }) => (isLoop ? undefined : tiles),
  loop: ({ tiles, isLoop }) => (isLoop ? tiles : undefined),
  score: ({ score }) => score,
  win: ({ outcome, margin }) => (outcome === 'won' ? margin : undefined),
  lowestWin: ({ outcome, score }) => (outcome === 'won' ? score : undefined),
};

/** @param games the first that ended in front */
export function bestsOf(games: readonly OwnGame[]): Bests {
  const bests: { -readonly [Kind in keyof Bests]: Best } = {};
  const hold = (kind: keyof Bests, isBetter: (value: number, than: number) => boolean) => {
    for (const game of games) {
      const value = VALUES[kind](game);
      const best = bests[kind];
      if (value && (!best || isBetter(value, best.value))) bests[kind] = { value, game };
    }
  };
  for (const kind of ['line', 'loop', 'score', 'win'] as const) hold(kind, (value, than) => value > than);
  hold('lowestWin', (value, than) => value < than);
  return bests;
}

/** How many games were won without another between them: at most, and up to now. */
export interface Streaks {
  readonly longest: number;
  readonly current: number;
}

/** @param games the first that ended in front */
export function streaksOf(games: readonly OwnGame[]): Streaks {
  let [longest, current] = [0, 0];
  for (const { outcome } of games) {
    current = outcome === 'won' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}
