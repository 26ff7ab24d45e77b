/**
 * Words whose letters are of several scripts, of which one passes for another. Those of East Asia are left out: their
 * writing mixes scripts, and none of them looks like a Latin letter.
 */

/** By their codes of ISO 15924. */
const SCRIPTS = [
  'Latn',
  'Cyrl',
  'Grek',
  'Armn',
  'Hebr',
  'Arab',
  'Geor',
  'Cher',
  'Copt',
  'Deva',
  'Thai',
  'Lisu',
  'Olck',
].map((code) => ({ code, letter: new RegExp(`\\p{Script=${code}}`, 'u') }));

/** The scripts, by their codes, of the first word that has letters of more than one; none when no word has. */
export const mixedScripts = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((word) => SCRIPTS.filter(({ letter }) => letter.test(word)).map(({ code }) => code))
    .find(({ length }) => length > 1) ?? [];
