/**
 * The letters in which programs write to each other in the middle of a text for people: sixteen digits, the consonants
 * after F without those that look like something else. What mail programs put into a text never holds one: not quoting
 * signs and white space, not the digits and letters A to F of escapes such as =C2=A0 and &#160;, not entities, which are
 * lower case. So whatever is not one of G to Z can be dropped before anything is understood.
 */
export const DIGITS = 'GHJKMNPQRSTVWXYZ';

/** The letters G to Z of a text, in their order, and nothing else. */
export const lettersOf = (text: string): string => text.replace(/[^G-Z]+/g, '');

/** The piece of a text between two of its letters G to Z, by their numbers from 0: behind the one before, up to the other. */
export function betweenLetters(text: string, from: number, to: number): string {
  const letter = /[G-Z]/g;
  let start = 0;
  for (let count = 0; count <= to && letter.test(text); count++) if (count === from - 1) start = letter.lastIndex;
  return text.slice(start, letter.lastIndex === 0 ? text.length : letter.lastIndex - 1);
}

/** Two digits a byte, the higher half first. */
export const lettersOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15)).join('');

/** The bytes behind the letters, or undefined when a letter is no digit or one is left over. */
export function bytesOfLetters(letters: string): Uint8Array | undefined {
  if (letters.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(letters.length / 2);
  for (let at = 0; at < bytes.length; at++) {
    const high = DIGITS.indexOf(letters.charAt(2 * at));
    const low = DIGITS.indexOf(letters.charAt(2 * at + 1));
    if (high < 0 || low < 0) return undefined;
    bytes[at] = high * 16 + low;
  }
  return bytes;
}
