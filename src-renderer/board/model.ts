import type { PointerEvent } from 'react';
import type { Colour } from '../../src-shared/tantrix/colours';
import type { Hex } from '../../src-shared/tantrix/hex';
import type { Rotation, TileNumber } from '../../src-shared/tantrix/tiles';

/** What the board draws. It knows no rules: all of this comes in as data. */
export interface BoardModel {
  readonly tiles: readonly BoardTile[];
  readonly spaces: readonly BoardSpace[];
  /** The tile that is tried out over a cell. */
  readonly held?: BoardTile | undefined;
  /** Lines and loops lit up; every other link steps back. */
  readonly lit: readonly LitPath[];
  readonly showNumbers: boolean;
}

export interface BoardTile {
  readonly hex: Hex;
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** The tile played last. */
  readonly isLast?: boolean;
  /** It was refused where it lies. */
  readonly isRefused?: boolean;
  /** Said by screen readers. */
  readonly label: string;
}

/** `playable`: the selected tile may go there. `fillable`: forced, and the mover can fill it. `trouble`: why a move was refused.
 * `start`: where the first tile goes. */
export const SPACE_KINDS = ['playable', 'fillable', 'forced', 'trouble', 'start'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export interface BoardSpace {
  readonly hex: Hex;
  readonly kinds: readonly SpaceKind[];
  /** How the selected tile would lie there. */
  readonly ghost?: { readonly tile: TileNumber; readonly rotation: Rotation } | undefined;
  readonly label: string;
}

export interface LitPath {
  readonly colour: Colour;
  readonly cells: readonly Hex[];
}

/** What the person did on the board. */
export interface BoardGestures {
  readonly onSpace: (hex: Hex) => void;
  /** A click on the left (-1) or right (1) half of the held tile. */
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onPlay: () => void;
  /** A press on the held tile, which may become a drag. */
  readonly onGrab: (tile: Pick<BoardTile, 'tile' | 'rotation'>, event: PointerEvent) => void;
}
