/** The addresses outside that topics may lead to; the program opens no others. */
export const OUTSIDE_LINKS = ['https://www.tantrix.com/'] as const;
export type OutsideLink = (typeof OUTSIDE_LINKS)[number];
