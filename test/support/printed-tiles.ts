/**
 * The 56 tiles as they are printed, read off a second time: edge colours clockwise, in the order of the tile numbers.
 * A copy, so that what checks the rules does not lean on the rules' own table.
 */
// biome-ignore format: eight tiles a line
export const PRINTED_EDGES: readonly string[] = [
  'RYYBRB', 'BYYBRR', 'YRRBBY', 'BYRBRY', 'RBBRYY', 'YRBYBR', 'RBBYRY', 'YBBRYR',
  'RBYRYB', 'BYYRBR', 'YRRBYB', 'BRRYBY', 'YRRYBB', 'RYYBBR', 'RGGRYY', 'YRRYGG',
  'RYYGRG', 'GYYRGR', 'YRRGYG', 'GRRYGY', 'YGGRRY', 'GYYGRR', 'GYYRRG', 'BGGBRR',
  'BGGRRB', 'GRRGBB', 'GRRBGB', 'RGGBBR', 'BRRGBG', 'RBBRGG', 'YGGRYR', 'GYRGRY',
  'RGGYRY', 'RGYRYG', 'YRGYGR', 'BGGRBR', 'RBBGRG', 'GBBRGR', 'GRBGBR', 'BGRBRG',
  'RGGBRB', 'RBGRGB', 'BYYGGB', 'YBGYGB', 'YBBGGY', 'YGGBYB', 'YBBYGG', 'BGGBYY',
  'GYYGBB', 'BGYBYG', 'GYBGBY', 'BGGYBY', 'BYYGBG', 'GYYBGB', 'YBBGYG', 'GBBYGY',
];

/** The eight of the first edition, whose numbers go on. */
export const PRINTED_TRIPLES: readonly string[] = [
  'YRGYRG',
  'YGRYGR',
  'YBGYBG',
  'YGBYGB',
  'YRBYRB',
  'YBRYBR',
  'RBGRBG',
  'RGBRGB',
];

/** The first letter of the colour of the number on the back, tile by tile. */
export const PRINTED_BACKS = 'yyyrrbbbyrrybbrryrryyyyrrrrrrrygggggggbbbbbygggwwwwwwwww';
