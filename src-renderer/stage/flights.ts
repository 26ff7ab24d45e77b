import { useEffect, useState } from 'react';

/** Tiles that are seen on their way, for whatever waits until they have arrived. */
let arrival: Promise<unknown> = Promise.resolve();

/** Tiles have taken off; each flight ends when its tile has arrived, or was sent there at once. */
export function haveTakenOff(flights: readonly Promise<void>[]): void {
  arrival = Promise.all(flights);
}

/** Ends when the tiles that took off last have landed; at once where nothing flies. */
export const allLanded = (): Promise<unknown> => arrival;

/** The end of a game while it is drawn, for whatever must not tell it beforehand; undefined while none is. */
let ending: Promise<unknown> | undefined;

/** The end of a game is being drawn until then. */
export function isEndingUntil(drawn: Promise<unknown>): void {
  ending = drawn;
  void drawn.finally(() => {
    if (ending === drawn) ending = undefined;
  });
}

/**
 * A value as it was before tiles took off and an end began to be drawn, until they have landed and it is drawn.
 *
 * @param meanwhile what is seen in its place while an end is drawn; left out, what was seen before
 */
export function useOnceSeen<T extends string | boolean>(value: T, meanwhile?: T): T {
  const [seen, setSeen] = useState(value);
  useEffect(() => {
    let isLatest = true;
    const show = (next: T) => isLatest && setSeen(next);
    void (async () => {
      await arrival;
      if (ending && meanwhile !== undefined) show(meanwhile);
      await ending;
      show(value);
    })();
    return () => {
      isLatest = false;
    };
  }, [value, meanwhile]);
  return seen;
}
