import type { GameChoice, Period } from '../../../src-shared/library/selection';
import type { Measure } from '../../../src-shared/library/margins';
import { makeStore } from '../../ui/store';

/** What the statistics are of; it stays as it is while the program runs. */
interface Choices {
  readonly games: GameChoice;
  readonly period: Period;
  /** What the chart shows of them. */
  readonly measure: Measure;
}

const ALL = { games: 'all', period: 'all' } as const;

const { reading, set } = makeStore<Choices>({ ...ALL, measure: 'margin' });

export const { use: useChoices } = reading;

export const chooseGames = (games: GameChoice): void => set({ games });
export const choosePeriod = (period: Period): void => set({ period });
export const chooseMeasure = (measure: Measure): void => set({ measure });
export const chooseAll = (): void => set(ALL);

export const isAll = ({ games, period }: Choices): boolean => games === 'all' && period === 'all';
