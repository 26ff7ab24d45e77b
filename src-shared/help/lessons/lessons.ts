import type { LessonSource } from './lesson';

/** The lessons of the tutorial, in their order. */
export const LESSONS = {
  /** A red loop of four tiles is worth more than a yellow line of six. */
  aim: {
    tiles: `
      26 0,0 3
      25 0,1 5
      50 -1,2 4
      6 -1,1 0
      34 0,2 3
      43 0,-1 5
      8 -1,0 5
      21 -2,0 2
      7 -1,-1 1
      22 -2,1 3
    `,
    marks: { A: { q: 0, r: 2 }, B: { q: 0, r: 0 } },
    pointsAt: { text: 'A', task: 'B' },
    lights: { text: 'yellow', task: 'red' },
    turn: 'red',
    hand: [],
    moves: 0,
    facts: ['line yellow 6', 'score yellow 6', 'loop red 4', 'score red 8'],
    task: { kind: 'look' },
  },
  /** A space between two tiles wants blue on both of its sides that touch. */
  match: {
    tiles: `
      28 0,0 0
      13 0,1 1
    `,
    marks: { A: { q: -1, r: 1 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'red',
    hand: [8],
    moves: 1,
    facts: ['needs A blue blue', 'may 8 A', 'unforced A'],
    task: { kind: 'reach', claims: ['filled A'] },
    way: '8 -1,1 0',
  },
  /** A tile fits in two ways, and only in one of them its red link bends towards the other red end. */
  turn: {
    tiles: `
      2 0,0 0
    `,
    marks: { A: { q: -1, r: 0 }, B: { q: -1, r: 1 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'red',
    hand: [14],
    moves: 1,
    facts: ['may 14 A'],
    task: { kind: 'reach', claims: ['ends B red loop 3'] },
    way: '14 -1,0 3',
  },
  /** Three tiles stand round a space, and the mover holds three tiles for it. */
  forced: {
    tiles: `
      40 0,0 0
      17 1,-1 5
      2 1,0 1
      36 0,-1 5
      54 2,-1 1
      56 3,-2 4
    `,
    marks: { A: { q: 2, r: -2 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'yellow',
    hand: [7, 47, 3],
    moves: 1,
    facts: ['forced A', 'holds yellow 7 47 3', 'may 3 A', 'must A'],
    task: { kind: 'reach', claims: ['filled A'] },
    way: '7 2,-2 1',
  },
  /** A tile matches at A and yet would send a third blue link into B. */
  alike: {
    tiles: `
      28 0,0 0
      13 0,1 1
      31 0,2 3
    `,
    marks: { A: { q: -1, r: 0 }, B: { q: -1, r: 1 } },
    pointsAt: { text: 'B', task: 'A' },
    turn: 'red',
    hand: [10],
    moves: 1,
    facts: ['needs B blue blue', 'barred A 10', 'refused 10 A 5 thirdLink'],
    task: { kind: 'refusal', code: 'thirdLink' },
    way: '10 -1,0 5',
  },
  /** A forced space, then a free move at B, which makes another space forced. */
  wholeTurn: {
    tiles: `
      56 0,0 0
      49 -1,0 1
      3 0,1 0
    `,
    marks: { A: { q: -1, r: 1 }, B: { q: 1, r: -1 }, C: { q: 1, r: 0 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'red',
    hand: [9, 13, 20],
    moves: 3,
    facts: [
      'phase forcedBefore',
      'must A',
      'play 20 A 3',
      'phase free',
      'play 13 B 0',
      'phase forcedAfter',
      'must C',
      'play 9 C 4',
      'turn yellow',
      'loop yellow 4',
    ],
    task: { kind: 'reach', claims: ['filled A', 'filled B', 'filled C', 'turn yellow'] },
    way: `
      20 -1,1 3
      13 1,-1 0
      9 1,0 4
    `,
  },
  /** Two red lines of three tiles end in one space. */
  join: {
    tiles: `
      14 0,0 0
      52 -1,1 1
      2 0,-1 4
      12 -2,2 4
      40 0,1 0
      28 1,1 0
      18 1,0 4
      15 1,-1 5
    `,
    marks: { A: { q: 2, r: -1 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'red',
    hand: [24],
    moves: 1,
    facts: ['ends A red 3 3', 'line red 3', 'may 24 A'],
    task: { kind: 'reach', claims: ['line red 7'] },
    way: '24 2,-1 0',
  },
  /** Both ends of a line of ten point into one space. */
  loop: {
    tiles: `
      36 0,0 3
      5 0,-1 3
      40 0,-2 5
      3 1,-3 2
      9 1,-2 0
      11 1,-1 5
      14 2,-2 4
      15 1,0 2
      6 2,-1 1
      29 3,-1 3
    `,
    marks: { A: { q: 2, r: 0 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'red',
    hand: [10],
    moves: 1,
    facts: ['line red 10', 'ends A red loop 11', 'may 10 A'],
    task: { kind: 'reach', claims: ['loop red 11', 'score red 22'] },
    way: '10 2,0 2',
  },
  /** Yellow is about to close a loop; a forced space beside it shuts that side for now. */
  control: {
    tiles: `
      13 0,0 0
      15 0,-1 4
      40 1,0 3
      8 1,-1 1
      17 2,-2 2
      16 0,1 3
      6 2,-1 3
      52 0,2 3
      51 1,1 2
      56 2,0 1
    `,
    marks: { A: { q: 3, r: 0 }, B: { q: 1, r: 2 } },
    pointsAt: { text: 'B', task: 'A' },
    closes: 'B',
    turn: 'red',
    hand: [24],
    moves: 1,
    facts: ['line yellow 9', 'ends B yellow loop 10', 'count B 16', 'may 24 A'],
    task: { kind: 'reach', claims: ['closed B side', 'fits B none', 'waits 2,1'] },
    way: '24 3,0 2',
  },
  /** Two forced spaces can be filled; fewer tiles are left for one of them. */
  fits: {
    tiles: `
      56 0,0 0
      19 0,-1 0
      5 0,-2 4
      4 -1,-2 5
      26 -1,-1 5
      2 -1,0 0
      33 -2,1 1
    `,
    marks: { A: { q: -2, r: 0 }, B: { q: -1, r: 1 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'yellow',
    hand: [1, 54],
    moves: 1,
    facts: ['phase forcedBefore', 'note A 3', 'note B 6', 'may 1 A', 'may 54 B'],
    task: { kind: 'reach', claims: ['filled A'] },
    way: '1 -2,0 2',
    isChoice: true,
    showsFits: true,
  },
  /** The bag is empty, so that the restrictions no longer bar a space at the end of the line. */
  endgame: {
    tiles: `
      16 0,0 0
      12 1,-1 2
      55 0,1 2
      26 1,0 4
      2 1,1 3
      46 0,2 3
      34 2,-2 2
      53 2,-1 1
      40 3,-3 3
      36 3,-2 0
      9 2,0 4
      35 3,-1 5
      31 4,-4 5
      47 4,-3 0
      23 4,-2 5
      18 0,-1 1
      42 1,-2 2
      4 2,-3 4
      11 2,1 3
      49 3,0 3
      28 1,2 2
      14 3,-4 0
      56 0,3 3
      21 2,2 1
      17 1,3 3
      51 3,1 3
      1 5,-3 2
      38 3,-5 4
      44 4,-5 1
      20 2,-4 1
      50 3,-6 0
      52 2,-5 4
      5 4,-6 1
      41 5,-4 5
      19 -1,0 5
      43 5,-5 0
      6 5,-6 1
      3 6,-6 4
      22 6,-5 4
      8 6,-4 3
      33 3,2 4
      30 2,3 1
      7 7,-5 5
      39 7,-6 1
      13 4,-1 5
    `,
    marks: { A: { q: 0, r: -2 } },
    pointsAt: { text: 'A', task: 'A' },
    turn: 'red',
    hand: [29, 32, 37, 45, 54],
    moves: 1,
    facts: ['bag 0', 'phase free', 'line red 10', 'lifted A 29'],
    task: { kind: 'reach', claims: ['line red 13'] },
    way: '29 0,-2 1',
  },
} as const satisfies Readonly<Record<string, LessonSource>>;

export type LessonId = keyof typeof LESSONS;
/** Whether a text is the id of a lesson that this version has. */
export const isLessonId = (id: string): id is LessonId => Object.hasOwn(LESSONS, id);
/** The ids of the lessons, in their order. */
export const LESSON_IDS: readonly LessonId[] = Object.keys(LESSONS).filter(isLessonId);
/** The first of them. */
export const FIRST_LESSON: LessonId = 'aim';

/** The lessons in which something is to be done; in the others there is only something to be seen. */
export type PlayedLessonId = { [Id in LessonId]: (typeof LESSONS)[Id] extends { way: string } ? Id : never }[LessonId];
export const isPlayed = (id: LessonId): id is PlayedLessonId => LESSONS[id].task.kind !== 'look';

/** The lesson that follows; undefined after the last. */
export const lessonAfter = (id: LessonId): LessonId | undefined => LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
