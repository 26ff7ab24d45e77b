import { COLOURS, type Colour, edgesOf, type TileNumber } from '../../tantrix';
import type { Puzzle } from '../puzzle';

/** The families of the catalogue, in its order. */
export const FAMILIES = [
  'classic',
  'discovery',
  'extended',
  'rainbow',
  'pyramid',
  'tangle',
  'solitaire',
  'unsolved',
  'xtreme',
  'pattern',
  'match',
] as const;
export type Family = (typeof FAMILIES)[number];

/** A puzzle of the booklets, under the name it is known by. */
export interface CataloguedPuzzle {
  /** Small letters, digits and `-`; never changes, for files name puzzles by it. */
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  readonly puzzle: Puzzle;
  /** From 1 to 10, where a booklet gives one. */
  readonly level?: number;
  /** The time the booklet asks for. */
  readonly targetSeconds?: number;
  /** The choices of colours known to have a solution, where the booklets leave the choice open. */
  readonly solvable?: readonly (readonly Colour[])[];
}

/** All tiles that lack a colour: each of them has the three others. */
export const tilesWithout = (tiles: readonly TileNumber[], colour: Colour): TileNumber[] =>
  tiles.filter((tile) => !edgesOf(tile).includes(colour));

/** Every colour of the tiles as a choice of its own. */
export const eachColour = (tiles: readonly TileNumber[]): Colour[][] =>
  COLOURS.filter((colour) => tiles.some((tile) => edgesOf(tile).includes(colour))).map((colour) => [colour]);

/** Every pair of the colours as a choice. */
export const eachPair = (colours: readonly Colour[] = COLOURS): Colour[][] =>
  colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other]));
