import { DIGITS, lettersOf } from './block-letters';

/** Letters that get between those of a block: initials before quoted lines, and the head of a page. */

/** A writer puts as many letters in a group, white space between groups; only the last is shorter. */
export const LETTERS_IN_GROUP = 10;

/** Quoting signs at the beginning of a line, each perhaps behind the initials of who is quoted: `HM> `, `AB> HM> `. */
const QUOTING = /^[ \t\u00a0]*(?:[A-Za-z]{0,5}(?:[>|]|&gt;)[ \t\u00a0]*)+/gm;

const WORD = /[A-Za-z]+/g;
const WHOLE_GROUP = new RegExp(`^[${DIGITS}]{${LETTERS_IN_GROUP}}$`);
const LAST_GROUP = new RegExp(`^[${DIGITS}]{1,${LETTERS_IN_GROUP - 1}}$`);
/** Words that are tried as the last group. */
const MOST_LAST = 16;

/** What the letters of a block may be, by what stands between its markers; the likeliest first. */
export function withoutForeignLetters(source: string): string[] {
  return [lettersOf(source.replace(QUOTING, '')), ...wholeGroups(source)];
}

/** Whole groups alone; behind them stands the last, which may be short, or nothing that belongs to it. */
function wholeGroups(source: string): string[] {
  const words = source.match(WORD) ?? [];
  const end = words.findLastIndex((word) => WHOLE_GROUP.test(word)) + 1;
  const letters = words.filter((word) => WHOLE_GROUP.test(word)).join('');
  const last = words.slice(end).filter((word) => LAST_GROUP.test(word));
  return ['', ...[...new Set(last)].slice(0, MOST_LAST)].map((group) => letters + group);
}
