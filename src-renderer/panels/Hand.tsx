import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HALF_HEIGHT, R } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import type { TileNumber } from '../../src-shared/tantrix';
import { edgeWords } from '../play/board-model';
import type { HandModel, HandTileModel } from '../play/hand-model';

interface HandProps {
  readonly hand: HandModel;
  readonly place: string;
  readonly showNumbers: boolean;
  readonly onTile: (tile: TileNumber) => void;
  /** Left out where tiles stay where they are. */
  readonly onGrab: ((tile: HandTileModel, event: PointerEvent) => void) | undefined;
  /** Lights up the line of the seat, or lets it go dark. */
  readonly onLight: (seat: number) => void;
  readonly isLit: boolean;
}

/** A player's name, colour, score so far, and tiles. */
export function Hand({ hand, place, showNumbers, onTile, onGrab, onLight, isLit }: HandProps) {
  const { t } = useTranslation();
  const { seat, name, colour, score, isMover, isWinner, tiles } = hand;
  const points = t('hand.score', { count: score });
  const label = t('hand.label', { name, colour: t(`colour.${colour}`).toLowerCase(), score: points });
  const classes = ['hand', `hand-${place}`, isMover ? 'is-mover' : '', isWinner ? 'is-winner' : ''].join(' ');
  return (
    <section className={classes} aria-label={isMover ? `${label}, ${t('hand.toMove')}` : label} data-seat={seat}>
      <button
        type="button"
        className="hand-name"
        title={t('hand.showLine', { name })}
        aria-pressed={isLit}
        onClick={() => onLight(seat)}
      >
        <span className={`swatch swatch-${colour}`} aria-hidden="true">
          {t(`colourLetter.${colour}`)}
        </span>
        <span className="hand-person">{name}</span>
        <span className="hand-score">{score}</span>
      </button>
      <div className="hand-tiles">
        {tiles.map((tile, slot) =>
          tile ? (
            <HandTile key={tile.tile} tile={tile} isMine={isMover} {...{ showNumbers, onTile, onGrab }} />
          ) : (
            <span key={`gap ${slot}`} className="hand-gap" />
          ),
        )}
      </div>
    </section>
  );
}

const TILE_WORDS = {
  ready: 'hand.tile',
  selected: 'hand.tile',
  away: 'hand.tile',
  fits: 'hand.tileFits',
  idle: 'hand.tileCannotPlay',
} as const;
const VIEW_BOX = [-R - 4, -HALF_HEIGHT - 4, 2 * R + 8, 2 * HALF_HEIGHT + 12].join(' ');

type HandTileProps = Pick<HandProps, 'showNumbers' | 'onTile' | 'onGrab'> & { tile: HandTileModel; isMine: boolean };

function HandTile({ tile, isMine, showNumbers, onTile, onGrab }: HandTileProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`hand-tile tile-${tile.state}`}
      aria-label={t(TILE_WORDS[tile.state], { tile: tile.tile, edges: edgeWords(tile.tile, tile.rotation, t) })}
      aria-pressed={isMine ? tile.state === 'selected' || tile.state === 'away' : undefined}
      disabled={!isMine || !onGrab}
      data-tile={tile.tile}
      onClick={() => onTile(tile.tile)}
      onPointerDown={(event) => onGrab?.(tile, event)}
    >
      <svg viewBox={VIEW_BOX} aria-hidden="true">
        <TileArt tile={tile.tile} rotation={tile.rotation} showNumber={showNumbers} />
      </svg>
    </button>
  );
}
