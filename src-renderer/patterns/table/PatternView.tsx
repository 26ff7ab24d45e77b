import { type Ref, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { laidPieceOf } from '../../../src-shared/puzzles/arrangement';
import { tileOfPiece } from '../../../src-shared/puzzles/pieces';
import { BoardDrawing, type BoardHandle } from '../../board/Board';
import { FollowingTile } from '../../board/FollowingTile';
import type { BoardGestures } from '../../board/model';
import { toScreen } from '../../board/orientation';
import { travelMs, usePreferences } from '../../preferences/preferences';
import { showBoardView } from '../../stage/board-view';
import { focusFirstTarget, focusTarget } from '../../stage/focus-targets';
import { pointAt } from '../../stage/pointed';
import { useTileDrag } from '../../stage/useTileDrag';
import { patternBoard } from '../board-model';
import { choose, chosenOnTable, confirm, handOf, layAt, pressCell, takeOff, turnByClick } from '../pattern-actions';
import { usePattern } from '../pattern-table';
import { PatternAside } from './PatternAside';
import { PatternBox } from './PatternBox';
import { usePatternKeys } from './usePatternKeys';

/** A free table: the tiles that are laid, the guide, and beside it the box with all tiles. */
export function PatternView({ ref }: { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { open, orientation } = usePattern();
  const marksClashes = usePreferences((set) => set.markClashes);
  const isMoving = usePreferences((set) => travelMs(set) > 0);
  const handle = useRef<BoardHandle>(null);
  const model = useMemo(() => open && patternBoard(open, marksClashes, t), [open, marksClashes, t]);
  usePatternKeys();
  useEffect(() => showBoardView(() => handle.current), []);
  const { dragged, follower, grab, letGo } = useTileDrag(handle, {
    onStart: choose,
    onOver: (at) => handle.current?.showLanding(at?.over),
    onDrop: (at) => (at ? layAt(at.over) : takeOff()),
  });
  const chosen = open && handOf(open).chosen;
  // Esc has let the tile go, or Tab has selected another: nothing is left to drag.
  useEffect(() => {
    if (dragged && chosen !== dragged.tile) letGo();
  });
  const chosenThere = chosenOnTable(open) && chosen;
  // What is laid out of the box takes the focus with it, for the box still has one.
  useEffect(() => {
    if (chosenThere !== undefined && document.activeElement?.closest('.tile-box')) focusFirstTarget();
  }, [chosenThere]);
  if (!open || !model) return null;
  const gestures: BoardGestures = {
    onSpace: pressCell,
    onPoint: pointAt,
    onSelect: choose,
    onTurn: turnByClick,
    onPlay: confirm,
    onGrab: grab,
    onCell: pressCell,
  };
  const { laid, sheet } = open.record;
  const rotation =
    dragged && (laidPieceOf(laid, dragged.tile)?.rotation ?? handOf(open).boxed[tileOfPiece(dragged.tile)] ?? 0);
  return (
    <main ref={ref} className={dragged ? 'puzzle-table pattern-table is-dragging' : 'puzzle-table pattern-table'}>
      <h1 className="hidden-label">{t('pattern.title')}</h1>
      <div className="puzzle-ground">
        <BoardDrawing
          model={model}
          orientation={orientation}
          gestures={gestures}
          label={t('pattern.title')}
          handle={handle}
          subject={sheet}
          selected={focusTarget('selectedOnBoard')}
          isMoving={isMoving}
        />
      </div>
      <PatternAside open={open}>
        <PatternBox laid={laid} hand={handOf(open)} onGrab={grab} />
      </PatternAside>
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && rotation !== undefined && (
          <FollowingTile
            tile={tileOfPiece(dragged.tile)}
            rotation={toScreen.rotation(rotation, orientation)}
            side={dragged.side}
          />
        )}
      </div>
    </main>
  );
}
