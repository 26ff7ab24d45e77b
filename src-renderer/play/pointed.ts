import { create } from 'zustand';
import type { BoardSpace } from '../board/model';

/**
 * The space that the pointer or the focus is at. It stands apart from the table: it changes with every move of the hand,
 * and hardly anything is drawn by it.
 */
export const usePointed = create<{ readonly space?: BoardSpace | undefined }>(() => ({}));

/** The pointer or the focus has come to a space, or with undefined has left it. */
export const pointAt = (space: BoardSpace | undefined): void => usePointed.setState({ space });
