import { type RefObject, useEffect, useState } from 'react';
import { type Hex, sameHex } from '../../src-shared/tantrix';
import type { BoardHandle } from '../board/Board';
import { useTileDrag } from '../stage/useTileDrag';
import { putBack, selectTile } from './moves';
import type { GameTable } from './table';
import { dropAt, landingOf } from './tentative-tile';

/**
 * Drags tiles of a game to the board: whatever is grabbed is selected, and put back where it is dropped beside the board.
 * Gives, besides what is dragged, the space over which it is.
 */
export function useTableDrag(board: RefObject<BoardHandle | null>, held: GameTable['held']) {
  const [landing, setLanding] = useState<Hex>();
  const { dragged, follower, grab, letGo } = useTileDrag(board, {
    onStart: selectTile,
    onOver(at) {
      const hex = landingOf(at);
      board.current?.showLanding(hex);
      setLanding((before) => (before && hex && sameHex(before, hex) ? before : hex));
    },
    onDrop: (at) => (at ? dropAt(at) : putBack()),
  });
  // Esc has taken the tile back, or Tab has selected another: nothing is left to drag.
  useEffect(() => {
    if (dragged && held?.tile !== dragged.tile) letGo();
  });
  return { dragged, follower, grab, landing };
}
