import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver } from '../../src-shared/tantrix';
import { Board, type BoardHandle } from '../board/Board';
import { HALF_HEIGHT, R } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { boardModel } from '../play/board-model';
import { handModels } from '../play/hand-model';
import type { Held } from '../play/held';
import { shownTable } from '../play/history';
import { playHeld, putBack, selectTile, toggleLight, tryOut, turnHeld } from '../play/moves';
import { useTable } from '../play/table';
import { Hand } from './Hand';
import { MoveList } from './MoveList';
import { ReplayBar } from './ReplayBar';
import { ResultPanel } from './ResultPanel';
import { useTileDrag } from './useTileDrag';

/** Where each seat sits, clockwise from the near side, by the number of players. */
const PLACES: Record<number, readonly string[]> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};

/** The open game: the board in the middle, the hands round it. */
export function TableView() {
  const { t } = useTranslation();
  const whole = useTable();
  const table = useMemo(() => shownTable(whole), [whole]);
  const { open, replay, held, lit, preferences } = table;
  const showNumbers = preferences.tileNumbers;
  const handle = useRef<BoardHandle>(null);
  const { dragged, follower, grab, letGo } = useTileDrag(handle, selectTile, (hex) => (hex ? tryOut(hex) : putBack()));
  const model = useMemo(() => boardModel(table, t), [table, t]);
  useFocusOnNextHand(open?.record.game.placements.length ?? 0);
  // Esc has taken the tile back: nothing is left to drag.
  useEffect(() => {
    if (dragged && !held) letGo();
  });
  if (!open) return null;
  const places = PLACES[open.record.players.length] ?? [];
  const gestures = { onSpace: tryOut, onTurn: turnHeld, onPlay: playHeld, onGrab: grab };
  const over = isOver(open.record.game);
  const hands = handModels(open, held);
  // When every hand is played out the result says all there is to say of the players.
  const hasTiles = hands.some(({ tiles }) => tiles.some(Boolean));
  return (
    <main className={dragged ? 'table is-dragging' : 'table'}>
      {hasTiles &&
        hands.map((hand, at) => (
          <Hand
            key={hand.seat}
            hand={hand}
            place={places[at] ?? 'near'}
            showNumbers={showNumbers}
            onTile={selectTile}
            onGrab={replay ? undefined : grab}
            onLight={toggleLight}
            isLit={lit.includes(hand.seat)}
          />
        ))}
      <div className="board-area">
        <Board model={model} gestures={gestures} label={t('board.label')} handle={handle} />
        {over && !replay && <ResultPanel open={open} lit={lit} />}
        {replay && whole.open && <MoveList open={whole.open} at={replay.at} />}
      </div>
      {replay && whole.open && <ReplayBar open={whole.open} replay={replay} />}
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && held && <FollowingTile held={held} side={dragged.side} showNumber={showNumbers} />}
      </div>
    </main>
  );
}

const FOLLOWER_BOX = [-R, -HALF_HEIGHT, 2 * R, 2 * HALF_HEIGHT].join(' ');

function FollowingTile({ held, side, showNumber }: { held: Held; side: number; showNumber: boolean }) {
  return (
    <svg viewBox={FOLLOWER_BOX} width={2 * side}>
      <TileArt tile={held.tile} rotation={held.rotation} showNumber={showNumber} />
    </svg>
  );
}

/** A played tile takes the focus away with it: the next to have it is the first tile of whoever moves now. */
function useFocusOnNextHand(moves: number): void {
  useEffect(() => {
    if (moves > 0 && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.is-mover .hand-tile:not(.tile-idle)')?.focus();
    }
  }, [moves]);
}
