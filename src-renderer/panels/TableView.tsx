import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Board, type BoardHandle } from '../board/Board';
import { HALF_HEIGHT, R } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { isOver } from '../../src-shared/tantrix';
import { boardModel } from '../play/board-model';
import { shownTable } from '../play/history';
import { light, playHeld, putBack, selectTile, tryOut, turnHeld } from '../play/moves';
import { useTable } from '../play/table';
import { Hand } from './Hand';
import { handModels } from './hand-model';
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
const FOLLOWER_BOX = [-R, -HALF_HEIGHT, 2 * R, 2 * HALF_HEIGHT].join(' ');

/** The open game: the board in the middle, the hands round it. */
export function TableView() {
  const { t } = useTranslation();
  const whole = useTable();
  const table = useMemo(() => shownTable(whole), [whole]);
  const { open, replay } = table;
  const handle = useRef<BoardHandle>(null);
  const { dragged, follower, grab } = useTileDrag(handle, selectTile, (hex) => (hex ? tryOut(hex) : putBack()));
  const model = useMemo(() => boardModel(table, t), [table, t]);
  if (!open) return null;
  const places = PLACES[open.record.players.length] ?? [];
  const gestures = { onSpace: tryOut, onTurn: turnHeld, onPlay: playHeld, onGrab: grab };
  const over = isOver(open.record.game);
  const hands = handModels(open, table.held);
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
            showNumbers={table.showNumbers}
            onTile={selectTile}
            onGrab={replay ? undefined : grab}
            onLight={(seat, isLit) => over || light(isLit ? [seat] : [])}
          />
        ))}
      <div className="board-area">
        <Board model={model} gestures={gestures} label={t('board.label')} handle={handle} />
        {over && !replay && <ResultPanel open={open} lit={table.lit} />}
        {replay && whole.open && <MoveList open={whole.open} at={replay.at} />}
      </div>
      {replay && whole.open && <ReplayBar open={whole.open} replay={replay} />}
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && (
          <svg viewBox={FOLLOWER_BOX} width={2 * dragged.side}>
            <TileArt tile={dragged.tile} rotation={dragged.rotation} showNumber={table.showNumbers} />
          </svg>
        )}
      </div>
    </main>
  );
}
