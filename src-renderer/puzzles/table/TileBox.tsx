import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Piece, tileOfPiece } from '../../../src-shared/puzzles/pieces';
import type { TileNumber } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileInPlay, TileBack } from '../../board/TileArt';
import { useTileClicks } from '../../board/useTileClicks';
import { edgeWords } from '../../stage/edge-words';
import { focusTarget } from '../../stage/focus-targets';
import { choose, comeToTable, turnByClick } from '../puzzle-actions';
import { inBox, type OpenPuzzle } from '../open-puzzle';
import { pieceName } from '../piece-words';
import { helpOn } from '../../stage/explained';

interface TileBoxProps {
  readonly puzzle: OpenPuzzle;
  readonly onGrab: (piece: Piece, event: PointerEvent) => void;
  /** A tile of a solitaire leaves the focus to the spaces where it may go. */
  readonly onLeave: () => void;
}

/** Pieces of one tile, the first of them on top. */
type Stack = readonly [Piece, ...Piece[]];

/** The pieces by their tiles: copies of a tile take the room of one. */
function stacksOf(pieces: readonly Piece[]): Stack[] {
  const stacks = new Map<number, Stack>();
  for (const piece of pieces) {
    const tile = tileOfPiece(piece);
    const below = stacks.get(tile);
    stacks.set(tile, below ? [...below, piece] : [piece]);
  }
  return [...stacks.values()];
}

/** The tiles that are not laid. */
export function TileBox({ puzzle, onGrab, onLeave }: TileBoxProps) {
  const { t } = useTranslation();
  const { record } = puzzle;
  const pieces = inBox(record);
  const left = record.puzzle.tiles.length - record.laid.length;
  const title = t(record.drawn ? 'puzzle.drawn' : 'puzzle.box');
  return (
    <section
      className={record.drawn ? 'tile-box is-drawn' : 'tile-box'}
      aria-label={title}
      {...helpOn('place:puzzle-box')}
    >
      <h3>
        {title}
        <span className="box-count">{t(record.drawn ? 'puzzle.drawnCount' : 'puzzle.boxCount', { count: left })}</span>
      </h3>
      {pieces.length === 0 ? (
        <p className="box-empty">{t('puzzle.boxEmpty')}</p>
      ) : (
        <div className="box-tiles box-ground" role="list" aria-label={t('puzzle.boxTiles')}>
          {stacksOf(pieces).map((stack) => (
            <span key={tileOfPiece(stack[0])} role="listitem">
              <BoxTile {...{ stack, puzzle, onGrab, onLeave }} />
            </span>
          ))}
        </div>
      )}
      {record.drawn && <NextOnStack tile={record.drawn.order[record.laid.length + 1]} />}
    </section>
  );
}

/** The stack lies with its numbers up: which tile comes after this one is known, but not how it looks. */
function NextOnStack({ tile }: { tile: TileNumber | undefined }) {
  const { t } = useTranslation();
  if (tile === undefined) return null;
  return (
    <p className="stack-next" data-tile={tile}>
      <svg viewBox={tileBox(8)} aria-hidden="true">
        <TileBack tile={tile} />
      </svg>
      {t('puzzle.stackNext', { tile })}
    </p>
  );
}

/** A tile, or of several alike one that lies on the others. */
function BoxTile({ stack, puzzle, onGrab, onLeave }: TileBoxProps & { stack: Stack }) {
  const { t } = useTranslation();
  const { chosen, help } = puzzle;
  const tile = tileOfPiece(stack[0]);
  const isSuggested = help?.kind === 'place' && help.placement.tile === tile;
  const piece = stack.find((each) => each === chosen?.tile) ?? stack[0];
  const rotation = puzzle.boxed[piece] ?? 0;
  const isSelected = chosen?.tile === piece;
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isSuggested) drawing.current?.scrollIntoView({ block: 'nearest' });
  }, [isSuggested]);
  const leave = puzzle.record.drawn ? onLeave : comeToTable;
  const select = () => (isSelected ? leave() : choose(piece));
  const clicks = useTileClicks({ isSelected, onSelect: select, onTurn: turnByClick, onPlay: leave });
  return (
    <button
      ref={focusTarget(isSelected ? 'selectedInBox' : 'tileInBox')}
      type="button"
      className={['box-tile', isSelected && 'is-selected', isSuggested && 'is-suggested'].filter(Boolean).join(' ')}
      {...(isSuggested && { 'aria-description': t('puzzle.help.title.hint') })}
      aria-label={t(stack.length > 1 ? 'puzzle.boxStack' : 'puzzle.boxTile', {
        tile: stack.length > 1 ? tile : pieceName(piece),
        number: stack.length,
        edges: edgeWords(tile, rotation, t),
      })}
      aria-pressed={isSelected}
      data-tile={tile}
      data-rotation={rotation}
      {...helpOn('place:tile')}
      onPointerDown={(event) => onGrab(piece, event)}
      onContextMenu={() => choose(piece)}
      // The Tab key has come here: it selects. A focus that comes otherwise does not.
      onKeyUp={(event) => event.key === 'Tab' && !event.altKey && choose(piece)}
      {...clicks}
    >
      <svg ref={drawing} viewBox={tileBox(8)} aria-hidden="true">
        <TileInPlay tile={tile} rotation={rotation} />
      </svg>
      {stack.length > 1 && (
        <span className="box-stack" aria-hidden="true">
          ×{stack.length}
        </span>
      )}
    </button>
  );
}
