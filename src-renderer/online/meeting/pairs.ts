import type { Colour } from '../../../src-shared/tantrix';

/** Pairs at a table of doubles: who has the same colour plays together. */

interface Coloured {
  readonly name: string;
  readonly colour: Colour;
}

/** Those who have come, partners together. */
export function inPairs<Seat extends Coloured>(taken: readonly Seat[], isDoubles = false): readonly Seat[] {
  if (!isDoubles) return taken;
  const [first] = taken;
  const isFirst = ({ colour }: Seat) => colour === first?.colour;
  return [...taken.filter(isFirst), ...taken.filter((seat) => !isFirst(seat))];
}

/** What the partner of somebody is called; undefined where there is none, or none yet, or none with a name. */
export function partnerOf<Seat extends Coloured>(
  who: Seat,
  all: readonly Seat[],
  isDoubles = false,
): string | undefined {
  const partner = isDoubles ? all.find((seat) => seat !== who && seat.colour === who.colour) : undefined;
  return partner?.name.trim() || undefined;
}
