import { memo, type Ref, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTranslation } from 'react-i18next';
import { legalRotationsFor, type PickedTile } from '../../src-shared/sessions/game';
import type { Game, Hex, Rotation, TileNumber } from '../../src-shared/tantrix';
import { BoardDrawing, type BoardHandle } from '../board/Board';
import type { BoardGestures } from '../board/model';
import { tileBox } from '../board/geometry';
import { toScreen } from '../board/orientation';
import { TileNumbersContext } from '../board/tile-look';
import { TileInPlay } from '../board/TileArt';
import { boardModel } from './board-model';
import { gameExtensions } from './extensions';
import { withFitsOf } from './fits';
import { showBoardView } from '../stage/board-view';
import { focusTarget } from '../stage/focus-targets';
import { askAbout } from './first';
import { asGuided } from './guide';
import { seatOfNews, shownTable } from './history';
import { clickOn, playHeld, pressHandle, selectTile } from './moves';
import { isResultShown, panelShown } from './panels';
import { pointAt, usePointed } from '../stage/pointed';
import { travelMs, usePreferences } from '../preferences/preferences';
import { type GameTable, useGame } from './table';
import { tryOut, tryWhere } from './tentative-tile';
import { Hands } from './Hands';
import { HintPanel } from './HintPanel';
import { marksIn } from './marks';
import { turnOf } from './turns';
import { MoveList } from './MoveList';
import { NextPlayer } from './NextPlayer';
import { gameKey } from './open-game';
import { ownSeat } from './own-seat';
import { ReplayBar } from './ReplayBar';
import { ResultCard } from './ResultCard';
import { EndingCount } from './EndingCount';
import { UnsavedNotice } from './UnsavedNotice';
import { useEnding } from './useEnding';
import { withClosing, withDrawn } from './counting';
import { useFlights } from './useFlights';
import { useTableDrag } from './useTableDrag';
import { useTileKeys } from './useTileKeys';

/** The table as long as nothing is shown of the analysis: what it finds meanwhile draws nothing anew. */
const withoutSearch = (table: GameTable): GameTable => (table.replay ? table : { ...table, analysis: undefined });

interface TableViewProps {
  readonly ref: Ref<HTMLElement>;
  readonly notices: ReactNode;
}

/** The open game: the board in the middle, the own hand below it, the others beside it. */
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
  const free = useRef<HTMLDivElement>(null);
  const pointed = usePointed(({ tile }) => tile);
  const { dragged, follower, grab, landing } = useTableDrag(handle, held);
  const inGame = useMemo(() => boardModel(table, t), [table, t]);
  const { drawn, closesAfter } = useEnding(whole);
  const model = useMemo(() => withClosing(withDrawn(inGame, drawn), closesAfter), [inGame, drawn, closesAfter]);
  const turn = useMemo(() => open && turnOf(open.record.game), [open]);
  useTileKeys();
  useEffect(() => showBoardView(() => handle.current), []);
  const flights = useFlights({ table, model, handle });
  if (!open) return null;
  const gestures: BoardGestures = {
    onSpace: tryOut,
    onCell: tryWhere,
    onAsk: askAbout,
    onPoint: pointAt,
    onSelect: selectTile,
    onTurn: clickOn,
    onPlay: playHeld,
    onHandle: pressHandle,
    onGrab: grab,
  };
  return (
    <main
      ref={ref}
      className={['table', dragged && 'is-dragging', isResultShown(whole) && 'is-ended'].filter(Boolean).join(' ')}
    >
      <h1 className="hidden-label">{t('app.name')}</h1>
      <Hands
        table={table}
        own={ownSeat(whole)}
        seatOfNews={seatOfNews(whole)}
        lit={whole.lit}
        onGrab={replay ? undefined : grab}
        onLeave={() => handle.current?.focusSpaces()}
      />
      <BoardDrawing
        model={withFitsOf(model, pointed)}
        orientation={orientation}
        gestures={gestures}
        label={t('board.label')}
        handle={handle}
        subject={gameKey(open.record.game)}
        turn={turn}
        free={free}
        selected={focusTarget('selectedOnBoard')}
        isMoving={isMoving}
      />
      <NearBoard board={handle} free={free} table={whole} drawn={drawn} notices={notices} />
      {replay && whole.open && panelShown(whole) !== 'analysis' && <MoveList open={whole.open} at={replay.at} />}
      {replay && whole.open && <ReplayBar open={whole.open} replay={replay} />}
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && held && (
          <FollowingTile
            tile={held.tile}
            rotation={toScreen.rotation(rotationOver(open.record.game, held, landing), orientation)}
            side={dragged.side}
          />
        )}
      </div>
      <div ref={flights} className="flights" aria-hidden="true" />
    </main>
  );
});

interface NearBoardProps {
  readonly board: RefObject<BoardHandle | null>;
  /** The part that the board keeps to. */
  readonly free: RefObject<HTMLDivElement | null>;
  readonly table: GameTable;
  /** How many tiles of the lines are drawn that decide the game; undefined when there is nothing left to draw. */
  readonly drawn: number | undefined;
  readonly notices: ReactNode;
}

/** What stands over the board, or beside it: what stands beside it takes its room from the part that the board keeps to. */
function NearBoard({ board, free, table, drawn, notices }: NearBoardProps) {
  const { open, lit } = table;
  if (!open) return null;
  return (
    <div className="board-area">
      <div ref={free} className="board-free" />
      {gameExtensions().map((extension, at) => extension.NearBoard && <extension.NearBoard key={at} board={board} />)}
      {open.guide && <open.guide.NearBoard board={board} />}
      <NextPlayer />
      {notices}
      <HintPanel />
      <UnsavedNotice />
      {drawn !== undefined && <EndingCount open={open} lit={lit} drawn={drawn} />}
      {isResultShown(table) && <ResultCard open={open} lit={lit} isComing={drawn !== undefined} />}
    </div>
  );
}

/** How the selected tile lies once it is dropped: over a space that takes it, as it fits. */
const rotationOver = (game: Game, held: PickedTile, landing: Hex | undefined): Rotation =>
  (landing && legalRotationsFor(game, held, landing)[0]) ?? held.rotation;

interface FollowingTileProps {
  readonly tile: TileNumber;
  /** As it is seen. */
  readonly rotation: Rotation;
  /** In pixels. */
  readonly side: number;
}

function FollowingTile({ tile, rotation, side }: FollowingTileProps) {
  return (
    <svg viewBox={tileBox()} width={2 * side}>
      <TileInPlay tile={tile} rotation={rotation} />
    </svg>
  );
}
