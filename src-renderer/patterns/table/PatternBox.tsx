import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { freePiece } from '../../../src-shared/patterns/pattern';
import { type Piece, tileOfPiece } from '../../../src-shared/puzzles/pieces';
import type { Arrangement } from '../../../src-shared/puzzles/puzzle';
import type { PatternHand } from '../../../src-shared/sessions/pattern';
import { MOST_TILES, type TileNumber, tileNumbers } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileInPlay } from '../../board/TileArt';
import { useTileClicks } from '../../board/useTileClicks';
import { edgeWords } from '../../stage/edge-words';
import { helpOn } from '../../stage/explained';
import { focusTarget } from '../../stage/focus-targets';
import { confirm, takeNext, turnByClick } from '../pattern-actions';

interface PatternBoxProps {
  readonly laid: Arrangement;
  readonly hand: PatternHand;
  readonly onGrab: (piece: Piece, event: PointerEvent) => void;
}

/** All tiles of all sets; the box never gets empty. */
export function PatternBox({ laid, hand, onGrab }: PatternBoxProps) {
  const { t } = useTranslation();
  return (
    <section className="tile-box" aria-label={t('pattern.box')} {...helpOn('place:pattern-box')}>
      <h2>{t('pattern.box')}</h2>
      <div className="box-tiles box-ground" role="list" aria-label={t('pattern.box')}>
        {tileNumbers(MOST_TILES).map((tile) => (
          <span key={tile} role="listitem">
            <BoxTile {...{ tile, laid, hand, onGrab }} />
          </span>
        ))}
      </div>
    </section>
  );
}

function BoxTile({ tile, laid, hand, onGrab }: PatternBoxProps & { tile: TileNumber }) {
  const { t } = useTranslation();
  const lying = laid.filter((each) => each.tile === tile).length;
  const piece = freePiece(laid, tile);
  const rotation = hand.boxed[tile] ?? 0;
  const isSelected = piece !== undefined && hand.chosen === piece && tileOfPiece(piece) === tile;
  const take = () => takeNext(tile);
  const clicks = useTileClicks({
    isSelected,
    onSelect: () => (isSelected ? confirm() : take()),
    onTurn: turnByClick,
    onPlay: confirm,
  });
  return (
    <button
      ref={focusTarget(isSelected ? 'selectedInBox' : 'tileInBox')}
      type="button"
      className={isSelected ? 'box-tile is-selected' : 'box-tile'}
      aria-label={t('pattern.boxTile', { tile, number: lying, edges: edgeWords(tile, rotation, t) })}
      aria-pressed={isSelected}
      data-tile={tile}
      data-rotation={rotation}
      onPointerDown={(event) => (piece === undefined ? take() : onGrab(piece, event))}
      onContextMenu={take}
      // The Tab key has come here: it selects. A focus that comes otherwise does not.
      onKeyUp={(event) => event.key === 'Tab' && !event.altKey && take()}
      {...clicks}
    >
      <svg viewBox={tileBox(8)} aria-hidden="true">
        <TileInPlay tile={tile} rotation={rotation} />
      </svg>
      {lying > 0 && (
        <span className="box-stack" aria-hidden="true">
          {lying}
        </span>
      )}
    </button>
  );
}
