import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from '../../../src-shared/library/entry';
import { paintBoard } from '../../board/board-canvas';
import { usePreferences } from '../../preferences/preferences';
import { boardNow, wantBoard } from './boards';

interface BoardThumbProps {
  readonly entry: Entry;
  /** Of its row, in pixels: with it the picture grows. */
  readonly height: number;
}

/** The board of a game in small, once its row has been seen for a moment. */
export const BoardThumb = memo(function BoardThumb({ entry }: BoardThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [read, setRead] = useState({ entry, board: boardNow(entry) });
  if (read.entry !== entry) setRead({ entry, board: boardNow(entry) });
  const { board } = read;
  useEffect(() => (board ? undefined : wantBoard(entry, (found) => setRead({ entry, board: found }))), [entry, board]);
  // Another height or other colours draw it anew, and nothing else does.
  usePreferences((preferences) => preferences.colours);
  useLayoutEffect(() => {
    if (canvas.current && board) paintBoard(canvas.current, board);
  });
  return (
    <span className="game-picture" aria-hidden="true">
      <canvas ref={canvas} data-board={board ? board.length : undefined} />
    </span>
  );
});
