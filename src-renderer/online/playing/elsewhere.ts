import type { Player, RecordedGame } from '../../../src-shared/record';
import { isOver, replay, shuffled, tileNumbers } from '../../../src-shared/tantrix';
import { firstAnswer } from '../../game/extensions';
import { type GameTable, gameNow, showGame } from '../../game/table';
import { chance } from '../../stage/chance';
import { mayLeave } from '../../stage/leaving';
import { showStatusNote } from '../../stage/status-note';
import { ROBOT } from './away';
import { awayIn, isServerAway, knownOf, peopleHereIn } from './game';

/**
 * Going on with a game that cannot go on online: at this computer, where computer players take the seats of the others, or by mail.
 * From there on this program alone draws the tiles, which the record says.
 */

type BrokenOff = NonNullable<Awaited<ReturnType<Window['tantrix']['breakOffOnline']>>>;

/** Whether a game of this table could go on elsewhere: it is not over, and not all are there. */
export function mayGoOnElsewhere({ open }: GameTable): boolean {
  if (!open?.online || isOver(open.record.game)) return false;
  const game = knownOf(open);
  if (!game) return true;
  return (isServerAway(game) || awayIn(game).length > 0) && peopleHereIn(game).length > 0;
}

/** Goes on at this computer. */
export const goOnHere = (): Promise<void> =>
  goOn(async (record, here) => {
    const isFree = ({ robot }: Player, seat: number) => !robot && !here.includes(seat);
    const players = record.players.map((player, seat) => (isFree(player, seat) ? { ...player, robot: ROBOT } : player));
    if (await mayLeave()) showGame({ record: { ...record, players } });
  });

/** Goes on by mail, with everybody where they are. */
export const goOnByMail = (): Promise<void> =>
  goOn(async (record, here) => {
    const begin = firstAnswer((extension) => extension.beginElsewhere);
    const away = record.players.flatMap(({ robot }, seat) => (robot || here.includes(seat) ? [] : [seat]));
    if (begin && (await mayLeave())) await begin(record, new Set(away));
  });

async function goOn(begin: (record: RecordedGame, here: readonly number[]) => Promise<void>): Promise<void> {
  const { open } = gameNow();
  if (!open?.online) return;
  const { id } = open.online;
  const known = await window.tantrix.breakOffOnline(id);
  // Meanwhile something else may have been opened.
  if (gameNow().open?.online?.id !== id) return;
  if (known) await begin(wentOn(open.record, id, known), known.here);
  else showStatusNote('onlineNotYet');
}

/**
 * The record of a game that goes on elsewhere, from where it counted last. Throws RangeError where what is known makes no game.
 *
 * @param game by which it is known online
 */
export function wentOn(record: RecordedGame, game: string, known: BrokenOff, random = chance): RecordedGame {
  const { drawn, placements, used, minutes, receipt, here } = known;
  const others = tileNumbers(record.game.deal.bag.length).filter((tile) => !drawn.includes(tile));
  const bag = [...drawn, ...shuffled(others, random)];
  const result = replay({ ...record.game.deal, bag }, placements);
  if (!result.ok) throw new RangeError('what was played online makes no game');
  return {
    ...record,
    game: result.game,
    online: {
      game,
      used,
      ...(minutes === undefined ? {} : { minutes }),
      rest: { from: drawn.length + 1, seat: here[0] ?? 0 },
      ...(receipt === undefined ? {} : { receipt }),
    },
  };
}
