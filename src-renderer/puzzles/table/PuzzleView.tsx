import { type PointerEvent, type Ref, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { isTurning } from '../../../src-shared/puzzles/turning';
import type { TileNumber } from '../../../src-shared/tantrix';
import { BoardDrawing, type BoardHandle } from '../../board/Board';
import type { BoardGestures } from '../../board/model';
import { showBoardView } from '../../stage/board-view';
import { focusTarget } from '../../stage/focus-targets';
import { pointAt } from '../../stage/pointed';
import { travelMs, usePreferences } from '../../preferences/preferences';
import { usePuzzle } from '../table';
import { movingPieces } from '../../../src-shared/sessions/puzzle';
import { choose, layAt, playChosen, toBox, turnByClick, playDrawn } from '../puzzle-actions';
import { puzzleBoard } from '../board-model';
import { isDone } from '../checking';
import { useTileDrag } from '../../stage/useTileDrag';
import { FollowingTiles } from './FollowingTiles';
import { PuzzleAside } from './PuzzleAside';
import { puzzleNow } from '../table';
import { usePuzzleKeys } from './usePuzzleKeys';

/** The open puzzle: the table with the tiles that are laid, and beside it what is wanted and the box with the others. */
export function PuzzleView({ ref }: { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { puzzle, orientation } = usePuzzle();
  const marks = usePreferences(useShallow(({ markClashes, showPlayable }) => ({ markClashes, showPlayable })));
  const isMoving = usePreferences((set) => travelMs(set) > 0);
  const handle = useRef<BoardHandle>(null);
  const put = puzzle?.record.drawn ? playDrawn : layAt;
  const takesGroup = useRef(false);
  const model = useMemo(() => puzzleBoard({ puzzle, marks }, t), [puzzle, marks, t]);
  usePuzzleKeys();
  useEffect(() => showBoardView(() => handle.current), []);
  const isSolved = puzzle !== undefined && isDone(puzzle);
  useEffect(() => {
    if (isSolved) handle.current?.fit();
  }, [isSolved]);
  const { dragged, follower, grab, letGo } = useTileDrag(handle, {
    onStart: (tile) => choose(tile, takesGroup.current || isLiftedWithGroup(tile)),
    onOver: (at) => handle.current?.showLanding(at?.over),
    onDrop: (at) => (at ? put(at.over) : toBox()),
  });
  // Esc has let the tile go, or Tab has selected another: nothing is left to drag.
  useEffect(() => {
    if (dragged && puzzle?.chosen?.tile !== dragged.tile) letGo();
  });
  if (!puzzle) return null;
  const turnsOnly = isTurning(puzzle.record.puzzle);
  const onGrab = (tile: TileNumber, event: PointerEvent) => {
    if (turnsOnly) return;
    takesGroup.current = event.shiftKey || event.ctrlKey;
    grab(tile, event);
  };
  const gestures: BoardGestures = {
    onSpace: (hex, rotation) => (puzzle.record.drawn ? playDrawn(hex, rotation) : layAt(hex)),
    onPoint: pointAt,
    onSelect: (tile, event) => choose(tile, event !== undefined && (event.shiftKey || event.ctrlKey)),
    onTurn: turnByClick,
    ...(turnsOnly ? {} : { onPlay: playChosen }),
    onGrab,
    onCell: put,
  };
  return (
    <main ref={ref} className={dragged ? 'puzzle-table is-dragging' : 'puzzle-table'}>
      <h1 className="hidden-label">{puzzle.record.name}</h1>
      <div className="puzzle-ground">
        <BoardDrawing
          model={model}
          orientation={orientation}
          gestures={gestures}
          label={t('puzzle.label')}
          handle={handle}
          subject={puzzle.record.puzzle}
          selected={focusTarget('selectedOnBoard')}
          isMoving={isMoving}
        />
      </div>
      <PuzzleAside puzzle={puzzle} onGrab={onGrab} onLeave={() => handle.current?.focusSpaces()} />
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && <FollowingTiles open={puzzle} orientation={orientation} side={dragged.side} />}
      </div>
    </main>
  );
}

/** Whether a tile belongs to the group that is selected as a whole. */
function isLiftedWithGroup(tile: TileNumber): boolean {
  const { puzzle } = puzzleNow();
  return puzzle?.chosen?.withGroup === true && movingPieces(puzzle.record, puzzle.chosen).includes(tile);
}
