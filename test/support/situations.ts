import type { GameRecord } from './records';

// Short games, each stopped where it shows something; red moves first unless the hands say otherwise.

/**
 * After three tiles 0,1 is forced (red green yellow), and nobody has a tile for it.
 * After four, the side of the tantrix west of it is controlled.
 */
export const RESTRICTED: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['33 22 14 15 21 29', '5 16 27 50 1 46'],
  draws: '53 30 51 26',
  moves: '22@0,0/5 16@1,0/0 15@1,1/1 27@-1,0/2',
};

/** Tile 42 at -1,0 would break all three restrictions. */
export const THREE_AT_ONCE: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['17 15 21 11 48 13', '10 9 27 29 47 1'],
  draws: '5 42 14',
  moves: '15@0,0/3 10@0,1/1 5@-1,2/4',
};

/** Red holds tile 25, which fits the only forced space -1,0 but would send a third link into -1,1. */
export const UNFILLABLE: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['24 51 50 31 56 34', '14 49 42 21 29 4'],
  draws: '39 2 25 48',
  moves: '56@0,0/4 14@0,-1/0 34@0,1/4 29@-1,-1/1',
};

/** Red has just made the forced space 0,-1, and has one tile for it: 17. */
export const FORCED_AFTER: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['52 54 22 17 42 14', '39 55 8 7 53 56'],
  draws: '45 10 48',
  moves: '52@0,0/1 8@-1,0/1 14@1,-1/0',
};

/** Red finds two forced spaces, and has two tiles for the one and one for the other. */
export const TWO_FORCED: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['10 18 7 55 31 36', '5 47 27 50 56 12'],
  draws: '25 6 15 9',
  moves: '31@0,0/0 50@0,-1/1 55@-1,1/3 56@1,0/5',
};

/** Red has made two forced spaces by the free move, and has a tile for each. */
export const TWO_FORCED_AFTER: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['41 51 32 2 31 14', '42 3 24 30 34 37'],
  draws: '36 40 54 27',
  moves: '34@0,0/2 41@-1,0/4 24@1,-1/2 51@0,1/0',
};

/** There are two forced spaces, and yellow has a tile for one of them only. */
export const ONE_OF_TWO: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['26 4 55 13 10 32', '42 11 27 36 1 3'],
  draws: '35 7 47 6',
  moves: '3@0,0/1 55@1,-1/0 1@1,-2/1 26@2,-3/3',
};

/** Red fills three forced spaces in a row before the free move and has a fourth to fill. */
export const CHAIN_BEFORE: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['7 19 28 53 36 8', '20 24 15 38 30 52'],
  draws: '44 43 37 33 41 1 27 32',
  moves: '20@0,0/5 19@0,1/3 44@0,2/0 8@1,-1/1 52@-1,0/1 7@0,-1/3 33@-1,1/4 1@1,0/3',
};

/** Red fills three forced spaces in a row after the free move and has a fourth to fill. */
export const CHAIN_AFTER: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['24 15 21 54 56 48', '8 10 43 3 12 52'],
  draws: '55 39 2 28 37 30 53 49',
  moves: '15@0,0/1 43@1,0/1 56@2,0/0 52@3,-1/0 55@2,1/2 48@3,0/2 21@1,1/0 53@2,-1/0',
};

/** Three corners make the smallest red loop. */
export const SMALL_LOOP: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['27 12 10 1 22 43', '2 25 56 18 3 24'],
  draws: '28 11 48',
  moves: '22@0,0/3 25@1,-1/0 28@1,0/0',
};

/** Red has a loop of three tiles and a line of four. */
export const LOOP_BEATS_LINE: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['49 17 7 31 28 3', '5 10 18 39 54 23'],
  draws: '20 44 52 14 25 43 45',
  moves: '17@0,0/1 23@1,-1/0 20@1,-2/3 28@0,-1/1 5@-1,-1/0 25@0,-2/5 10@-1,0/3',
};

/** Red has a loop of three tiles and a line of seven. */
export const LINE_BEATS_LOOP: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['29 17 24 52 15 13', '27 44 41 26 4 6'],
  draws: '9 48 31 30 56 7 16 11 42 22 38',
  moves: `
    13@0,0/5 6@-1,0/2 29@-1,-1/3 26@0,-1/2 27@-2,-1/1 9@1,0/3 4@-1,1/4 30@0,1/5 16@-2,0/5 44@-2,1/2
    22@1,-1/5
  `,
};

/** Red has a loop of four tiles and one of three. */
export const TWO_LOOPS: GameRecord = {
  seats: ['red', 'yellow'],
  hands: ['51 32 23 33 18 36', '22 31 13 1 46 11'],
  draws: '19 39 6 24 29 27 21 14',
  moves: '33@0,0/2 31@1,-1/0 19@-1,0/2 23@0,-1/5 11@-2,1/0 22@-1,1/1 51@2,-1/2 24@1,0/1',
};
