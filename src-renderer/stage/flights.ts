import { useEffect, useState } from 'react';

/** Tiles that are seen on their way, for whatever waits until they have arrived. */
let arrival: Promise<unknown> = Promise.resolve();

/** Tiles have taken off; each flight ends when its tile has arrived, or was sent there at once. */
export function haveTakenOff(flights: readonly Promise<void>[]): void {
  arrival = Promise.all(flights);
}

/** Ends when the tiles that took off last have landed; at once where nothing flies. */
export const allLanded = (): Promise<unknown> => arrival;

/** The end of a game while it is drawn, for whatever must not tell it beforehand. */
let ending: Promise<unknown> = Promise.resolve();

/** The end of a game is being drawn until then. */
export function isEndingUntil(drawn: Promise<unknown>): void {
  ending = drawn;
}

/** A value as it was before tiles took off and an end began to be drawn, until they have landed and it is drawn. */
export function useOnceSeen<T extends string | boolean>(value: T): T {
  const [seen, setSeen] = useState(value);
  useEffect(() => {
    let isLatest = true;
    void Promise.all([arrival, ending]).then(() => isLatest && setSeen(value));
    return () => {
      isLatest = false;
    };
  }, [value]);
  return seen;
}
