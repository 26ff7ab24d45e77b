import type { TableRules } from '../../../src-shared/bridge/bridge';

/**
 * What is played by two whom a server brings together: they must want the same, but for its name. The clock is that of
 * tournaments.
 */
export const quickRules = (name: string): TableRules => ({
  name,
  seats: 2,
  isCompetition: true,
  minutes: 15,
  mayWatch: true,
});
