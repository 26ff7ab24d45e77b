/** Tiles that are seen on their way, for whatever waits until they have arrived. */
let arrival: Promise<unknown> = Promise.resolve();

/** Tiles have taken off; each flight ends when its tile has arrived, or was sent there at once. */
export function haveTakenOff(flights: readonly Promise<void>[]): void {
  arrival = Promise.all(flights);
}

/** Ends when the tiles that took off last have landed; at once where nothing flies. */
export const allLanded = (): Promise<unknown> => arrival;
