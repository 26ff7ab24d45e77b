import type { TableRules } from '../../../src-shared/bridge/bridge';

/** What is played by two whom a server brings together: they must want the same. The clock is that of tournaments. */
export const QUICK_RULES: TableRules = {
  name: 'Quick match',
  seats: 2,
  isCompetition: true,
  minutes: 15,
  mayWatch: true,
};
