import type { MouseEvent, PointerEvent } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { hexagonPath, tileBox } from '../board/geometry';
import { TileInPlay } from '../board/TileArt';
import { useTileClicks } from '../board/useTileClicks';
import type { Colour, TileNumber } from '../../src-shared/tantrix';
import { edgeWords } from '../stage/edge-words';
import { gameExtensions } from './extensions';
import type { HandModel, HandTileModel } from './hand-model';
import { placeInHand } from './hand-places';
import { showLastTurn } from './history';
import { RobotEmblem } from './RobotEmblem';
import { focusTarget, noFocusTarget } from '../stage/focus-targets';
import { useOnceSeen } from '../stage/flights';
import { pointAtTile, usePointed } from '../stage/pointed';
import { inRow, inTurn, type Words } from '../words/words';
import { ThinkingMark } from '../ui/ThinkingMark';
import { helpOn } from '../stage/explained';
import { COMMAND_ICONS, Icon } from '../stage/Icon';
import { ScoreCount } from './ScoreCount';

interface HandProps {
  readonly hand: HandModel;
  /** Whether it lies before the person. */
  readonly isOwn: boolean;
  /** The score that the one shown is counted on from. */
  readonly scoreBefore: number;
  /** Whether the tiles that this player laid last are news that can be shown again. */
  readonly showsNews: boolean;
  /** The tile was pressed, with the right button, too, or the Tab key has come to it. */
  readonly onTile: (tile: TileNumber) => void;
  readonly onTurn: (direction: 1 | -1) => () => void;
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
export function Hand({ hand, isOwn, scoreBefore, showsNews, isLit, onLight, ...gestures }: HandProps) {
  const { t } = useTranslation();
  const { seat, name, colour, score, robot, isMover, isMine, isWinner, tiles } = hand;
  const points = t('hand.score', { count: score });
  const who = { name, colour: t(`colourInText.${colour}`), score: points };
  const label = robot ? t('hand.robotLabel', { ...who, level: robot.level }) : t('hand.label', who);
  const isSeenToMove = useOnceSeen(isMover);
  const marks = [isSeenToMove && isMover && 'is-mover', isMine && 'is-mine', isWinner && 'is-winner'].filter(Boolean);
  return (
    <section
      className={['hand', isOwn ? 'hand-own' : 'hand-other', `hand-${colour}`, ...marks].join(' ')}
      aria-label={isMover ? inRow([label, t('hand.toMove')], t) : label}
      data-seat={seat}
      {...helpOn('place:hand')}
    >
      <HandHead {...{ hand, scoreBefore, isLit, onLight }} />
      <div className="hand-tiles" role="list" aria-label={t('hand.tiles', { name })}>
        {tiles.map((tile, slot) =>
          tile ? (
            <span key={tile.tile} role="listitem">
              <HandTile tile={tile} isMine={isMine} {...gestures} />
            </span>
          ) : (
            <span key={`gap ${slot}`} className="hand-gap">
              {slot === hand.coming && <ComingTile />}
            </span>
          ),
        )}
      </div>
      {showsNews && <LastTurnButton />}
    </section>
  );
}

/** Line drawings on a 20 × 20 field of what a score is from. */
const SCORE_SIGNS = {
  line: 'M2.5 14C6 14 5.5 6 10 6s4 8 7.5 8',
  loop: 'M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
} as const;

/** Who plays the hand, and what for; a press lights up the line or loop. */
function HandHead({
  hand,
  scoreBefore,
  isLit,
  onLight,
}: Pick<HandProps, 'hand' | 'scoreBefore' | 'isLit' | 'onLight'>) {
  const { t } = useTranslation();
  const { name, colour, score, scoredBy, robot, partner, isThinking } = hand;
  const notes = [
    ...(partner === undefined ? [] : [t('hand.partner', { name: partner })]),
    ...(robot ? [t('hand.level', { level: robot.level })] : []),
  ];
  return (
    <button
      type="button"
      className="hand-name"
      title={t('hand.showLine', { name })}
      aria-pressed={isLit}
      onClick={() => onLight(colour)}
    >
      <span className="hand-face">
        {robot?.character && <RobotEmblem character={robot.character} />}
        <span className={`swatch swatch-${colour}`} aria-hidden="true">
          {t(`colourLetter.${colour}`)}
        </span>
      </span>
      <span className="hand-who">
        <span className="hand-person">{name}</span>
        {notes.length > 0 && <span className="hand-note">{inRow(notes, t)}</span>}
        {gameExtensions().map(({ SeatNote }, at) => SeatNote && <SeatNote key={at} seat={hand.seat} />)}
      </span>
      {isThinking && <ThinkingMark />}
      <span className="hand-points">
        {scoredBy && <Icon path={SCORE_SIGNS[scoredBy]} />}
        <ScoreCount score={score} from={scoreBefore} />
      </span>
    </button>
  );
}

/** Shows again what this player and those after them have laid since the person's last move. */
function LastTurnButton() {
  const { t } = useTranslation();
  return (
    <Button className="last-turn" preventFocusOnPress aria-label={t('status.showLastTurn')} onPress={showLastTurn}>
      <Icon path={COMMAND_ICONS.replay ?? ''} />
      <span className="last-turn-words">{t('status.showLastTurn')}</span>
    </Button>
  );
}

const TILE_WORDS = {
  ready: 'hand.tile',
  selected: 'hand.tile',
  away: 'hand.tileAway',
  fits: 'hand.tileFits',
  idle: 'hand.tileCannotPlay',
} as const;
const SLOT = hexagonPath(0.93, 0.13);

const leave = (): void => pointAtTile(undefined);

function pointingAt(tile: TileNumber) {
  const come = () => pointAtTile(tile);
  return { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave };
}

/** A tile that cannot be played takes no focus from one that can. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** A tile that was drawn, and is not known yet. */
const ComingTile = () => (
  <svg viewBox={tileBox(4, 8)} aria-hidden="true">
    <path className="empty-slot" d={SLOT} />
  </svg>
);

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
        model.isLifted ? 'is-lifted' : '',
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
      <svg ref={placeInHand(tile, rotation)} viewBox={tileBox(4, 8)} aria-hidden="true">
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
