import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordedRace } from '../../../src-shared/record';
import type { RaceHand as Hand } from '../../../src-shared/sessions/race';
import type { TileNumber } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileInPlay } from '../../board/TileArt';
import { useTileClicks } from '../../board/useTileClicks';
import { edgeWords } from '../../stage/edge-words';
import { focusTarget } from '../../stage/focus-targets';
import { takeTile, turnHeld } from '../race-moves';
import type { Device } from '../seats';
import { SeatMark } from '../SeatMark';

interface RaceHandProps {
  readonly seat: number;
  readonly record: RecordedRace;
  readonly hand: Hand;
  /** What its player plays with. */
  readonly device: Device;
  readonly isShared: boolean;
  readonly isRunning: boolean;
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
}

/** The tiles of a person, face up: a click takes one, another turns it, and it is dragged or clicked to a space. */
export function RaceHand({ seat, record, hand, device, isShared, isRunning, onGrab }: RaceHandProps) {
  const { t } = useTranslation();
  const tiles = record.race.hands[seat] ?? [];
  const list = useRef<HTMLDivElement>(null);
  const held = hand.held?.tile;
  // The keys go from tile to tile, and the focus with them, if it is here.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>(`[data-tile="${held}"]`)?.focus();
  }, [held]);
  const name = record.players[seat]?.name ?? '';
  const isThrowing = record.race.owing.includes(seat);
  return (
    <section className={isThrowing ? 'race-hand is-throwing' : 'race-hand'} aria-label={t('gobble.handOf', { name })}>
      <h2>
        <SeatMark seat={seat} />
        {isThrowing ? <strong className="gobble-call">{t('gobble.gobble')}</strong> : name}
        <span className="box-count">{t('gobble.tilesLeft', { count: tiles.length })}</span>
      </h2>
      {isThrowing && <p className="throw-hint">{t(held === undefined ? 'gobble.throwTile' : 'gobble.throwWhom')}</p>}
      <div ref={list} className="race-tiles" role="list" aria-label={t('gobble.handOf', { name })} inert={!isRunning}>
        {tiles.map((tile) => (
          <span key={tile} role="listitem">
            <HandTile
              tile={tile}
              rotation={hand.turned[tile] ?? 0}
              isHeld={held === tile}
              // What two share, each takes with what they play with.
              isPressable={!isShared || device === 'pointer'}
              device={device}
              onGrab={onGrab}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

interface HandTileProps extends Pick<RaceHandProps, 'device' | 'onGrab'> {
  readonly tile: TileNumber;
  readonly rotation: number;
  readonly isHeld: boolean;
  readonly isPressable: boolean;
}

function HandTile({ tile, rotation, isHeld, isPressable, device, onGrab }: HandTileProps) {
  const { t } = useTranslation();
  const clicks = useTileClicks({
    isSelected: isHeld,
    onSelect: () => takeTile(device, tile),
    onTurn: (direction) => turnHeld(device, direction),
    onPlay: () => undefined,
  });
  return (
    <button
      ref={isHeld ? focusTarget('selectedInHand') : undefined}
      type="button"
      className={isHeld ? 'box-tile is-selected' : 'box-tile'}
      aria-label={t('gobble.handTile', { tile, edges: edgeWords(tile, rotation, t) })}
      aria-pressed={isHeld}
      data-tile={tile}
      data-rotation={rotation}
      {...(isPressable ? { ...clicks, onPointerDown: (event: PointerEvent) => onGrab(tile, event) } : { tabIndex: -1 })}
    >
      <svg viewBox={tileBox(8)} aria-hidden="true">
        <TileInPlay tile={tile} rotation={rotation} />
      </svg>
    </button>
  );
}
