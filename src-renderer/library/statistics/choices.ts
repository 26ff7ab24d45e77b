import type { GameChoice, Period } from '../../../src-shared/library/selection';
import { makeStore } from '../../ui/store';

/** What the statistics are of; it stays as it is while the program runs. */
interface Choices {
  readonly games: GameChoice;
  readonly period: Period;
}

const ALL: Choices = { games: 'all', period: 'all' };

const { reading, set } = makeStore<Choices>(ALL);

export const { use: useChoices } = reading;

export const chooseGames = (games: GameChoice): void => set({ games });
export const choosePeriod = (period: Period): void => set({ period });
export const chooseAll = (): void => set(ALL);

export const isAll = ({ games, period }: Choices): boolean => games === 'all' && period === 'all';
