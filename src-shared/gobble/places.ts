import { type Race, racersLeft } from './race';

/** Where a player came in, from 1; those with as many tiles left share a place. */
export interface RacePlace {
  readonly seat: number;
  readonly place: number;
  /** Tiles that were left; 0 for who is out. */
  readonly left: number;
}

/** All players, as they stand: those who are out in their order, then by the tiles they have left, the fewest first. */
export function placesOf(race: Race): RacePlace[] {
  const tilesOf = (seat: number): number => race.hands[seat]?.length ?? 0;
  const left = racersLeft(race).toSorted((a, b) => tilesOf(a) - tilesOf(b) || a - b);
  const out = race.out.map((seat, at) => ({ seat, place: at + 1, left: 0 }));
  const behind = left.map((seat) => ({
    seat,
    place: out.length + left.findIndex((other) => tilesOf(other) === tilesOf(seat)) + 1,
    left: tilesOf(seat),
  }));
  return [...out, ...behind];
}
