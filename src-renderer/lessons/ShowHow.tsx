import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardHandle } from '../board/Board';
import { TileInPlay } from '../board/TileArt';
import { gameNow, onGameShown } from '../game/table';
import { preferencesNow, travelMs } from '../preferences/preferences';
import type { Lesson } from './lesson';
import { endShowing } from './lesson-steps';
import { endOf, pathOf, perform, vanish, type Way, waysSeen } from './showing';

interface ShowHowProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly lesson: Lesson;
}

const POINTER = 'M2 2v23l6.2-5.6 4 9.4 4.6-2-4-9.2h8.6z';

/**
 * Tiles and pointer going the way of the task before the person's eyes. Nothing is played: what moves are likenesses, and all
 * is as before when they go. Where nothing is to move they are seen at the end of their way, until the person is done.
 */
export function ShowHow({ board, lesson }: ShowHowProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [ways, setWays] = useState<readonly Way[]>([]);
  const [isMoving] = useState(() => travelMs(preferencesNow()) > 0);
  useLayoutEffect(() => {
    const { open, orientation } = gameNow();
    if (!open || !board.current) return;
    const { game } = open.record;
    // oxlint-disable-next-line react/set-state-in-effect -- ways are measured in the window, once all is drawn
    setWays(waysSeen(game, lesson.wayLeft(game) ?? [], { board: board.current, orientation }));
  }, [board, lesson]);
  useEffect(() => onGameShown(({ open }, before) => open !== before.open && endShowing()), []);
  useEffect(() => endOnOtherGestures(), []);
  useLayoutEffect(() => {
    const pointer = layer.current?.querySelector('.shown-pointer');
    if (!pointer || ways.length === 0) return undefined;
    if (!isMoving) {
      const slots = ways.map(({ slot }) => vanish(slot));
      return () => slots.forEach((slot) => slot.cancel());
    }
    const tiles = [...(layer.current?.querySelectorAll('.shown-tile') ?? [])];
    const { end, isOver } = perform(ways, { tiles, pointer }, travelMs(preferencesNow()));
    let isEnded = false;
    // A cancelled performance never ends of itself.
    void isOver.then(
      () => !isEnded && endShowing(),
      () => undefined,
    );
    return () => {
      isEnded = true;
      end();
    };
  }, [ways, isMoving]);
  return (
    <div ref={layer} className="show-how" aria-hidden="true">
      <svg className="shown-ways">
        {ways.map((way) => (
          <path key={way.placement.tile} d={pathOf(way)} />
        ))}
      </svg>
      {ways.map((way) => (
        <svg key={way.placement.tile} className="shown-tile" width={1} height={1} style={{ transform: endOf(way) }}>
          <TileInPlay tile={way.placement.tile} rotation={way.rotation} />
        </svg>
      ))}
      <svg
        className="shown-pointer"
        width={26}
        height={32}
        viewBox="0 0 26 32"
        style={isMoving ? {} : { display: 'none' }}
      >
        <path d={POINTER} />
      </svg>
    </div>
  );
}

function endElsewhere({ target }: Event): void {
  if (!(target instanceof Element && target.closest('.callout'))) endShowing();
}

/** Whatever the person does but at the callout ends the showing; gives the function that stops listening. */
function endOnOtherGestures(): () => void {
  const controller = new AbortController();
  for (const gesture of ['pointerdown', 'wheel']) {
    window.addEventListener(gesture, endElsewhere, { capture: true, passive: true, signal: controller.signal });
  }
  window.addEventListener('resize', endShowing, { signal: controller.signal });
  return () => controller.abort();
}
