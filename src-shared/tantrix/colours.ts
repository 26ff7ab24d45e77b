/** The four link colours, in the order every table, file and number in the program uses. */
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** One letter a colour, at the colour's index: R, Y, B, G. */
export const COLOUR_LETTERS = 'RYBG';
