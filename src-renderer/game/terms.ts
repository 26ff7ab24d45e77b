import type { GameHand } from '../../src-shared/sessions/game';
import type { Objection } from '../../src-shared/sessions/rules';
import { type Aid, isTold } from '../../src-shared/sessions/terms';
import type { OpenGame } from './open-game';

/** What the terms of the open game keep from those who play it, and what its session has for whoever is to move. */

/** Whether something can be asked for: also where asking is refused in words. */
export function mayAskFor({ session }: Pick<OpenGame, 'session'>, aid: Aid): boolean {
  const bar = session.bar(aid);
  return !bar || isTold(bar);
}

/** Whether a seat moves at this computer: in a game by mail only those who play here, in a copy of one nobody. */
export const movesHere = ({ session }: Pick<OpenGame, 'session'>, seat: number): boolean =>
  session.terms.seatsHere(session.seen).includes(seat);

/** What the session of a game tells of the moment. */
export interface Moment {
  /** What the person who is to move has in hand. */
  readonly held?: GameHand['held'];
  readonly tried: GameHand['tried'];
  /** The seat whose turn is over but not handed on: until then nobody can move. */
  readonly turnEnded?: number | undefined;
  /** Why the last thing could not be done; forgotten with the next. */
  readonly refusal?: Objection | undefined;
}

export function momentOf({ session }: OpenGame): Moment {
  const { held, tried } = session.handOf(session.seen.game.position.mover);
  const { objection, extra } = session;
  return { held, tried, turnEnded: extra.turnEnded, refusal: objection && isTold(objection) ? objection : undefined };
}
