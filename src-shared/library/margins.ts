import type { OwnGame } from './own-games';

/** So many bars make the mean that is followed over time. */
const BARS_OF_MEAN = 10;

/** What a bar of the chart stands for: a game, or where there are too many of them, those of some time together. */
export const SPANS = ['game', 'week', 'month', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** What a chart shows of a game, in points; skill and luck only of those that were analysed. */
export const MEASURES = ['margin', 'skill', 'luck'] as const;
export type Measure = (typeof MEASURES)[number];

export const measureOf = (game: OwnGame, measure: Measure): number | undefined =>
  measure === 'margin' ? game.margin : game.balance?.[measure];

/** A bar of the chart: games that follow one another. */
export interface Bar {
  readonly games: readonly OwnGame[];
  /** The mean of what they measure. */
  readonly value: number;
  /** The mean of the games of ten bars, this one and those before it; left out while there are fewer. */
  readonly mean?: number;
}

export interface Bars {
  readonly span: Span;
  readonly bars: readonly Bar[];
}

const DAY = 24 * 60 * 60 * 1000;
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const THURSDAY = 3;

/** What games must have in common to be one bar, by the clock of this computer. */
const KEYS: Readonly<Record<Span, (game: OwnGame) => number | string>> = {
  game: ({ id }) => id,
  week: ({ at }) => Math.floor((dayNumber(new Date(at)) + THURSDAY) / 7),
  month: ({ at }) => monthNumber(new Date(at)),
  year: ({ at }) => new Date(at).getFullYear(),
};

const dayNumber = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
const monthNumber = (date: Date): number => 12 * date.getFullYear() + date.getMonth();

/**
 * The games of which there is a measure as bars: each by itself where there is room, else joined as little as is needed.
 *
 * @param all the first that ended in front
 * @param most how many bars there is room for; years are not joined, however many there are
 */
export function barsOf(all: readonly OwnGame[], most: number, measure: Measure = 'margin'): Bars {
  const games = all.filter((game) => measureOf(game, measure) !== undefined);
  for (const span of SPANS.slice(games.length > most ? 1 : 0)) {
    const groups = joinedBy(span, games);
    if (groups.length <= most || span === 'year')
      return { span, bars: groups.map((_, at) => barAt(groups, at, measure)) };
  }
  throw new RangeError('no span is left');
}

function joinedBy(span: Span, games: readonly OwnGame[]): OwnGame[][] {
  const groups: OwnGame[][] = [];
  let last: number | string | undefined;
  for (const game of games) {
    const key = KEYS[span](game);
    if (key === last) groups.at(-1)?.push(game);
    else groups.push([game]);
    last = key;
  }
  return groups;
}

function barAt(groups: readonly (readonly OwnGame[])[], at: number, measure: Measure): Bar {
  const games = groups[at] ?? [];
  const followed = groups.slice(Math.max(0, at + 1 - BARS_OF_MEAN), at + 1);
  return {
    games,
    value: meanOf(games, measure),
    ...(followed.length < BARS_OF_MEAN ? {} : { mean: meanOf(followed.flat(), measure) }),
  };
}

const meanOf = (games: readonly OwnGame[], measure: Measure): number =>
  games.reduce((sum, game) => sum + (measureOf(game, measure) ?? 0), 0) / Math.max(1, games.length);
