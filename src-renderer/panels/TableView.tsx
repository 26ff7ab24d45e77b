import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Board, type BoardHandle } from '../board/Board';
import { HALF_HEIGHT, R } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { boardModel } from '../play/board-model';
import { light, playHeld, putBack, selectTile, tryOut, turnHeld } from '../play/moves';
import { type OpenGame, useTable } from '../play/table';
import { Hand } from './Hand';
import { handModels } from './hand-model';
import { ResultPanel } from './ResultPanel';
import { useTileDrag } from './useTileDrag';
import { isOver } from '../../src-shared/tantrix';

/** Where each seat sits, clockwise from the near side, by the number of players. */
const PLACES: Record<number, readonly string[]> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};
const FOLLOWER_BOX = [-R, -HALF_HEIGHT, 2 * R, 2 * HALF_HEIGHT].join(' ');

/** The open game: the board in the middle, the hands round it. */
export function TableView({ open }: { open: OpenGame }) {
  const { t } = useTranslation();
  const table = useTable();
  const handle = useRef<BoardHandle>(null);
  const { dragged, follower, grab } = useTileDrag(handle, selectTile, (hex) => (hex ? tryOut(hex) : putBack()));
  const model = useMemo(() => boardModel(table, t), [table, t]);
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
            onGrab={grab}
            onLight={(seat, isLit) => over || light(isLit ? [seat] : [])}
          />
        ))}
      <div className="board-area">
        <Board model={model} gestures={gestures} label={t('board.label')} handle={handle} />
        {over && <ResultPanel open={open} lit={table.lit} />}
      </div>
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
