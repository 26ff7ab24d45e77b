import type { TableRules, TableSeen } from '../../../src-shared/bridge/bridge';
import { listWords, playerWords, type Words } from '../../words/words';
import { isRanked, wayInto } from './tables';

/** What is said of a table online. */

/** Facts that have nothing to do with each other. */
export const besideEachOther = (facts: readonly string[]): string => facts.join(' · ');

export const clockWords = ({ minutes }: Pick<TableRules, 'minutes'>, t: Words): string =>
  minutes === undefined ? t('online.noClock') : t('online.minutes', { count: minutes });

/** By which rules it is played, and whether the result counts. */
export function spiritWords(rules: TableRules, t: Words): string {
  if (isRanked(rules)) return t('online.ranked');
  return t(rules.isCompetition ? 'online.competition' : 'online.friendly');
}

/** How many play and by which rules; of a game that has begun, how far it is. */
export function factWords(table: TableSeen, t: Words): string {
  if (wayInto(table) === 'otherVersion') return t('online.join.otherVersion');
  if (table.laid !== undefined) return t('online.join.playing', { count: table.laid });
  return besideEachOther([t('online.players', { count: table.seats }), spiritWords(table, t)]);
}

/** Who sits there. */
export function seatWords({ taken, seats }: TableSeen, t: Words): string {
  const players = listWords(taken.map(({ name, colour }) => playerWords(t, name, colour)));
  return taken.length === 0
    ? t('online.join.seatsFree', { seats })
    : t('online.join.seats', { taken: taken.length, seats, players });
}
