import type { TileNumber } from '../../src-shared/tantrix';
import type { SpaceSeen } from '../board/model';
import { makeStore } from '../ui/store';

interface Pointed {
  readonly space?: SpaceSeen | undefined;
  /** A tile of a hand. */
  readonly tile?: TileNumber | undefined;
}

/**
 * What the pointer or the focus is at. It stands apart from the table: it changes with every move of the hand, and hardly
 * anything is drawn by it.
 */
const { reading, set } = makeStore<Pointed>({});

export const { use: usePointed } = reading;

/** The pointer or the focus has come to a space, or with undefined has left it. */
export const pointAt = (space: SpaceSeen | undefined): void => set({ space });

/** The pointer or the focus has come to a tile of a hand, or with undefined has left it. */
export const pointAtTile = (tile: TileNumber | undefined): void => set({ tile });
