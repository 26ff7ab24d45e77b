import type { Spot } from '../../src-shared/sessions/spot';
import type { MouseEvent, PointerEvent } from 'react';
import type { Colour } from '../../src-shared/tantrix/colours';
import type { Hex } from '../../src-shared/tantrix/hex';
import type { Rotation, TileNumber } from '../../src-shared/tantrix/tiles';

/** What is seen of a tile or a space, however the table is turned. */
export interface Seen {
  readonly hex: Hex;
  readonly rotation: Rotation;
}

/** What screen readers say of something: it may speak of where it is seen, and of the edges as they are seen. */
export type Label = (seen: Seen) => string;

/** What the board draws, as it lies in the game. The board knows no rules: all of this comes in as data. */
export interface BoardModel {
  readonly tiles: readonly BoardTile[];
  readonly spaces: readonly BoardSpace[];
  /** The tiles that are tried out, above all others; the uppermost last. */
  readonly tried: readonly TriedTile[];
  /** What the computer would play; left out where nothing is suggested. */
  readonly suggested?: SuggestedTile | undefined;
  /** Lines and loops lit up; every other link steps back. */
  readonly lit: readonly LitPath[];
  /** Edges where tiles touch that do not match. */
  readonly clashes?: readonly BoardEdge[];
  /** Cells whose outlines are shown faintly, for tiles to be laid there. */
  readonly ground?: readonly Hex[];
  /** Cells of a shape that is to be filled. */
  readonly goal?: readonly Hex[];
  /** The cells that are to be in view; left out, those of the tiles. */
  readonly sight?: readonly Hex[];
}

/** One side of a cell. */
export interface BoardEdge {
  readonly hex: Hex;
  readonly side: number;
}

export interface BoardTile {
  readonly hex: Hex;
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** The tile played last. */
  readonly isLast?: boolean;
  /** It lies firm among tiles that can be moved. */
  readonly isFirm?: boolean;
  /** Words beside the board speak of it. */
  readonly isMarked?: boolean;
  readonly label: Label;
}

/** A tile that lies loose on the table. */
export interface TriedTile {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  readonly at: Spot;
  readonly isSelected: boolean;
  /** It was refused where it lies. */
  readonly isRefused: boolean;
  /** The Tab key comes to it, and it keeps the focus when it is moved. */
  readonly isStop?: boolean;
  /** Words beside the board speak of it. */
  readonly isMarked?: boolean;
  readonly label: Label;
}

/** A tile that is not there, as it might lie. */
export interface SuggestedTile {
  readonly hex: Hex;
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** Another tile lies there, which must be seen, too. */
  readonly isOverTile: boolean;
  readonly label: Label;
}

/**
 * `playable`: the selected tile may go there. `fillable`: forced, and the mover can fill it. `controlled`, `closed`: no tile
 * may go there before a forced space is filled, along whose side or beside which it lies. `impossible`: no tile that is
 * left fits. `trouble`: why a move was refused. `start`: where the first tile goes.
 */
export const SPACE_KINDS = [
  'start',
  'forced',
  'fillable',
  'controlled',
  'closed',
  'impossible',
  'playable',
  'trouble',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export interface BoardSpace {
  readonly hex: Hex;
  readonly kinds: readonly SpaceKind[];
  /** Whether its kinds are marked for the eye, beyond what the pointer shows. */
  readonly isMarked: boolean;
  /** How the selected tile may be laid there, the first choice first. */
  readonly ghosts: readonly Ghost[];
  /** Its number, where words beside the board speak of it. */
  readonly number?: number;
  /** Written on a forced space where that is wanted. */
  readonly fit?: FitMark;
  /** Said in the status bar, too. */
  readonly label: Label;
}

/** How many tiles fit a forced space, as tournament players note it. */
export interface FitMark {
  readonly text: string;
  /** The tiles that are counted first. */
  readonly tiles: readonly TileNumber[];
  /** One of them is pointed at in a hand. */
  readonly isPointedOut?: boolean;
  /** The players who hold one of them. */
  readonly holders: readonly { readonly colour: Colour; readonly letter: string }[];
}

export interface Ghost {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
}

export interface LitPath {
  readonly colour: Colour;
  readonly cells: readonly Hex[];
}

/** A space as it is seen. */
export type SpaceSeen = Omit<BoardSpace, 'label'> & { readonly label: string };

/** What the person did on the board, as it lies in the game but for what is pointed at. */
export interface BoardGestures {
  /** A press on a playable space, while it shows the tile in this rotation. */
  readonly onSpace: (hex: Hex, rotation: Rotation) => void;
  /** The pointer or the focus has come to a space, or with undefined has left it. */
  readonly onPoint: (space: SpaceSeen | undefined) => void;
  /** A click on a tile that is tried and not selected, the right button on any, or the Tab key that has come to one. */
  readonly onSelect: (tile: TileNumber, event?: MouseEvent) => void;
  /** A click on the left (-1) or right (1) half of the selected tile. */
  readonly onTurn: (direction: 1 | -1) => void;
  /** A double-click on a tile, which is selected by then. */
  readonly onPlay: () => void;
  /** A press on a tile that is tried out, which may become a drag. */
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
  /** A click where nothing lies; left out where it means nothing. */
  readonly onCell?: (hex: Hex) => void;
}
