import { once } from 'node:events';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import { type OwnKey, selfWith } from '../../../src-main/online/keys';
import { VERSION } from '../../../src-shared/online/terms';
import { connectionHash, type Wire } from '../../../src-shared/online/wire';
import type { SeatPlace } from './orders';
import { PING } from './texts';

/** The connection of a simulated player. It believes what it hears, so that the player costs as little as may be. */

const PING_MS = 1_000;
const SILENCE_MS = 3_000;
/** A handshake that hangs, as with a process that stands still, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Who is told what comes of a connection. */
export interface Hearing {
  /** Is given the text of every message but pings. */
  hear(text: string): void;
  lost(): void;
}

const open = new Set<Seat>();
let beaten = performance.now();
// One for all: a timer each would be more than all they play.
setInterval(() => {
  const now = performance.now();
  const heldUp = Math.max(0, now - beaten - PING_MS);
  beaten = now;
  for (const seat of open) seat.beat(now, heldUp);
}, PING_MS).unref();

export class Seat {
  readonly #socket: WebSocket;
  readonly #exported: string;
  #heard = performance.now();

  private constructor(socket: WebSocket, exported: Buffer) {
    this.#socket = socket;
    this.#exported = exported.toString('hex');
  }

  /**
   * Connects with whoever listens there, for nobody yet. Rejects when nobody does.
   *
   * @param mayPing whether the other side knows pings, and is gone when it says none
   */
  static async connected({ host, port }: SeatPlace, mayPing: boolean): Promise<Seat> {
    const tls = connect({ host, port, minVersion: 'TLSv1.3', rejectUnauthorized: false });
    tls.setTimeout(PATIENCE_MS, () => tls.destroy(new Error('it hangs')));
    await once(tls, 'secureConnect');
    const socket = new WebSocket('wss://tantrix.invalid/', { createConnection: () => tls, perMessageDeflate: false });
    await once(socket, 'open');
    tls.setTimeout(0);
    const seat = new Seat(socket, tls.exportKeyingMaterial(32, 'EXPORTER-tantrix', Buffer.alloc(0)));
    if (mayPing) open.add(seat);
    return seat;
  }

  follow(hearing: Hearing): void {
    this.#socket.on('message', (data: Buffer) => {
      this.#heard = performance.now();
      const text = data.toString();
      if (text !== PING) hearing.hear(text);
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      open.delete(this);
      hearing.lost();
    });
  }

  /**
   * Says that it is there; whoever has said nothing for long is gone.
   *
   * @param heldUp how long nothing was read here, which is nobody's silence, in milliseconds
   */
  beat(now: number, heldUp: number): void {
    this.#heard += heldUp;
    if (now - this.#heard > SILENCE_MS) this.cut();
    else this.sendText(PING);
  }

  /** Says whose it is. */
  greet(key: OwnKey): void {
    const self = selfWith(key);
    const signature = self.sign(connectionHash(self, 'dialler', this.#exported));
    this.sendText(JSON.stringify({ kind: 'who', version: VERSION, key: key.publicKey, signature }));
  }

  send(message: Wire): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  cut(): void {
    this.#socket.terminate();
  }
}
