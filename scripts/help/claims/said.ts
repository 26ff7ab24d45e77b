/** What a claim says in the manual, held against what is true. */

/** What can be true: a number, several in their order, or words. */
export type Truth = number | readonly number[] | string;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.split(' ').map((word, number) => [word, number] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens) => [word, 10 * (tens + 2)] as const),
  ['hundred', 100],
  ['twice', 2],
  ['half', 0.5],
  ['single', 1],
]);

/** The numbers of a text in their order, in figures or in words. */
export const numbersIn = (text: string): number[] =>
  text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .flatMap((word) => NUMBER_WORDS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : []));

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether a text says what is true, and of numbers no others. */
export function says(text: string, truth: Truth): boolean {
  if (typeof truth === 'string') return inOneLine(text) === inOneLine(truth);
  return numbersIn(text).join(' ') === [truth].flat().join(' ');
}
