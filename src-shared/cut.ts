import { onFirstUse } from './on-first-use';

/** Texts that are too long, shortened where a reader sees the end of a letter: never inside an emoji, nor before an accent. */

const letters = onFirstUse(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** A letter of more UTF-16 units is none: somebody has piled marks on it, and it may be cut. */
const LONGEST_LETTER = 64;

/** The longest beginning of a text, in whole letters, that has at most so many UTF-16 units. */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const at =
    letters()
      .segment(text.slice(0, most + LONGEST_LETTER))
      .containing(most)?.index ?? most;
  return text.slice(0, most - at < LONGEST_LETTER ? at : endOfCharacter(text, most));
}

/** The next place towards the beginning that does not part the two halves of a character. */
const endOfCharacter = (text: string, at: number): number => ((text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at);

/**
 * What a field holds after somebody has typed or pasted into it: as much of what they added as there is room for. Nothing
 * that stood there before is pushed out at its end.
 */
export function limited(text: string, before: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutAt(text, most);
  return cut.startsWith(before) ? cut : before;
}
