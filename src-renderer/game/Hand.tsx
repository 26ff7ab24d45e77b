import type { MouseEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HALF_HEIGHT, hexagonPath, R } from '../board/geometry';
import { TileInPlay } from '../board/TileArt';
import { useTileClicks } from '../board/useTileClicks';
import type { Colour, TileNumber } from '../../src-shared/tantrix';
import { edgeWords } from '../stage/edge-words';
import type { HandModel, HandTileModel } from './hand-model';
import { placeInHand } from './hand-places';
import { focusTarget, noFocusTarget } from '../stage/focus-targets';
import { pointAtTile, usePointed } from '../stage/pointed';
import { inRow, inTurn, type Words } from '../words/words';
import { ThinkingMark } from '../ui/ThinkingMark';
import { helpOn } from '../stage/explained';

interface HandProps {
  readonly hand: HandModel;
  readonly place: string;
  /** The tile was pressed, with the right button, too, or the Tab key has come to it. */
  readonly onTile: (tile: TileNumber) => void;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onPlay: () => void;
  /** The selected tile was pressed again by a key: it leaves the focus to the spaces where it may go. */
  readonly onLeave: () => void;
  /** Left out where tiles stay where they are. */
  readonly onGrab: ((tile: TileNumber, event: PointerEvent) => void) | undefined;
  /** Lights up the line of the colour, or lets it go dark. */
  readonly onLight: (colour: Colour) => void;
  readonly isLit: boolean;
}

/** A player's name, colour, score so far, and tiles. */
export function Hand({ hand, place, onTile, onTurn, onPlay, onLeave, onGrab, onLight, isLit }: HandProps) {
  const { t } = useTranslation();
  const { seat, name, colour, score, level, isMover, isMine, isThinking, isWinner, tiles } = hand;
  const points = t('hand.score', { count: score });
  const who = { name, colour: t(`colourInText.${colour}`), score: points };
  const label = level ? t('hand.robotLabel', { ...who, level }) : t('hand.label', who);
  const marks = [isMover && 'is-mover', isMine && 'is-mine', isWinner && 'is-winner'].filter(Boolean);
  const classes = ['hand', `hand-${place}`, ...marks].join(' ');
  return (
    <section
      className={classes}
      aria-label={isMover ? inRow([label, t('hand.toMove')], t) : label}
      data-seat={seat}
      {...helpOn('place:hand')}
    >
      <button
        type="button"
        className="hand-name"
        title={t('hand.showLine', { name })}
        aria-pressed={isLit}
        onClick={() => onLight(colour)}
      >
        <span className={`swatch swatch-${colour}`} aria-hidden="true">
          {t(`colourLetter.${colour}`)}
        </span>
        <span className="hand-person">{name}</span>
        {isThinking && <ThinkingMark />}
        <span className="hand-score">{score}</span>
      </button>
      <div className="hand-tiles" role="list" aria-label={t('hand.tiles', { name })}>
        {tiles.map((tile, slot) =>
          tile ? (
            <span key={tile.tile} role="listitem">
              <HandTile tile={tile} isMine={isMine} {...{ onTile, onTurn, onPlay, onLeave, onGrab }} />
            </span>
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
  away: 'hand.tileAway',
  fits: 'hand.tileFits',
  idle: 'hand.tileCannotPlay',
} as const;
const VIEW_BOX = [-R - 4, -HALF_HEIGHT - 4, 2 * R + 8, 2 * HALF_HEIGHT + 12].join(' ');
const SLOT = hexagonPath(0.93, 0.13);

const leave = (): void => pointAtTile(undefined);

function pointingAt(tile: TileNumber) {
  const come = () => pointAtTile(tile);
  return { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave };
}

/** A tile that cannot be played takes no focus from one that can. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

type HandTileProps = Pick<HandProps, 'onTile' | 'onTurn' | 'onPlay' | 'onLeave' | 'onGrab'> & {
  tile: HandTileModel;
  isMine: boolean;
};

function HandTile({ tile: model, isMine, onTile, onTurn, onPlay, onLeave, onGrab }: HandTileProps) {
  const { t } = useTranslation();
  const { tile, rotation, state, isSelected } = model;
  const select = () => (isSelected ? onLeave() : onTile(tile));
  const clicks = {
    onPointerDown: (event: PointerEvent) => state !== 'away' && onGrab?.(tile, event),
    ...useTileClicks({ isSelected: state === 'selected', onSelect: select, onTurn, onPlay }),
  };
  return (
    <button
      ref={isMine ? rankRef(model) : noFocusTarget}
      type="button"
      className={[
        'hand-tile',
        `tile-${state}`,
        isSelected ? 'is-selected' : '',
        model.isSuggested ? 'is-suggested' : '',
      ]
        .join(' ')
        .trim()}
      aria-label={tileWords(model, t)}
      aria-pressed={isMine ? isSelected : undefined}
      disabled={!onGrab}
      aria-disabled={!isMine}
      tabIndex={isMine ? 0 : -1}
      data-tile={tile}
      data-rotation={rotation}
      {...helpOn('place:tile')}
      // The Tab key has come here: it selects. A focus that comes otherwise does not.
      onKeyUp={(event) => event.key === 'Tab' && !event.altKey && onTile(tile)}
      onContextMenu={() => onTile(tile)}
      {...pointingAt(tile)}
      {...(isMine ? clicks : { onPointerDown: select, onMouseDown: keepFocus })}
    >
      <svg ref={placeInHand(tile, rotation)} viewBox={VIEW_BOX} aria-hidden="true">
        {state === 'away' ? <path className="empty-slot" d={SLOT} /> : <TileInPlay tile={tile} rotation={rotation} />}
      </svg>
      {model.isFit && <FitArrow tile={tile} />}
    </button>
  );
}

/** The selected tile gets the focus before all others, and of those that can be played the first. */
function rankRef({ state, isSelected }: HandTileModel) {
  if (isSelected) return focusTarget('selectedInHand');
  return state === 'idle' ? undefined : focusTarget('tileToPlay');
}

function tileWords({ tile, rotation, state, isFit, isSuggested }: HandTileModel, t: Words): string {
  const words = [
    t(TILE_WORDS[state], { tile, edges: edgeWords(tile, rotation, t) }),
    ...(isFit && state !== 'fits' ? [t('fits.tile')] : []),
    ...(isSuggested ? [t('hint.tile')] : []),
  ];
  return inTurn(words, t);
}

/** Points out a tile that fits a forced space: while one is pointed at, that one. */
function FitArrow({ tile }: { tile: TileNumber }) {
  const isHere = usePointed(({ space }) => space?.fit?.tiles.includes(tile) ?? true);
  return isHere ? <span className="fit-arrow" aria-hidden="true" /> : null;
}
