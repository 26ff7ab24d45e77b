/** The addresses outside that topics may lead to; the program opens no others. */
export const OUTSIDE_LINKS = ['https://www.tantrix.com/', 'https://www.tantrix.co.uk/'] as const;
export type OutsideLink = (typeof OUTSIDE_LINKS)[number];
