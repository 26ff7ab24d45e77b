/** The most that is read or written at all, in bytes of a file or UTF-16 units of a string. FORMAT.md names them. */

/** Of a game, its text image, and any other text: a whole game takes about 1,000, with its drawing 10,000. */
export const MAX_TEXT_SIZE = 2 ** 20;

/** Of a picture, and of a mail that may have one attached. */
export const MAX_PICTURE_SIZE = 2 ** 24;

/** Of many games in one file: a game takes about 1,000 there, too. */
export const MAX_ZIP_SIZE = 2 ** 26;

/** Of a table of rankings: a game takes about 400. */
export const MAX_TABLE_SIZE = 2 ** 27;

/** Of a table as CSV: a player takes about 150, or 500 with Words of Wisdom. */
export const MAX_CSV_SIZE = 2 ** 23;

/** The players of a table that is imported, and of the table with them: far more than have ever played in tournaments. */
export const MOST_PLAYERS = 2 ** 12;
