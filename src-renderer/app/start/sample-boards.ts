import type { FigureTile } from '../../board/BoardFigure';
import type { LitPath } from '../../board/model';

/** Boards that the start screen shows before there is one of the person's own. */

/** The middle of a game, in which red has closed a loop: what the game is about, at a glance. */
export const AIM_BOARD: readonly FigureTile[] = [
  { tile: 7, q: 0, r: 0, rotation: 0 },
  { tile: 56, q: 1, r: 0, rotation: 3 },
  { tile: 16, q: 0, r: -1, rotation: 1 },
  { tile: 2, q: 1, r: -1, rotation: 1 },
  { tile: 5, q: 1, r: -2, rotation: 0 },
  { tile: 20, q: 0, r: -2, rotation: 5 },
  { tile: 30, q: 2, r: -2, rotation: 3 },
  { tile: 33, q: 2, r: -1, rotation: 2 },
  { tile: 42, q: 3, r: -3, rotation: 0 },
  { tile: 36, q: 2, r: -3, rotation: 4 },
  { tile: 22, q: 3, r: -2, rotation: 2 },
  { tile: 26, q: 1, r: -3, rotation: 2 },
  { tile: 55, q: 4, r: -4, rotation: 3 },
  { tile: 29, q: 3, r: -4, rotation: 2 },
  { tile: 18, q: 4, r: -3, rotation: 5 },
  { tile: 43, q: 2, r: -4, rotation: 5 },
  { tile: 1, q: 5, r: -3, rotation: 5 },
  { tile: 41, q: 4, r: -2, rotation: 4 },
  { tile: 31, q: 3, r: -1, rotation: 2 },
  { tile: 10, q: 3, r: -5, rotation: 3 },
  { tile: 15, q: 4, r: -5, rotation: 2 },
  { tile: 45, q: 6, r: -3, rotation: 4 },
  { tile: 12, q: 5, r: -2, rotation: 4 },
  { tile: 14, q: 4, r: -1, rotation: 3 },
  { tile: 3, q: 3, r: -6, rotation: 2 },
  { tile: 17, q: 5, r: -4, rotation: 2 },
  { tile: 13, q: 6, r: -4, rotation: 4 },
  { tile: 35, q: 5, r: -5, rotation: 4 },
  { tile: 23, q: 6, r: -5, rotation: 5 },
  { tile: 50, q: 4, r: -6, rotation: 1 },
];

/** The loop of red. */
export const AIM_LOOP: LitPath = {
  colour: 'red',
  cells: [
    { q: 2, r: -2 },
    { q: 2, r: -3 },
    { q: 3, r: -4 },
    { q: 3, r: -3 },
    { q: 3, r: -2 },
    { q: 4, r: -3 },
    { q: 5, r: -3 },
    { q: 5, r: -2 },
    { q: 4, r: -2 },
    { q: 3, r: -1 },
    { q: 2, r: -1 },
  ],
};

/** What a loop counts: each of its tiles twice. */
export const AIM_POINTS = 2 * AIM_LOOP.cells.length;

/** A few tiles, as lessons begin with. */
export const LESSON_BOARD: readonly FigureTile[] = [
  { tile: 40, q: 0, r: 0, rotation: 0 },
  { tile: 17, q: 1, r: -1, rotation: 5 },
  { tile: 2, q: 1, r: 0, rotation: 1 },
  { tile: 36, q: 0, r: -1, rotation: 5 },
  { tile: 54, q: 2, r: -1, rotation: 1 },
  { tile: 56, q: 3, r: -2, rotation: 4 },
];
