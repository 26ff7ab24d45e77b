import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileNumber } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileInPlay, TileBack } from '../../board/TileArt';
import { useTileClicks } from '../../board/useTileClicks';
import { edgeWords } from '../../stage/edge-words';
import { focusTarget } from '../../stage/focus-targets';
import { choose, comeToTable, turnByClick } from '../puzzle-actions';
import { inBox, type OpenPuzzle } from '../open-puzzle';
import { helpOn } from '../../stage/explained';

interface TileBoxProps {
  readonly puzzle: OpenPuzzle;
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
  /** A tile of a solitaire leaves the focus to the spaces where it may go. */
  readonly onLeave: () => void;
}

/** The tiles that are not laid. */
export function TileBox({ puzzle, onGrab, onLeave }: TileBoxProps) {
  const { t } = useTranslation();
  const { record } = puzzle;
  const tiles = inBox(record);
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
      {tiles.length === 0 ? (
        <p className="box-empty">{t('puzzle.boxEmpty')}</p>
      ) : (
        <div className="box-tiles box-ground" role="list" aria-label={t('puzzle.boxTiles')}>
          {tiles.map((tile) => (
            <span key={tile} role="listitem">
              <BoxTile {...{ tile, puzzle, onGrab, onLeave }} />
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

function BoxTile({ tile, puzzle, onGrab, onLeave }: TileBoxProps & { tile: TileNumber }) {
  const { t } = useTranslation();
  const rotation = puzzle.boxed[tile] ?? 0;
  const isSelected = puzzle.chosen?.tile === tile;
  const isSuggested = puzzle.help?.kind === 'place' && puzzle.help.placement.tile === tile;
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isSuggested) drawing.current?.scrollIntoView({ block: 'nearest' });
  }, [isSuggested]);
  const leave = puzzle.record.drawn ? onLeave : comeToTable;
  const select = () => (isSelected ? leave() : choose(tile));
  const clicks = useTileClicks({ isSelected, onSelect: select, onTurn: turnByClick, onPlay: leave });
  return (
    <button
      ref={focusTarget(isSelected ? 'selectedInBox' : 'tileInBox')}
      type="button"
      className={['box-tile', isSelected && 'is-selected', isSuggested && 'is-suggested'].filter(Boolean).join(' ')}
      {...(isSuggested && { 'aria-description': t('puzzle.help.title.hint') })}
      aria-label={t('puzzle.boxTile', { tile, edges: edgeWords(tile, rotation, t) })}
      aria-pressed={isSelected}
      data-tile={tile}
      data-rotation={rotation}
      {...helpOn('place:tile')}
      onPointerDown={(event) => onGrab(tile, event)}
      onContextMenu={() => choose(tile)}
      // The Tab key has come here: it selects. A focus that comes otherwise does not.
      onKeyUp={(event) => event.key === 'Tab' && !event.altKey && choose(tile)}
      {...clicks}
    >
      <svg ref={drawing} viewBox={tileBox(8)} aria-hidden="true">
        <TileInPlay tile={tile} rotation={rotation} />
      </svg>
    </button>
  );
}
