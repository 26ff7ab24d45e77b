import type { ChatLine, OnlineGame } from '../../../src-shared/bridge/bridge';
import type { Seat } from '../../../src-shared/sessions/rules';
import { awayIn } from './game';

/** How long those are away who lost the connection or left, by what the chat notes of it. */

const MINUTE_MS = 60_000;
/** Who is away so long keeps the others from playing. */
export const LONG_MS = 5 * MINUTE_MS;
/** Absences that are shorter do not count. */
const SHORT_MS = 2 * MINUTE_MS;
/** So many of them are as much as a long one. */
const MOST = 3;

interface Absence {
  readonly from: number;
  /** Left out while it lasts. */
  readonly to?: number;
}

const isWay = (kind: ChatLine['kind']): kind is 'lost' | 'left' | 'back' =>
  kind === 'lost' || kind === 'left' || kind === 'back';

/** Whether somebody who is away has left on purpose. */
export const hasLeft = ({ chat }: Pick<OnlineGame, 'chat'>, seat: Seat): boolean =>
  chat.findLast((line) => isWay(line.kind) && line.seat === seat)?.kind === 'left';

/** The absences of a seat, the last one last. */
function absencesOf({ chat }: Pick<OnlineGame, 'chat'>, seat: Seat): Absence[] {
  const found: Absence[] = [];
  for (const line of chat) {
    if (!isWay(line.kind) || line.seat !== seat) continue;
    const last = found.at(-1);
    const isAway = last !== undefined && last.to === undefined;
    if (line.kind !== 'back' && !isAway) found.push({ from: line.at });
    if (line.kind === 'back' && isAway) found[found.length - 1] = { ...last, to: line.at };
  }
  return found;
}

/** Since when a seat is away; undefined while it is not. */
export function awaySince(game: Pick<OnlineGame, 'chat' | 'seats'>, seat: Seat): number | undefined {
  const last = absencesOf(game, seat).at(-1);
  return last && last.to === undefined && game.seats[seat]?.isPresent === false ? last.from : undefined;
}

/** The seats of those who are away for so long, or so often, that the others choose how to go on. */
export const missedIn = (game: Pick<OnlineGame, 'chat' | 'seats' | 'server'>, now: number): readonly Seat[] =>
  awayIn(game).filter((seat) => {
    const since = awaySince(game, seat);
    const counted = absencesOf(game, seat).filter(({ from, to = now }) => to - from >= SHORT_MS);
    const isAgain = counted.length >= MOST && counted.at(-1)?.to === undefined;
    return since !== undefined && (now - since >= LONG_MS || isAgain);
  });
