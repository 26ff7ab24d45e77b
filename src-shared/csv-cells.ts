/** What texts of others become in a CSV table, so that no spreadsheet takes one for a formula. */

/**
 * What separates fields somewhere in the world. A spreadsheet goes by its own country, and quotes inside what it takes for
 * a field do not keep it from that: each part between two of them may become a cell.
 */
const SEPARATORS = /([,;،؛|\t\r\n])/;
/** A part that may be taken for a formula, also one behind quotes or in the wide letters of East Asia. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]/;

const eachPart = (text: string, change: (part: string) => string): string =>
  text.split(SEPARATORS).map(change).join('');

/** Nothing in it is a formula any more: an apostrophe stands before every part that might be one. */
export const withApostrophes = (text: string): string =>
  eachPart(text, (part) => (FORMULA.test(part) ? `'${part}` : part));

export const withoutApostrophes = (text: string): string =>
  eachPart(text, (part) => (part.startsWith("'") && FORMULA.test(part.slice(1)) ? part.slice(1) : part));

/** Whether a field stands in quotes: what a spreadsheet might take for several, or take an apostrophe from. */
export const isQuoted = (value: unknown): boolean =>
  typeof value === 'string' && (SEPARATORS.test(value) || value.startsWith("'"));
