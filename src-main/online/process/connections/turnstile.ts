import type { Socket } from 'node:net';

/** So many begin between two looks at what others say: to begin costs half a millisecond each. */
const AT_ONCE = 8;
/** Nobody who calls waits longer for an answer, in milliseconds: what is begun later is begun for nothing. */
const PATIENCE_MS = 3_000;

/**
 * Lets connections begin a few at a time. When a process of a server is gone, all who were there call another at the same moment:
 * begun at once, all would be so late that all give up, and call again. Those who came last begin first, for they wait longest yet.
 */
export class Turnstile {
  readonly #begin: (socket: Socket) => void;
  #waiting: { readonly socket: Socket; readonly until: number }[] = [];
  #isTurning = false;

  /** @param begin is handed each connection in its turn */
  constructor(begin: (socket: Socket) => void) {
    this.#begin = begin;
  }

  enter(socket: Socket): void {
    // Who gives up meanwhile is passed over.
    socket.on('error', () => {});
    this.#waiting.push({ socket, until: performance.now() + PATIENCE_MS });
    this.#turn();
  }

  #turn(): void {
    if (this.#isTurning || this.#waiting.length === 0) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      const now = performance.now();
      for (const { socket } of this.#waiting.filter(({ until }) => until < now)) socket.destroy();
      const waiting = this.#waiting.filter(({ socket }) => !socket.destroyed);
      this.#waiting = waiting.slice(0, -AT_ONCE);
      for (const { socket } of waiting.slice(-AT_ONCE).toReversed()) this.#begin(socket);
      this.#turn();
    });
  }
}
