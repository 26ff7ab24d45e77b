import type { Colour, Hex, TileNumber } from '../tantrix';
import type { LaidPiece } from './pieces';

/** What a puzzle is: some tiles, and what they are to become. Everything here is data; checker/ checks, solver/ solves. */
export interface Puzzle {
  /** Ascending; a tile of which there are copies stands as often. All of them are used. */
  readonly tiles: readonly TileNumber[];
  readonly goal: Goal;
  /** Tiles that lie firm from the beginning, in the cells where they stay. */
  readonly clues?: readonly LaidPiece[];
}

/** An open line, or a closed loop. */
export const PATH_KINDS = ['line', 'loop'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/** Triangles with 1, 2, 3, … tiles in their rows, and hexagons, named by the number of their cells. */
export const SHAPE_NAMES = [
  'pyramid-3',
  'pyramid-6',
  'pyramid-10',
  'pyramid-15',
  'pyramid-21',
  'pyramid-28',
  'pyramid-36',
  'pyramid-45',
  'hexagon-7',
  'hexagon-19',
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

/** The cells to be filled: a named shape anywhere and turned anyhow, or these very cells. */
export type Shape = ShapeName | readonly Hex[];

/** What the tiles are to become. In all but solitaires and matches: one group, every touching edge of one colour, no hole. */
export type Goal = PathsGoal | ShapeGoal | TurnGoal | MatchGoal | TangleGoal | CircleGoal | SumGoal | SolitaireGoal;

/**
 * For every colour of one of the choices, all at once: each tile that has the colour lies on one and the same path of
 * it. A line must be open, a loop closed.
 */
export interface PathsGoal {
  readonly kind: 'paths';
  readonly path: PathKind;
  /** One choice must come out; in most puzzles each is a single colour. */
  readonly choices: readonly (readonly Colour[])[];
  readonly shape?: Shape;
}

/** Only a shape to fill. */
export interface ShapeGoal {
  readonly kind: 'shape';
  readonly shape: Shape;
}

/** Each tile lies in a cell of its own and stays there; it is to be found how each is turned. */
export interface TurnGoal {
  readonly kind: 'turn';
  /** Where each of the tiles lies, in their order. */
  readonly cells: readonly Hex[];
}

/** One group in any shape, holes and all, in which every touching edge is of one colour: for young children. */
export interface MatchGoal {
  readonly kind: 'match';
}

/**
 * Exactly these loops close, no others, and all of them are entangled: two loops are when they cross on some tile, or when
 * one lies inside the other; that relation connects them all.
 */
export interface TangleGoal {
  readonly kind: 'tangle';
  /** How many loops of each colour close; none of a colour left out. */
  readonly loops: Readonly<Partial<Record<Colour, number>>>;
  /** Every other loop is entangled with the loop of this colour. */
  readonly hub?: Colour;
  /** What some loop of each of these colours looks like; no colour twice. */
  readonly shaped?: readonly LoopForm[];
  /** Each is entangled with the next one named. */
  readonly chain?: readonly Colour[];
  /** The loop of the colour `inner` lies inside that of the colour `outer`. */
  readonly nested?: { readonly inner: Colour; readonly outer: Colour; readonly shape?: LoopShape };
  /** The loops of these colours are the same but for a turn of the whole. */
  readonly identical?: readonly Colour[];
}

/**
 * A circle: three corners, or six bends round one tile. A triangle: three corners and, between them, straights. Small: any
 * shape of at most SMALL_LOOP tiles.
 */
export const LOOP_SHAPES = ['circle', 'triangle', 'small'] as const;
export type LoopShape = (typeof LOOP_SHAPES)[number];

/**
 * No document says how many tiles a small loop has at most. Six is ours: the booklet of 2003 calls loops of seven to
 * nine medium. The help tells of one of seven under its small ones.
 */
export const SMALL_LOOP = 6;

/** What a loop of a colour looks like; a small one has no size besides. */
export interface LoopForm {
  readonly colour: Colour;
  readonly shape: LoopShape;
  /** How many tiles it has. */
  readonly size?: number;
}

/** As many loops as can be found, of any colours: solved from `atLeast` on, and more is better. */
export interface CircleGoal {
  readonly kind: 'circles';
  readonly atLeast: number;
}

/** The longest line (or loop, one point a tile) of each colour, added up: solved from `best` on, and bettered till then. */
export interface SumGoal {
  readonly kind: 'sum';
  readonly path: PathKind;
  /** The best sum there can be, and the best by hand. */
  readonly best: number;
  readonly bestByHand: number;
}

/**
 * Tiles come one at a time in random order and stay where they are put. Each joins the group; holes are allowed. For a
 * line, a tile that fits a forced space must fill one; three links of one colour may lead into a space. The score is the
 * longest path of the colour, which is chosen beforehand where there are several; a path of all tiles wins.
 */
export interface SolitaireGoal {
  readonly kind: 'solitaire';
  readonly path: PathKind;
  readonly colours: readonly Colour[];
}

/** Pieces as they lie on the table, each in a cell of its own; need not touch, match or be complete. */
export type Arrangement = readonly LaidPiece[];
