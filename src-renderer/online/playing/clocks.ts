import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { pointsLost } from '../../../src-shared/record';

/** The clocks of a game online. Time never ends a game: each full minute over costs a point, shown beside the result. */

const MINUTE_MS = 60_000;

/** What a clock shows. */
export interface Clock {
  /** Whole seconds that are left; below 0, by how many the time is over. */
  readonly seconds: number;
  /** What is taken off the score for it. */
  readonly points: number;
}

type Timed = Pick<OnlineGame, 'rules' | 'used' | 'since'>;

/**
 * The clock of a seat; undefined where there is none.
 *
 * @param mover the seat whose turn runs; undefined once it is over
 * @param now in milliseconds since 1970
 */
export function clockOf(
  { rules, used, since }: Timed,
  seat: number,
  mover: number | undefined,
  now: number,
): Clock | undefined {
  if (rules.minutes === undefined) return undefined;
  const running = seat === mover && since !== undefined ? Math.max(0, now - since) : 0;
  const spent = (used[seat] ?? 0) + running;
  const left = rules.minutes * MINUTE_MS - spent;
  // A clock shows a second until it is over.
  return {
    seconds: left > 0 ? Math.ceil(left / 1000) : 0 - Math.floor(-left / 1000),
    points: pointsLost(rules.minutes, spent),
  };
}
