import type { Entry } from './entry';

/** Which games are counted: all, those at this table, those by mail, or those under competition rules. */
export const GAME_CHOICES = ['all', 'here', 'mail', 'competition'] as const;
export type GameChoice = (typeof GAME_CHOICES)[number];

/** Since when: all, from the first of January, or the last days with today. */
export const PERIODS = ['all', 'thisYear', 'days365', 'days90', 'days30'] as const;
export type Period = (typeof PERIODS)[number];

/** What is counted. */
export interface Selection {
  /** Puzzles are neither by mail nor under competition rules, and are counted with every choice. */
  readonly games: GameChoice;
  /** What ended at this time or later, in milliseconds since 1970; left out, all. */
  readonly from?: number;
}

const DAYS: Readonly<Record<Exclude<Period, 'all' | 'thisYear'>, number>> = { days365: 365, days90: 90, days30: 30 };

/** When a period begins that lasts until now, by the clock of this computer; undefined of one that has always been. */
export function startOf(period: Period, now: Date): number | undefined {
  if (period === 'all') return undefined;
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return (period === 'thisYear' ? new Date(year, 0, 1) : new Date(year, month, day - DAYS[period] + 1)).getTime();
}

/** The entries that are counted. */
export const selected = (entries: readonly Entry[], { games, from = 0 }: Selection): readonly Entry[] =>
  entries.filter(({ at, facts }) => at >= from && (facts.kind === 'puzzle' || IS_CHOSEN[games](facts)));

interface Terms {
  readonly isByMail: boolean;
  readonly isOnline?: true;
  readonly isCompetition: boolean;
}

const IS_CHOSEN: Readonly<Record<GameChoice, (terms: Terms) => boolean>> = {
  all: () => true,
  here: ({ isByMail, isOnline }) => !isByMail && !isOnline,
  mail: ({ isByMail }) => isByMail,
  competition: ({ isCompetition }) => isCompetition,
};
