import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { BoardHandle } from '../../board/Board';
import type { Box } from '../../board/camera';
import { HALF_HEIGHT, R } from '../../board/geometry';
import { useGame } from '../../game/table';
import { type Corner, cornerFor } from './notice-place';

/** The corner of the board’s area in which a notice covers the least, kept up to date while the view moves. */
export function useNoticePlace(
  notice: RefObject<HTMLElement | null>,
  board: RefObject<BoardHandle | null>,
): Corner | undefined {
  const [corner, setCorner] = useState<Corner>();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const placements = useGame(({ open }) => open?.record.game.placements) ?? [];
  useGame(({ orientation }) => orientation);
  useEffect(() => board.current?.watch(look), [board]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it measures after every drawing, and rests where nothing has moved
  useLayoutEffect(() => {
    const element = notice.current;
    const layer = element?.parentElement;
    const handle = board.current;
    if (!element || !layer || !handle) return;
    const frame = layer.getBoundingClientRect();
    const scene = {
      area: frame,
      notice: element.getBoundingClientRect(),
      tiles: placements.map((over) => within(frame, tileBox(handle, over))),
      others: [...layer.querySelectorAll('.next-player')].map((each) => within(frame, each.getBoundingClientRect())),
    };
    // oxlint-disable-next-line react/set-state-in-effect -- as above
    setCorner((before) => cornerFor(scene, before));
  });
  return corner;
}

function tileBox(handle: BoardHandle, over: { readonly q: number; readonly r: number }): Box {
  const { x, y } = handle.seenAt({ over }, 0);
  const side = handle.side();
  const half = (HALF_HEIGHT / R) * side;
  return { left: x - side, top: y - half, right: x + side, bottom: y + half };
}

const within = (frame: DOMRect, { left, top, right, bottom }: Box): Box => ({
  left: left - frame.left,
  top: top - frame.top,
  right: right - frame.left,
  bottom: bottom - frame.top,
});
