/** What the draw is built on, and the way in which values are put together before they are hashed or signed. */

/** A SHA-256, as 64 small hexadecimal digits. */
export type Hash = string;
/** The public half of an Ed25519 key, as 64 small hexadecimal digits. */
export type PublicKey = string;
/** An Ed25519 signature, as 128 small hexadecimal digits. */
export type Signature = string;

/** What a program computes with, given by whoever runs it: these rooms know neither Node nor a browser. */
export interface Primitives {
  readonly sha256: (bytes: Uint8Array) => Hash;
  /** Whether a signature over a hash was made with the secret half of a key. */
  readonly isSigned: (key: PublicKey, hash: Hash, signature: Signature) => boolean;
}

const encoder = new TextEncoder();

/**
 * The hash of several parts. Each is the UTF-8 of its text after the number of its bytes, in four bytes, the highest first:
 * no two lists of parts give the same bytes.
 */
export function hashOf({ sha256 }: Primitives, ...parts: readonly (string | number)[]): Hash {
  const texts = parts.map((part) => encoder.encode(String(part)));
  const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const text of texts) {
    view.setUint32(at, text.length);
    bytes.set(text, at + 4);
    at += 4 + text.length;
  }
  return sha256(bytes);
}
