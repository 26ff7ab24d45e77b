import { isIPv6, type Socket } from 'node:net';
import type { Refusals } from './refusals';

/** Counts the connections of each address, so that nobody takes all there are. */
export class Addresses {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  readonly #refusals: Refusals;

  /** @param most of one address at the same time */
  constructor(most: number, refusals: Refusals) {
    this.#most = most;
    this.#refusals = refusals;
  }

  /** Whether one more may come in; it counts until it is closed. */
  admits(socket: Socket): boolean {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) {
      this.#refusals.add('address');
      return false;
    }
    this.#counts.set(address, count + 1);
    socket.once('close', () => this.#leave(address));
    return true;
  }

  #leave(address: string): void {
    const count = (this.#counts.get(address) ?? 1) - 1;
    if (count === 0) this.#counts.delete(address);
    else this.#counts.set(address, count);
  }
}

/**
 * Who is counted under an address: of IPv6 whole networks, for every household has a /64 to choose addresses from.
 *
 * @param address as sockets tell it; one of IPv4 may be written as one of IPv6
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
