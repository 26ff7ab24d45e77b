import { type Race, racersLeft, type Turn } from './race';

/** The next player after a seat who still has tiles. */
function nextAfter(seat: number, left: readonly number[]): number {
  return left.find((each) => each > seat) ?? left[0] ?? seat;
}

/**
 * Whose turn it is at a time; undefined where all play at once, and when it is over. Whoever has to throw a tile keeps the turn
 * until that is done, so that nobody else loses time by it.
 */
export function turnAt(race: Race, at: number): Turn | undefined {
  const { turnSeconds } = race.start;
  if (turnSeconds === undefined || race.isOver) return undefined;
  if (race.owing.includes(race.turn.seat)) return race.turn;
  const left = racersLeft(race);
  const lasts = turnSeconds * 1000;
  const passed = Math.max(0, Math.floor((at - race.turn.since) / lasts));
  let { seat } = race.turn;
  // After a whole round it is the same again.
  for (let step = passed % Math.max(1, left.length); step > 0; step--) seat = nextAfter(seat, left);
  return { seat, since: race.turn.since + passed * lasts };
}

/**
 * The turn after a move. Whoever went out with it has none left, and who has thrown when the time was over passes it on.
 *
 * @param race after the move, but for the turn
 * @param hasThrown whether the move was a throw
 */
export function turnAfter(race: Race, at: number, hasThrown: boolean): Turn {
  const { start, turn } = race;
  const left = racersLeft(race);
  const isLate = hasThrown && start.turnSeconds !== undefined && at - turn.since >= start.turnSeconds * 1000;
  const { seat, since } = isLate ? { seat: nextAfter(turn.seat, left), since: at } : (turnAt(race, at) ?? turn);
  return left.includes(seat) ? { seat, since } : { seat: nextAfter(seat, left), since: at };
}

/** Whether a player may lay a tile at a time. */
export const mayLay = (race: Race, seat: number, at: number): boolean => {
  const turn = turnAt(race, at);
  return !race.isOver && (turn === undefined || turn.seat === seat);
};
