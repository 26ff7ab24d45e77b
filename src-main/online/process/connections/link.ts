import type { TLSSocket } from 'node:tls';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import { versionFor, type WithSet } from '../../../../src-shared/online/terms';
import { type Place, type Wire, WireSchema } from '../../../../src-shared/online/wire';
import { TokenBucket } from './token-bucket';

/** Who is told of what comes over a connection. */
export interface Follower {
  take(link: Link, message: Wire): void;
  /** It is closed; nothing comes any more. */
  lost(link: Link): void;
}

/** Who comes back after a whole game is told all of it at once. */
export const FLOW = { burst: 1_000, aSecond: 100 };
/** To answer costs less than to hear: so many messages of an answer count as one that was heard. */
const ANSWERED_AS_ONE = 10;
/** Whoever comes back has a right to one long answer, and to a second where a connection breaks meanwhile. */
const MOST_OF_ANSWER = FLOW.burst / 4;
const PING_MS = 1_000;
const PING = JSON.stringify({ kind: 'ping' } satisfies Wire);
/** A ping as the side that was called frames it, which masks nothing: made once, for a server has thousands to send a second. */
const PING_FRAME = Buffer.concat([Buffer.from([0x81, PING.length]), Buffer.from(PING)]);
/** A program that says nothing for so long is gone, or frozen. */
export const SILENCE_MS = 3_000;
/** A timer that comes so late says that this program was held up, in milliseconds: the next beat looks again. */
const HELD_UP_MS = 100;
const TextSchema = v.pipe(v.string(), v.parseJson(), WireSchema);
/** What waits to be sent, in bytes: who takes nothing is not waited for. */
const MOST_WAITING = 1_000_000;

/** The text of a message, which comes in one piece. */
export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

/** A connection with another program that has proved whose it is. Whatever comes is checked; what is no message closes it. */
export class Link {
  readonly key: PublicKey;
  /** The version that is spoken over it. */
  readonly version: number;
  /** What TLS exports for this connection alone, as hexadecimal digits. */
  readonly exported: string;
  /** The address of the other side. */
  readonly address: string;
  /** Where the other side was reached; undefined where it was the one that called. */
  readonly place: Place | undefined;
  readonly #socket: WebSocket;
  readonly #tls: TLSSocket;
  readonly #bucket = new TokenBucket(FLOW, performance.now());
  readonly #heart: NodeJS.Timeout;
  #last: NodeJS.Timeout | undefined;
  #heard = performance.now();
  #beaten = performance.now();
  #follower: Follower | undefined;
  /** What came before anybody followed. */
  #early: Wire[] = [];
  #isLost = false;
  #isGathering = false;

  constructor(socket: WebSocket, tls: TLSSocket, other: Pick<Link, 'key' | 'version' | 'exported' | 'place'>) {
    this.#socket = socket;
    this.#tls = tls;
    this.key = other.key;
    this.version = other.version;
    this.exported = other.exported;
    this.place = other.place;
    this.address = tls.remoteAddress ?? '';
    socket.on('message', (data, isBinary) => this.#take(isBinary ? '' : textOf(data)));
    socket.on('close', () => this.#end());
    this.#heart = setInterval(() => this.#beat(), PING_MS);
  }

  get isOpen(): boolean {
    return !this.#isLost;
  }

  /** Whether the other side can be told of a table, and play there. */
  understands(table: WithSet): boolean {
    return this.version >= versionFor(table);
  }

  /** Tells all that comes from now on, and what came before, to one alone. */
  follow(follower: Follower): void {
    this.#follower = follower;
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.#hand(follower, message);
    if (this.#isLost) follower.lost(this);
  }

  send(message: Wire): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends the text of a message: what goes to many is put into words once. */
  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.cut();
    this.#gather();
    this.#socket.send(text);
  }

  /** What is said at the same time goes out together: each piece by itself would be encrypted and handed over by itself. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#tls.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#tls.uncork();
    });
  }

  /**
   * What the other side has asked for was dear: that counts as if it had said more. Who asks for it again and again is cut.
   *
   * @param messages so many of an answer cost as much
   */
  charge(messages: number): void {
    this.#bucket.spend(Math.min(messages / ANSWERED_AS_ONE, MOST_OF_ANSWER));
  }

  /** Closes it once what was sent has arrived. */
  close(): void {
    this.#socket.close();
    this.#end();
  }

  /** Closes it at once. */
  cut(): void {
    this.#socket.terminate();
    this.#end();
  }

  #take(text: string): void {
    if (this.#isLost) return;
    this.#heard = performance.now();
    // Most of what comes: it is not taken apart.
    if (text === PING && this.#bucket.take(this.#heard)) return;
    const { success, output } = v.safeParse(TextSchema, text);
    if (!success || !this.#bucket.take(this.#heard)) return this.cut();
    if (output.kind === 'ping') return;
    if (this.#follower) this.#hand(this.#follower, output);
    else this.#early.push(output);
  }

  /** What a message does wrong here ends the connection that it came over, and nothing else. */
  #hand(follower: Follower, message: Wire): void {
    try {
      follower.take(this, message);
    } catch (error) {
      console.error(`What ${this.address} says cannot be taken:`, error);
      this.cut();
    }
  }

  /** A program that was held up itself has not read what came meanwhile: that counts for nobody's silence. */
  #beat(): void {
    const now = performance.now();
    this.#heard += Math.max(0, now - this.#beaten - PING_MS);
    this.#beaten = now;
    const silentIn = this.#heard + SILENCE_MS - now;
    if (silentIn <= 0) return this.cut();
    if (silentIn < PING_MS) this.#cutIn(silentIn);
    this.#ping();
  }

  /** The next beat would come too late for whoever waits for another to take its place. */
  #cutIn(silentIn: number): void {
    const due = performance.now() + silentIn;
    clearTimeout(this.#last);
    this.#last = setTimeout(() => {
      const heldUp = performance.now() - due;
      if (heldUp < HELD_UP_MS && performance.now() - this.#heard >= SILENCE_MS) this.cut();
    }, Math.ceil(silentIn));
  }

  #ping(): void {
    if (this.place !== undefined) this.sendText(PING);
    else if (this.#socket.readyState === this.#socket.OPEN) this.#tls.write(PING_FRAME);
  }

  #end(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    clearInterval(this.#heart);
    clearTimeout(this.#last);
    this.#follower?.lost(this);
  }
}
