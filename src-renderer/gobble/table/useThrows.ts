import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RecordedRace } from '../../../src-shared/record';
import { preferencesNow, travelMs } from '../../preferences/preferences';
import { haveTakenOff } from '../../stage/flights';

/** A throw is a big gesture: it takes longer than a tile that is laid. */
const SLOWER = 1.6;

/** Lets a tile that was thrown fly from its thrower to its victim, as the list shows them. */
export function useThrows({ race }: RecordedRace, list: RefObject<HTMLElement | null>): void {
  const seen = useRef({ start: race.start, moves: race.moves.length });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { start: race.start, moves: race.moves.length };
    const made = race.moves.at(-1);
    const isNew = before.start === race.start && race.moves.length === before.moves + 1;
    if (!isNew || made?.move.kind !== 'throw' || !list.current) return;
    const rows = [made.by, made.move.to].map((seat) => list.current?.querySelector(`[data-seat="${seat}"] .seat-mark`));
    const [from, to] = rows.map((row) => row?.getBoundingClientRect());
    const duration = SLOWER * travelMs(preferencesNow());
    if (from && to && duration > 0) haveTakenOff([fly(from, to, duration)]);
  }, [race, list]);
}

/** The middle of a place, as where something is moved to. */
const middle = ({ left, top, width, height }: DOMRect): string =>
  `translate(${left + width / 2}px, ${top + height / 2}px)`;

/** The back of a tile, as large as three marks, on its way. */
async function fly(from: DOMRect, to: DOMRect, duration: number): Promise<void> {
  const tile = document.createElement('div');
  tile.className = 'thrown-tile';
  document.body.append(tile);
  const flight = tile.animate(
    [
      { transform: `${middle(from)} scale(0.5)` },
      { transform: `${middle(from)} translateX(-7rem) scale(1.3) rotate(200deg)`, offset: 0.5 },
      { transform: `${middle(to)} scale(0.6) rotate(420deg)` },
    ],
    { duration, easing: 'ease-in-out', fill: 'forwards' },
  );
  await flight.finished;
  tile.remove();
}
