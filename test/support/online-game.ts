import type { OnlineGame } from '../../src-shared/bridge/online';
import { tileCountOf } from '../../src-shared/online/terms';
import {
  type Game,
  isOver,
  legalPlacements,
  pick,
  type Placement,
  type Random,
  replay,
  UNKNOWN_TILE,
} from '../../src-shared/tantrix';

/** The game that a program is told, by the rules. */
export function gameOf({ rules, seats, starter, drawn, moves }: OnlineGame): Game | undefined {
  if (drawn.length === 0) return undefined;
  const bag = Array.from({ length: tileCountOf(rules) }, (_, at) => drawn[at] ?? UNKNOWN_TILE);
  const deal = { seats: seats.map(({ colour }) => colour), starter, bag };
  const result = replay(
    deal,
    moves.map(({ tile, q, r, rotation }) => ({ tile, q, r, rotation })),
  );
  if (!result.ok) throw new Error('what is told is no game');
  return result.game;
}

/** A move by chance of somebody at this computer; undefined while none is due here. */
export function moveDue(shown: OnlineGame | undefined, random: Random): (Placement & { seat: number }) | undefined {
  const game = shown?.isSettled ? gameOf(shown) : undefined;
  if (!game || isOver(game) || !shown?.seats[game.position.mover]?.isHere) return undefined;
  return { seat: game.position.mover, ...pick(legalPlacements(game), random) };
}

/** Whether a game has come to its end, as a program is told. */
export function hasEnded(shown: OnlineGame | undefined): boolean {
  const game = shown?.isSettled ? gameOf(shown) : undefined;
  return game !== undefined && isOver(game);
}
