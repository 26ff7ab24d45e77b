import { create } from 'zustand';
import type { TileNumber } from '../../src-shared/tantrix';
import type { SpaceSeen } from '../board/model';

interface Pointed {
  readonly space?: SpaceSeen | undefined;
  /** A tile of a hand. */
  readonly tile?: TileNumber | undefined;
}

/**
 * What the pointer or the focus is at. It stands apart from the table: it changes with every move of the hand, and hardly
 * anything is drawn by it.
 */
export const usePointed = create<Pointed>(() => ({}));

/** The pointer or the focus has come to a space, or with undefined has left it. */
export const pointAt = (space: SpaceSeen | undefined): void => usePointed.setState({ space });

/** The pointer or the focus has come to a tile of a hand, or with undefined has left it. */
export const pointAtTile = (tile: TileNumber | undefined): void => usePointed.setState({ tile });
