import { type SetName, setOf } from '../tantrix';
import { makeBagText } from './bag-text';
import { withCheck } from './envelope';
import { makePlacementText } from './placement-text';
import { makeOnlineLines, makeReceiptLines } from './played-online';
import { FIELD_SEPARATOR, type Player } from './players';
import { canBeWritten, type RecordedGame } from './recorded-game';

/** The first word of a game's .txg file, and the version this program writes. FORMAT.md describes the file line by line. */
export const TXG_MARK = 'tantrix-game';
/** The newest version of the file that this program reads. */
export const TXG_VERSION = 2;
/** The version from which on a file can say that a game was played online. Others are written as version 1. */
export const ONLINE_VERSION = 2;
/** The set of a file that names none. */
export const UNNAMED_SET: SetName = 'standard';

/** What stands after `competition` where the order of the tiles was drawn by chance. */
export const DRAWN = 'drawn';

/**
 * The game as the text of a .txg file, lines ended by LF. Throws RangeError for one of which tiles are not known and that was not
 * played online.
 */
export function makeGameTxg(record: RecordedGame): string {
  const { players, game, isCompetition, isDrawn, startedBy, online, again = [] } = record;
  const { deal, placements, isStopped } = game;
  if (!canBeWritten(record)) throw new RangeError('the order of the bag is not known');
  return withCheck([
    `${TXG_MARK} ${online ? ONLINE_VERSION : 1}`,
    ...setLine(setOf(deal)),
    ...players.map((player, seat) => `player ${deal.seats[seat]} ${playerText(player)}`),
    ...players.flatMap(({ robot }, seat) => (robot ? [`robot ${seat + 1} ${robot.character} ${robot.level}`] : [])),
    ...players.flatMap(({ home }, seat) => (home === undefined ? [] : [`home ${seat + 1} ${home}`])),
    ...(deal.starter === undefined ? [] : [inWords('starter', deal.starter + 1, startedBy)]),
    ...(isCompetition ? [inWords('competition', isDrawn && DRAWN)] : []),
    ...(online ? makeOnlineLines(online) : []),
    ...again.map((move) => `again ${move}`),
    `bag ${makeBagText(deal.bag)}`,
    ...placements.map((placement, at) => `${at + 1} ${makePlacementText(placement)}`),
    ...(online ? makeReceiptLines(online) : []),
    ...(isStopped ? ['stopped'] : []),
  ]);
}

const setLine = (name: SetName = UNNAMED_SET): string[] => (name === UNNAMED_SET ? [] : [`set ${name}`]);

const inWords = (...words: readonly (string | number | false | undefined)[]): string => words.filter(Boolean).join(' ');

const playerText = ({ name, email, country }: Player): string => [name, email, country].join(FIELD_SEPARATOR);
