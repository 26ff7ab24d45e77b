import { type Race, racersLeft, type Turn } from './race';

/** The next player after a seat who still has tiles. */
function nextAfter(seat: number, left: readonly number[]): number {
  return left.find((each) => each > seat) ?? left[0] ?? seat;
}

/** Whose turn it is at a time; undefined where all play at once, and when it is over. */
export function turnAt(race: Race, at: number): Turn | undefined {
  const { turnSeconds } = race.start;
  if (turnSeconds === undefined || race.isOver) return undefined;
  const left = racersLeft(race);
  const lasts = turnSeconds * 1000;
  const passed = Math.max(0, Math.floor((at - race.turn.since) / lasts));
  let { seat } = race.turn;
  // After a whole round it is the same again.
  for (let step = passed % Math.max(1, left.length); step > 0; step--) seat = nextAfter(seat, left);
  return { seat, since: race.turn.since + passed * lasts };
}

/** The turn after a move: whoever went out with it has none left. */
export function turnAfter(race: Race, at: number): Turn {
  const { seat, since } = turnAt(race, at) ?? race.turn;
  const left = racersLeft(race);
  return left.includes(seat) ? { seat, since } : { seat: nextAfter(seat, left), since: at };
}

/** Whether a player may lay a tile at a time. */
export const mayLay = (race: Race, seat: number, at: number): boolean => {
  const turn = turnAt(race, at);
  return !race.isOver && (turn === undefined || turn.seat === seat);
};
