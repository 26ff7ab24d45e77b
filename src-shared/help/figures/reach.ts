import {
  type Colour,
  type Deal,
  type Game,
  type Placement,
  replay,
  seededRandom,
  shuffled,
  TILE_NUMBERS,
  type TileNumber,
} from '../../tantrix';
import type { Figure } from './figure';
import { handsFor } from './hands';
import { ordersOf, stagesOf } from './order';
import { type Turns, turnsOf } from './turns';

/** How many orders of play, and for each how many ways of taking turns, are tried. */
export interface ReachLimits {
  readonly orders: number;
  readonly turns: number;
}

const PATIENCE: ReachLimits = { orders: 40, turns: 60 };

type Wanted = Pick<Figure, 'tiles' | 'seats' | 'hands' | 'turn'>;

/**
 * A game in which the tiles of a figure have been played as they lie, the hands hold what they are said to hold, and who
 * is said to move is to move. The same figure gives the same game. Undefined when none is found: the figure breaks a
 * rule, or nobody can have come there with these hands.
 */
export function gameOfFigure(figure: Wanted, patience = PATIENCE): Game | undefined {
  const seats = figure.seats.length;
  let orders = 0;
  for (const order of ordersOf(figure.tiles, seats)) {
    if (orders++ === patience.orders) return undefined;
    const game = gameInOrder(figure, order, patience.turns);
    if (game) return game;
  }
  return undefined;
}

function gameInOrder(figure: Wanted, order: readonly Placement[], maxTurns: number): Game | undefined {
  const seats = figure.seats.length;
  const stages = stagesOf(order, seats);
  const random = seededRandom(1);
  for (let trial = 0; trial < maxTurns; trial++) {
    for (let starter = 0; starter < seats; starter++) {
      const turns = turnsOf(stages, seats, starter, trial === 0 ? undefined : random);
      const deal = dealFor(figure, order, stages, turns);
      const result = deal && replay(deal, order);
      if (result?.ok && isAsWanted(result.game, figure)) return result.game;
    }
  }
  return undefined;
}

/** The tiles nobody asks for come in a fixed but mixed order, so that hands look like hands. */
const MIXED: readonly TileNumber[] = shuffled(TILE_NUMBERS, seededRandom(7));

function dealFor(
  { seats, hands }: Wanted,
  order: readonly Placement[],
  stages: ReturnType<typeof stagesOf>,
  turns: Turns,
): Deal | undefined {
  const wanted = seats.map((colour) => hands[colour] ?? []);
  const tiles = order.map(({ tile }) => tile);
  const taken = new Set([...tiles, ...wanted.flat()]);
  const others = MIXED.filter((tile) => !taken.has(tile));
  const held = handsFor({ order: tiles, stages, turns, seats: seats.length, wanted, others });
  if (!held) return undefined;
  return dealOf(
    seats,
    turns,
    held.map(({ drawn }) => drawn),
  );
}

/** Lays the draws of the seats into one bag, in the order in which they come. */
function dealOf(seats: readonly Colour[], turns: Turns, draws: readonly (readonly TileNumber[])[]): Deal {
  const left = draws.map((drawn) => [...drawn]);
  const take = (seat: number, count: number): TileNumber[] => left[seat]?.splice(0, count) ?? [];
  const dealt = [...seats.map((_, seat) => take(seat, 1)), ...seats.map((_, seat) => take(seat, 5))].flat();
  const drawn = turns.movers.flatMap((seat) => take(seat, 1));
  const known = new Set([...dealt, ...drawn]);
  const bag = [...dealt, ...drawn, ...MIXED.filter((tile) => !known.has(tile))];
  return { seats, starter: turns.movers[0] ?? 0, bag };
}

function isAsWanted({ position }: Game, { seats, hands, turn }: Wanted): boolean {
  const holds = seats.every(
    (colour, seat) => hands[colour]?.every((tile) => position.hands[seat]?.includes(tile)) ?? true,
  );
  return holds && (turn === undefined || seats[position.mover] === turn);
}
