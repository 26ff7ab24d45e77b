import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The wires between programs, as a test has them in its hands: every connection that a program makes goes through here, and
 * each direction of it can be late, silent, or cut. What TCP makes good of itself is late and in order; it is never lost.
 */

/** What becomes of what is sent in one direction. */
export interface Weather {
  /** Nothing arrives; it is kept, and comes when the weather has changed. */
  readonly isSilent?: boolean;
  /** How late it comes, in milliseconds. */
  readonly late?: number;
  /** Of a hundred pieces, so many are lost at first: TCP sends them again, and what follows waits for them. */
  readonly lost?: number;
}

/** What a lost piece costs, in milliseconds: until TCP sends it again. */
const AGAIN_MS = 200;
const CLEAR: Weather = {};

interface Wire {
  /** The number of the program that has called. */
  readonly from: number;
  /** The port of the one that was called. */
  readonly port: number;
  readonly ends: readonly Socket[];
}

export class Wires {
  readonly #server: Server;
  readonly #open = new Set<Wire>();
  readonly #random: (below: number) => number;
  #isCut: (from: number, port: number) => boolean = () => false;
  #weather: (from: number, port: number, isAnswer: boolean) => Weather = () => CLEAR;
  #changed: (() => void)[] = [];

  private constructor(server: Server, random: (below: number) => number) {
    this.#server = server;
    this.#random = random;
    server.on('connection', (socket) => void this.#take(socket).catch(() => socket.destroy()));
  }

  static async laid(random: (below: number) => number): Promise<Wires> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Wires(server, random);
  }

  /** Where programs call instead of where they mean to: each says in a line its number and the port that it means. */
  get port(): number {
    const address: AddressInfo | string | null = this.#server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  /** These wires are cut, and stay so; all others are whole. */
  cut(isCut: (from: number, port: number) => boolean): void {
    this.#isCut = isCut;
    for (const { from, port, ends } of this.#open) if (isCut(from, port)) for (const end of ends) end.resetAndDestroy();
  }

  /** @param weather of one direction: of what the one that called says, or of what it is answered */
  set(weather: (from: number, port: number, isAnswer: boolean) => Weather): void {
    this.#weather = weather;
    const changed = this.#changed;
    this.#changed = [];
    for (const each of changed) each();
  }

  clear(): void {
    this.cut(() => false);
    this.set(() => CLEAR);
  }

  close(): void {
    this.#server.close();
    this.cut(() => true);
  }

  async #take(caller: Socket): Promise<void> {
    caller.on('error', () => {});
    const { from, port } = await whereTo(caller);
    if (this.#isCut(from, port)) return void caller.resetAndDestroy();
    const called = connect({ host: '127.0.0.1', port, noDelay: true });
    called.on('error', () => caller.destroy());
    const wire = { from, port, ends: [caller, called] };
    this.#open.add(wire);
    for (const end of wire.ends) end.once('close', () => this.#open.delete(wire));
    this.#carry(caller, called, () => this.#weather(from, port, false));
    this.#carry(called, caller, () => this.#weather(from, port, true));
    caller.resume();
  }

  /** Carries what is sent in one direction, in its order. */
  #carry(from: Socket, to: Socket, weather: () => Weather): void {
    let last: Promise<void> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      const before = last;
      const arrival = this.#late(weather());
      last = (async () => {
        await Promise.all([before, arrival]);
        while (weather().isSilent && !to.destroyed) await new Promise<void>((changed) => this.#changed.push(changed));
        to.write(piece);
      })();
    });
    from.once('close', () => void last.then(() => to.destroy()));
  }

  async #late({ late = 0, lost = 0 }: Weather): Promise<void> {
    const again = lost > 0 && this.#random(100) < lost ? AGAIN_MS + late : 0;
    if (late + again > 0) await wait(late + again);
  }
}

/** Reads the line with which a connection begins. */
function whereTo(caller: Socket): Promise<{ readonly from: number; readonly port: number }> {
  return new Promise((resolve, reject) => {
    caller.once('close', () => reject(new Error('closed before it said where to')));
    caller.once('data', (first: Buffer) => {
      caller.pause();
      const end = first.indexOf('\n');
      const [from = 0, port = 0] = first.subarray(0, end).toString().split(' ').map(Number);
      caller.unshift(first.subarray(end + 1));
      resolve({ from, port });
    });
  });
}
