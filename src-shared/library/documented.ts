/**
 * What the documents say of lines, loops and scores, to be held beside one's own. The booklet of 2003, under SCORE: "The
 * theoretical maximum score is 84 points from a loop of 42 tiles. However, the highest actual score recorded so far is 74,
 * whilst the lowest winning score is just nine points"; under LINE: "The longest possible line is 42 tiles long, compared to
 * the average line length of around 20". No line has 74 points, so that score was a loop of 37 tiles.
 */
export const DOCUMENTED = {
  /** When these were the records. */
  year: 2003,
  highestScore: 74,
  lowestWin: 9,
  largestLoop: 37,
  longestLine: 42,
  usualLine: 20,
} as const;
