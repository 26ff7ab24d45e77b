import type { OnlineState, TableRules, TableSeen } from '../../../src-shared/bridge/bridge';
import { listWords, playerWords, type Words } from '../../words/words';
import { inPairs } from './pairs';
import { freeIn, isRanked, wayInto } from './tables';

/** What is said of a table online. */

type Waiting = Extract<OnlineState, { kind: 'waiting' }>;

/** Facts that have nothing to do with each other. */
export const besideEachOther = (facts: readonly string[]): string => facts.join(' · ');

export const clockWords = ({ minutes }: Pick<TableRules, 'minutes'>, t: Words): string =>
  minutes === undefined ? t('online.noClock') : t('online.minutes', { count: minutes });

/** The clock among other facts, of which another comes first. */
const clockFact = (rules: TableRules, t: Words): string =>
  rules.minutes === undefined ? t('online.inLine.noClock') : clockWords(rules, t);

/** What is played at a table where somebody waits, and where. */
export const waitingWords = ({ rules, server }: Waiting, t: Words): string =>
  besideEachOther([
    ...(server ? [server.name] : []),
    rules.name,
    ...(rules.isDoubles ? [t('online.inLine.doubles')] : []),
    ...setWords(rules, t),
    ...(rules.isRace ? [t('gobble.title')] : [spiritWords(rules, t), clockFact(rules, t)]),
  ]);

/** With which tiles, where that is not the usual. */
const setWords = ({ set }: TableRules, t: Words): string[] =>
  set === 'first-edition' ? [t('newGame.firstEditionShort')] : [];

/** By which rules it is played, and whether the result counts. */
export function spiritWords(rules: TableRules, t: Words): string {
  if (isRanked(rules)) return t('online.ranked');
  return t(rules.isCompetition ? 'online.competition' : 'online.friendly');
}

/** When the game starts. */
export const startWords = (state: Waiting, t: Words): string => t(`online.wait.${startOf(state)}`);

function startOf({ rules, taken, isHost, isSeeking, mayBegin }: Waiting) {
  if (taken.length >= rules.seats) return 'full';
  if (mayBegin) return 'startsSooner';
  if (isSeeking) return 'seeks';
  // Pairs are complete, and of two nobody is left over.
  return isHost || rules.isDoubles || rules.seats === 2 ? 'starts' : 'startsByHost';
}

/** What holds for a table: who could look into the bag or choose a tile, and whether it is known who answers there. */
export function fairWords({ rules, server, isUnproved }: Waiting, t: Words): string {
  const fair = t(`online.wait.${server ? fairAtServer(rules) : fairHere(rules)}`);
  return isUnproved ? [fair, t('online.unproved')].join(' ') : fair;
}

const fairHere = ({ isRace }: TableRules) => (isRace ? 'fairRace' : 'fair');

function fairAtServer({ isRace, drawers }: TableRules) {
  if (isRace) return 'fairServerRace';
  return drawers === 'all' ? 'fairAll' : 'fairServer';
}

/** How many play and by which rules; of a game that has begun, how far it is. */
export function factWords(table: TableSeen, t: Words): string {
  if (wayInto(table) === 'otherVersion') return t('online.join.otherVersion');
  if (table.laid !== undefined)
    return besideEachOther([
      t('online.join.playing', { count: table.laid }),
      ...setWords(table, t),
      ...(table.isRace ? [t('gobble.title')] : []),
    ]);
  return besideEachOther([
    sizeWords(table, t),
    ...setWords(table, t),
    table.isRace ? t('gobble.title') : spiritWords(table, t),
    ...togetherWords(table, t),
  ]);
}

/** How many play, and whether in pairs. */
const sizeWords = ({ isDoubles, seats }: TableRules, t: Words): string =>
  isDoubles ? t('newGame.doubles') : t('online.players', { count: seats });

/** Who comes from one computer, where several do. */
function togetherWords({ taken }: TableSeen, t: Words): string[] {
  const programs = new Set(taken.flatMap(({ party }) => party ?? []));
  const groups = [...programs].map((program) => taken.filter(({ party }) => party === program));
  return groups
    .filter((group) => group.length > 1)
    .map((group) => t('online.together', { names: listWords(group.map(({ name }) => name)) }));
}

/** Who sits there, in a race without colours. */
export function seatWords(table: TableSeen, t: Words): string {
  const { taken, isDoubles, isRace } = table;
  const seats = taken.length + freeIn(table);
  const players = listWords(
    inPairs(taken, isDoubles).map(({ name, colour }) => (isRace ? name : playerWords(t, name, colour))),
  );
  return taken.length === 0
    ? t('online.join.seatsFree', { seats })
    : t('online.join.seats', { taken: taken.length, seats, players });
}
