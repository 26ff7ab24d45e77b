import { memo, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MISTAKE,
  type Mistake,
  MOST_TURNING_POINTS,
  type MoveAnalysis,
  turningPointsIn,
} from '../../src-shared/robots';
import type { Colour, Placement } from '../../src-shared/tantrix';
import { BoardFigure } from '../board/BoardFigure';
import { centreOf, hexagonPath } from '../board/geometry';
import type { Orientation } from '../board/orientation';
import { helpOn } from '../stage/explained';
import { pointWords, turningWords } from './analysis-words';
import { goTo } from './history';
import { type MovePicture, movePicture } from './move-picture';
import type { OpenGame } from './open-game';
import { personAt } from './people';

interface TurningPointsProps {
  readonly open: OpenGame;
  readonly moves: readonly MoveAnalysis[];
  /** How many placements are shown on the board. */
  readonly at: number;
  readonly orientation: Orientation;
  /** Stands here until all moves are known. */
  readonly progress: ReactNode;
}

/** The moves that cost most, as pictures; a press shows one on the board. Before all are known none is certain. */
export function TurningPoints({ open, moves, at, orientation, progress }: TurningPointsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { deal, placements } = open.record.game;
  const isDone = moves.length === placements.length;
  const section = useRef<HTMLElement>(null);
  const isHeld = useRoomHeld(deal, isDone, section);
  const found = useMemo(() => (isDone ? turningPointsIn(moves) : []), [isDone, moves]);
  return (
    <section ref={section} className="turning-points" {...helpOn('place:turning-points')} aria-labelledby={id}>
      <h3 id={id}>{t('analysis.turningPoints')}</h3>
      <div className="turning-room">
        {isHeld && <EmptyCards />}
        {!isDone && progress}
        {isDone && (
          <div>
            <ul>
              {found.map((move) => (
                <li key={move.at}>
                  <Card open={open} move={move} isShown={move.at + 1 === at} orientation={orientation} />
                </li>
              ))}
            </ul>
            {found.length < MOST_TURNING_POINTS && (
              <p className="analysis-hint">
                {t(found.length === 0 ? 'analysis.noTurningPoint' : 'analysis.noOtherTurningPoint', {
                  points: MISTAKE,
                })}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * Whether room is kept for all there can be: while the search of a game is on its way, and afterwards until the pointer has left
 * the panel, so that nothing moves under it when they come, be they fewer.
 */
function useRoomHeld(deal: object, isDone: boolean, section: RefObject<HTMLElement | null>): boolean {
  const [freeFor, setFreeFor] = useState(isDone ? deal : undefined);
  useEffect(() => {
    if (!isDone) return undefined;
    const free = () => setFreeFor(deal);
    const panel = section.current?.closest('.side-panel');
    if (!panel?.matches(':hover')) return free();
    panel.addEventListener('pointerleave', free);
    return () => panel.removeEventListener('pointerleave', free);
  }, [deal, isDone, section]);
  return freeFor !== deal;
}

/** Nothing but the room that cards take. */
const EmptyCards = () => (
  <div className="empty-cards" aria-hidden="true">
    {Array.from({ length: MOST_TURNING_POINTS }, (_, place) => (
      <div key={place} className="turning-point">
        <span className="turning-words">
          <span className="turning-who">
            <span className="swatch" />
          </span>
          <span>&nbsp;</span>
        </span>
        <span className="turning-picture">
          <span className="move-picture" />
          &nbsp;
        </span>
        <span className="turning-picture">
          <span className="move-picture" />
          &nbsp;
        </span>
      </div>
    ))}
  </div>
);

interface CardProps {
  readonly open: OpenGame;
  readonly move: Mistake;
  readonly isShown: boolean;
  readonly orientation: Orientation;
}

/** What was pressed stays in view when the facts below come. */
function keepInView(card: Element | null): void {
  if (card && card === document.activeElement) card.scrollIntoView({ block: 'nearest' });
}

const Card = memo(function Card({ open, move, isShown, orientation }: CardProps) {
  const { t } = useTranslation();
  const { record } = open;
  const { name, colour } = personAt(record, move.seat);
  const before = record.game.placements.slice(0, move.at);
  const played = record.game.placements[move.at];
  const pictureOf = (placement: Placement) => movePicture(before, placement, orientation);
  return (
    <button
      ref={isShown ? keepInView : null}
      type="button"
      className="turning-point"
      aria-current={isShown}
      onClick={() => goTo(move.at + 1)}
    >
      <span className="hidden-label">{turningWords(move, record, t)}</span>
      <span className="turning-words" aria-hidden="true">
        <span className="turning-who">
          <span className={`swatch swatch-${colour}`}>{t(`colourLetter.${colour}`)}</span>
          <strong>{t('analysis.moveOf', { number: move.at + 1, name })}</strong>
        </span>
        <span>{t('analysis.cost', { points: pointWords(move.better.gain) })}</span>
      </span>
      <span className="turning-picture" aria-hidden="true">
        {played && <Picture {...pictureOf(played)} rim={colour} />}
        {t('analysis.played')}
      </span>
      <span className="turning-picture is-better" aria-hidden="true">
        <Picture {...pictureOf(move.better.placement)} />
        {t(move.missedWin ? 'analysis.winningOne' : 'analysis.betterOne')}
      </span>
    </button>
  );
});

const RING = hexagonPath(0.95, 0.12);

interface PictureProps extends MovePicture {
  /** The colour of whoever laid the tile that it is about; left out where nobody did, and it is the better one. */
  readonly rim?: Colour;
}

/** A part of the board; its last tile bears the mark that it has on the board itself. */
function Picture({ frame: { x, y, width, height }, tiles, rim }: PictureProps) {
  const last = tiles.at(-1);
  const middle = last && centreOf(last);
  return (
    <svg className="move-picture" viewBox={[x, y, width, height].join(' ')}>
      <BoardFigure tiles={tiles} />
      {middle && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          {!rim && <path className="suggested-halo" d={RING} />}
          <path className={rim ? `news-rim rim-${rim}` : 'suggested-ring'} d={RING} />
        </g>
      )}
    </svg>
  );
}
