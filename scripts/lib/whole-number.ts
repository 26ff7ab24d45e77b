/** A whole number from 0 as it is written on a command line; NaN for any other text. */
export const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
