import { type Ref, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardDrawing, type BoardHandle } from '../../board/Board';
import { FollowingTile } from '../../board/FollowingTile';
import type { BoardGestures } from '../../board/model';
import { travelMs, usePreferences } from '../../preferences/preferences';
import { showBoardView } from '../../stage/board-view';
import { focusTarget } from '../../stage/focus-targets';
import { pointAt } from '../../stage/pointed';
import { useTileDrag } from '../../stage/useTileDrag';
import { raceBoard } from '../board-model';
import { timeOf, useRaceClock } from '../clock';
import { countAt, isOn } from '../countdown';
import { layHeld, takeTile, turnHeld } from '../race-moves';
import { raceNow, type RaceTable, useRace } from '../race-table';
import { isShared, seatWith } from '../seats';
import { RaceAside } from './RaceAside';
import { RaceCountdown } from './RaceCountdown';
import { RaceCover } from './RaceCover';
import { useRaceKeys } from './useRaceKeys';

/** A race: the table with the tiles that are laid, and beside it all players and the tiles of those who sit here. */
export function RaceView({ ref }: { ref: Ref<HTMLElement> }) {
  const { open, orientation, refusal } = useRace();
  return open ? <Race open={open} {...{ ref, orientation }} isRefused={refusal !== undefined} /> : null;
}

type Open = NonNullable<RaceTable['open']>;

interface RaceProps extends Pick<RaceTable, 'orientation'> {
  readonly ref: Ref<HTMLElement>;
  readonly open: Open;
  readonly isRefused: boolean;
}

function Race({ ref, open, orientation, isRefused }: RaceProps) {
  const { t } = useTranslation();
  const { record, session } = open;
  const isRunning = useRaceClock((clock) => isOn(record.race, clock));
  const count = useRaceClock((clock) => countAt(record.race, clock));
  const isMoving = usePreferences((set) => travelMs(set) > 0);
  const board = useRef<BoardHandle>(null);
  useRaceKeys();
  useEffect(() => showBoardView(() => board.current), []);
  const [hand, keyHand] = (['pointer', 'keys'] as const).map((device) => {
    const seat = seatWith(device, record, timeOf(record));
    return seat === undefined ? undefined : session.handOf(seat);
  });
  const model = useMemo(
    () => raceBoard({ record, hand, keyHand, isRefused }, t),
    [record, hand, keyHand, isRefused, t],
  );
  const { dragged, follower, grab, letGo } = useTileDrag(board, {
    onStart: (tile) => takeTile('pointer', tile),
    onOver: (at) => board.current?.showLanding(at?.over),
    onDrop: (at) => at && layHeld('pointer', at.over),
  });
  // The tile that was dragged is gone, or another was taken: nothing is left to drag.
  useEffect(() => {
    if (dragged && hand?.held?.tile !== dragged.tile) letGo();
  });
  return (
    <main
      ref={ref}
      className={['race-table', dragged && 'is-dragging', !isRunning && !record.race.isOver && 'is-standing']
        .filter(Boolean)
        .join(' ')}
    >
      <h1 className="hidden-label">{t('gobble.title')}</h1>
      <div className="race-ground">
        <div className="race-board" inert={!isRunning && !record.race.isOver}>
          <BoardDrawing
            model={model}
            orientation={orientation}
            gestures={GESTURES}
            label={t('gobble.board')}
            handle={board}
            subject={record.race.start}
            selected={focusTarget('selectedOnBoard')}
            isMoving={isMoving}
          />
        </div>
        {count !== undefined && <RaceCountdown count={count} />}
        {!isRunning && !count && !record.race.isOver && <RaceCover record={record} />}
      </div>
      <RaceAside open={open} isRunning={isRunning} onGrab={grab} />
      <div ref={follower} className="follower" aria-hidden="true">
        {dragged && (
          <FollowingTile tile={dragged.tile} rotation={hand?.turned[dragged.tile] ?? 0} side={dragged.side} />
        )}
      </div>
    </main>
  );
}

const GESTURES: BoardGestures = {
  onSpace(hex, rotation) {
    layHeld('pointer', hex, rotation);
    leaveFocus();
  },
  onPoint: pointAt,
  onSelect: () => undefined,
  onTurn: (direction) => turnHeld('keys', direction),
  onPlay: () => layHeld('keys'),
  onGrab: () => undefined,
};

/** Where two share the computer, a space that the mouse has pressed takes no key from whoever has the keyboard. */
function leaveFocus(): void {
  const { activeElement } = document;
  const record = raceNow()?.record;
  if (record && isShared(record) && activeElement instanceof SVGElement) activeElement.blur();
}
