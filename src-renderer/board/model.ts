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
  /** Left out where no tile is selected that lies loose, or what is done with it is done elsewhere. */
  readonly handles?: TileHandles | undefined;
  /** What the computer would play; left out where nothing is suggested. */
  readonly suggested?: SuggestedTile | undefined;
  /** Partners of tiles that the guide of a pattern wants, and that are not there. */
  readonly partners?: readonly SuggestedTile[];
  /** Left out where no guide is shown. */
  readonly guide?: BoardGuide;
  /** Lines and loops lit up; every other link steps back. */
  readonly lit: readonly LitPath[];
  /** Left out where no loops have closed that are to be shown. */
  readonly closed?: ClosedLoops | undefined;
  /** Edges where tiles touch that do not match. */
  readonly clashes?: readonly BoardEdge[];
  /** Cells whose outlines are shown faintly, for tiles to be laid there. */
  readonly ground?: readonly Hex[];
  /** Cells of a shape that is to be filled. */
  readonly goal?: readonly Hex[];
  /** The cells that are to be in view; left out, those of the tiles. */
  readonly sight?: readonly Hex[];
  /** Whether no more tiles are laid: what lies there may fill the view. */
  readonly isComplete?: boolean;
}

/** What a pattern is to look the same under: a turn about a cell, or a mirror through it. */
export interface BoardGuide {
  readonly centre: Hex;
  readonly isMirror: boolean;
  /** How far the mirror is turned from north, in twelfths with the clock. */
  readonly axis: number;
}

/** Loops that the last tile has closed. */
export interface ClosedLoops {
  readonly loops: readonly LitPath[];
  /** Given where that has just been seen: so many milliseconds later light runs round them, and stays. */
  readonly runsAfter?: number | undefined;
}

/** One side of a cell. */
export interface BoardEdge {
  readonly hex: Hex;
  readonly side: number;
}

export interface BoardTile {
  readonly hex: Hex;
  readonly tile: TileNumber;
  /** What it goes by where there are several of that tile; left out, it goes by its number. */
  readonly piece?: number;
  readonly rotation: Rotation;
  /** The colour of whoever laid it, while that is news. */
  readonly rim?: Colour | undefined;
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
  /** What it goes by where there are several of that tile: gestures name it so. Left out, it goes by its number. */
  readonly piece?: number;
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

export const HANDLES = ['left', 'play', 'right', 'back'] as const;
export type HandleKind = (typeof HANDLES)[number];

/** The buttons that stand round the selected tile where it lies. */
export interface TileHandles {
  /** What screen readers say of all of them. */
  readonly label: string;
  readonly words: Readonly<Record<HandleKind, string>>;
  /** Whether playing would be refused. */
  readonly isFaint: boolean;
  /** Whether another rotation is of any use; else there are no handles that turn the tile. */
  readonly mayTurn: boolean;
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

/** Whether a press on a space means something. */
export const isPressable = ({ kinds, isAskable }: Pick<BoardSpace, 'kinds' | 'isAskable'>): boolean =>
  isAskable === true || kinds.includes('playable');

export interface BoardSpace {
  readonly hex: Hex;
  readonly kinds: readonly SpaceKind[];
  /** Whether its kinds are marked for the eye, beyond what the pointer shows. */
  readonly isMarked: boolean;
  /** It can be pressed to ask what fits it. */
  readonly isAskable?: boolean;
  /** It is closed for now, and shows so. */
  readonly isStriped?: boolean;
  /** It comes first, and shows itself once. */
  readonly isCalled?: boolean;
  /** How the selected tile may be laid there, the first choice first. */
  readonly ghosts: readonly Ghost[];
  /** What words beside the board call it, where they speak of it. */
  readonly name?: string;
  /** The letter that a lesson calls it by. */
  readonly letter?: string;
  /** Written on a forced space where that is wanted. */
  readonly fit?: FitMark;
  readonly label: Label;
  /** The same for those who see it, its tiles as pictures; made when it is asked for. Left out where the label is that. */
  readonly words?: () => string;
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
  /** A press on a space that can be asked about; left out where none can. */
  readonly onAsk?: (hex: Hex) => void;
  /** The pointer or the focus has come to a space, or with undefined has left it. */
  readonly onPoint: (space: SpaceSeen | undefined) => void;
  /** A click on a tile that is tried and not selected, the right button on any, or the Tab key that has come to one. */
  readonly onSelect: (tile: TileNumber, event?: MouseEvent) => void;
  /** A click on the left (-1) or right (1) half of the selected tile; gives what turns it back. */
  readonly onTurn: (direction: 1 | -1) => () => void;
  /** A double-click on a tile, which is selected by then; left out where tiles are only turned, by every click. */
  readonly onPlay?: () => void;
  /** A press on a handle of the selected tile; left out where none has handles. */
  readonly onHandle?: (kind: HandleKind) => void;
  /** A press on a tile that is tried out, which may become a drag. */
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
  /** A click where nothing lies; left out where it means nothing. */
  readonly onCell?: (hex: Hex) => void;
}
