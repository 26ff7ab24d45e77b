import type { PublicMessage } from './messages';

/**
 * What was said, in its order, and held small: a server has a thousand games, of which each says several hundred things that are
 * seldom read again. A message is its JSON as bytes; hashes, keys and signatures, which are most of it, are bytes there, too.
 */

/** Long hexadecimal digits in quotes, which take half as much as bytes. */
const LONG_HEX = /"((?:[0-9a-f]{2}){16,127})"/g;
/** Begins such digits; no JSON has such a byte. After it: how many bytes, and these. */
const HEX = 0x01;
/** Letters that take more than a byte, and are written as JSON escapes them. */
const NOT_LATIN = /[\u0080-\uffff]/g;

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The bytes of a text, written into `into` from `at` on; there must be room for the text's length. Gives where they end. */
function write(text: string, into: Uint8Array, at: number): number {
  for (let i = 0; i < text.length; i++) into[at + i] = text.charCodeAt(i);
  return at + text.length;
}

function writeHex(digits: string, into: Uint8Array, at: number): number {
  into[at] = HEX;
  into[at + 1] = digits.length / 2;
  for (let i = 0; i < digits.length; i += 2) into[at + 2 + i / 2] = Number.parseInt(digits.slice(i, i + 2), 16);
  return at + 2 + digits.length / 2;
}

/** Packs a message at the end of what is there. Gives where it ends. */
function pack(text: string, into: Uint8Array, from: number): number {
  let at = from;
  let done = 0;
  for (const { 0: whole, 1: digits = '', index } of text.matchAll(LONG_HEX)) {
    at = writeHex(digits, into, write(text.slice(done, index), into, at));
    done = index + whole.length;
  }
  return write(text.slice(done), into, at);
}

/** The digits of every byte. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function unpack(bytes: Uint8Array): string {
  let text = '';
  let at = 0;
  for (let hex = bytes.indexOf(HEX); hex !== -1; hex = bytes.indexOf(HEX, at)) {
    const length = bytes[hex + 1] ?? 0;
    const from = hex + 2;
    text += latin(bytes.subarray(at, hex));
    text += `"${Array.from(bytes.subarray(from, from + length), (byte) => DIGITS[byte]).join('')}"`;
    at = from + length;
  }
  return text + latin(bytes.subarray(at));
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Messages in their order. */
export class PackedMessages {
  #bytes = new Uint8Array(0);
  /** Where each ends in the bytes. */
  readonly #ends: number[] = [];

  static of(messages: readonly PublicMessage[]): PackedMessages {
    const packed = new PackedMessages();
    for (const message of messages) packed.push(message);
    return packed;
  }

  get all(): PublicMessage[] {
    return this.#ends.map((_, at) => this.#at(at));
  }

  push(message: PublicMessage): void {
    const text = JSON.stringify(message).replaceAll(NOT_LATIN, escaped);
    const from = this.#ends.at(-1) ?? 0;
    this.#hold(from + text.length);
    this.#ends.push(pack(text, this.#bytes, from));
  }

  /** The last of them for which something holds, without a gap. */
  lastThat(holds: (message: PublicMessage) => boolean): PublicMessage[] {
    const last: PublicMessage[] = [];
    for (let at = this.#ends.length - 1; at >= 0; at--) {
      const message = this.#at(at);
      if (!holds(message)) break;
      last.push(message);
    }
    return last.toReversed();
  }

  #at(index: number): PublicMessage {
    // It was a message when it was packed.
    return JSON.parse(unpack(this.#bytes.subarray(this.#ends[index - 1] ?? 0, this.#ends[index])));
  }

  /** Makes room, by a quarter more than is needed: games grow slowly, and there are many. */
  #hold(length: number): void {
    if (length <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.ceil(length * 1.25));
    bytes.set(this.#bytes);
    this.#bytes = bytes;
  }
}
