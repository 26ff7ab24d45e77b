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
/** Where what is hashed is put together, again and again; it grows to the longest. */
let scratch = new Uint8Array(1024);

/**
 * The hash of several parts. Each is the UTF-8 of its text after the number of its bytes, in four bytes, the highest first:
 * no two lists of parts give the same bytes.
 */
export function hashOf({ sha256 }: Primitives, ...parts: readonly (string | number)[]): Hash {
  let at = 0;
  for (const part of parts) at = appended(String(part), at);
  return sha256(scratch.subarray(0, at));
}

/** Puts a part where the last ended, and gives where it ends itself. */
function appended(text: string, at: number): number {
  // No letter of a text takes more than three bytes.
  const most = at + 4 + 3 * text.length;
  if (most > scratch.length) {
    const larger = new Uint8Array(2 * most);
    larger.set(scratch);
    scratch = larger;
  }
  const { written } = encoder.encodeInto(text, scratch.subarray(at + 4));
  new DataView(scratch.buffer).setUint32(at, written);
  return at + 4 + written;
}
