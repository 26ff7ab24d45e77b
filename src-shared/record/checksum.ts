import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The first `digits` hexadecimal digits of the SHA-256 of the text in UTF-8. */
export const checksumHex = (text: string, digits: number): string =>
  bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits);

/** The first `count` bytes of the SHA-256 of the bytes. */
export const checksumBytes = (bytes: Uint8Array, count: number): Uint8Array => sha256(bytes).subarray(0, count);
