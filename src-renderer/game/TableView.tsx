import { memo, type Ref, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTranslation } from 'react-i18next';
import { isOver, type Rotation, type TileNumber } from '../../src-shared/tantrix';
import { BoardDrawing, type BoardHandle } from '../board/Board';
import type { BoardGestures } from '../board/model';
import { HALF_HEIGHT, R } from '../board/geometry';
import { toScreen } from '../board/orientation';
import { TileNumbersContext } from '../board/tile-look';
import { TileInPlay } from '../board/TileArt';
import { boardModel } from './board-model';
import { gameExtensions } from './extensions';
import { withFitsOf } from './fits';
import { showBoardView } from '../stage/board-view';
import { focusTarget } from '../stage/focus-targets';
import { asGuided } from './guide';
import { shownTable } from './history';
import { playHeld, putBack, selectTile, turnHeld } from './moves';
import { panelShown } from './panels';
import { pointAt, usePointed } from '../stage/pointed';
import { travelMs, usePreferences } from '../preferences/preferences';
import { type GameTable, useGame } from './table';
import { dropAt, tryOut } from './tentative-tile';
import { Hands } from './Hands';
import { HintPanel } from './HintPanel';
import { marksIn } from './marks';
import { MoveList } from './MoveList';
import { NextPlayer } from './NextPlayer';
import { ReplayBar } from './ReplayBar';
import { ResultPanel } from './ResultPanel';
import { useFlights } from './useFlights';
import { useTileDrag } from '../stage/useTileDrag';
import { useTileKeys } from './useTileKeys';

/** The table as long as nothing is shown of the analysis: what it finds meanwhile draws nothing anew. */
const withoutSearch = (table: GameTable): GameTable => (table.replay ? table : { ...table, analysis: undefined });

interface TableViewProps {
  readonly ref: Ref<HTMLElement>;
  readonly notices: ReactNode;
}

/** The open game: the board in the middle, the hands round it. */
export function TableView(props: TableViewProps) {
  const guide = useGame(({ open }) => open?.guide);
  const hasNumbers = usePreferences((set) => asGuided(guide, set).tileNumbers);
  return (
    <TileNumbersContext value={hasNumbers}>
      <Table {...props} />
    </TileNumbersContext>
  );
}

const Table = memo(function Table({ ref, notices }: TableViewProps) {
  const { t } = useTranslation();
  const whole = useGame(useShallow(withoutSearch));
  const guide = whole.open?.guide;
  const marks = usePreferences(useShallow((set) => marksIn(guide, set)));
  const isMoving = usePreferences((set) => travelMs(set) > 0);
  const table = useMemo(() => ({ ...shownTable(whole), marks }), [whole, marks]);
  const { open, replay, held, orientation } = table;
  const handle = useRef<BoardHandle>(null);
  const pointed = usePointed(({ tile }) => tile);
  const { dragged, follower, grab, letGo } = useTileDrag(handle, {
    onStart: selectTile,
    onDrop: (at) => (at ? dropAt(at) : putBack()),
  });
  const model = useMemo(() => boardModel(table, t), [table, t]);
  useTileKeys();
  useEffect(() => showBoardView(() => handle.current), []);
  const flights = useFlights({ table, model, handle });
  // Esc has taken the tile back, or Tab has selected another: nothing is left to drag.
  useEffect(() => {
    if (dragged && held?.tile !== dragged.tile) letGo();
  });
  if (!open) return null;
  const gestures: BoardGestures = {
    onSpace: tryOut,
    onPoint: pointAt,
    onSelect: selectTile,
    onTurn: turnHeld,
    onPlay: playHeld,
    onGrab: grab,
  };
  return (
    <main ref={ref} className={dragged ? 'table is-dragging' : 'table'}>
      <h1 className="hidden-label">{t('app.name')}</h1>
      <Hands
        table={table}
        lit={whole.lit}
        onGrab={replay ? undefined : grab}
        onLeave={() => handle.current?.focusSpaces()}
      />
      <div className="board-area">
        <BoardDrawing
          model={withFitsOf(model, pointed)}
          orientation={orientation}
          gestures={gestures}
          label={t('board.label')}
          handle={handle}
          subject={open.record.game.deal}
          selected={focusTarget('selectedOnBoard')}
          isMoving={isMoving}
        />
        {gameExtensions().map((extension, at) => extension.NearBoard && <extension.NearBoard key={at} />)}
        <NextPlayer />
        {notices}
        <HintPanel />
        {isOver(open.record.game) && !replay && <ResultPanel open={open} lit={whole.lit} />}
        {replay && whole.open && panelShown(whole) !== 'analysis' && <MoveList open={whole.open} at={replay.at} />}
      </div>
      {replay && whole.open && <ReplayBar open={whole.open} replay={replay} />}
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && held && (
          <FollowingTile
            tile={held.tile}
            rotation={toScreen.rotation(held.rotation, orientation)}
            side={dragged.side}
          />
        )}
      </div>
      <div ref={flights} className="flights" aria-hidden="true" />
    </main>
  );
});

const FOLLOWER_BOX = [-R, -HALF_HEIGHT, 2 * R, 2 * HALF_HEIGHT].join(' ');

interface FollowingTileProps {
  readonly tile: TileNumber;
  /** As it is seen. */
  readonly rotation: Rotation;
  /** In pixels. */
  readonly side: number;
}

function FollowingTile({ tile, rotation, side }: FollowingTileProps) {
  return (
    <svg viewBox={FOLLOWER_BOX} width={2 * side}>
      <TileInPlay tile={tile} rotation={rotation} />
    </svg>
  );
}
