import { onFirstUse } from '../on-first-use';

/**
 * Signs that nobody sees, or that turn round what stands beside them: by them one name or address passes for another. A
 * field takes none; what was written by another program shows them.
 */

/** Scripts whose letters join, or are kept from joining, by such a sign. */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** What says which form of a Chinese letter is meant, as the names of many are told apart (UTS 37). */
const VARIANT = '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]';
/** Where such signs belong to writing: inside emoji, behind a Chinese letter, and between letters that join. */
const MEANT = `\\p{RGI_Emoji}|${VARIANT}|(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`;
/** What formats and what is not drawn by its nature (UAX 44), and the empty Braille letter. */
const HIDDEN = '[\\p{Format}\\p{Default_Ignorable_Code_Point}\\u2800]';
// The flag is not known to the language level of the types.
const ANY_HIDDEN = new RegExp(HIDDEN, 'v');
const signs = onFirstUse(() => new RegExp(`${MEANT}|(${HIDDEN})`, 'gv'));

/** What stands for a hidden sign where a text that has one is read. */
export const REPLACEMENT_CHARACTER = '\ufffd';

/** The text with every hidden sign replaced by one that is seen; no longer than before. */
export const withHiddenShown = (text: string): string =>
  // Looking for emoji in every text takes a hundred times as long as finding that nearly none has anything to hide.
  !ANY_HIDDEN.test(text)
    ? text
    : text.replace(signs(), (sign: string, hidden?: string) => (hidden === undefined ? sign : REPLACEMENT_CHARACTER));

/** Whether a text has signs that `withHiddenShown` would show. */
export const hasHidden = (text: string): boolean => withHiddenShown(text) !== text;
