import { useTranslation } from 'react-i18next';
import type { TileNumber } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileArt } from '../../board/TileArt';
import { listWords } from '../../words/words';

/** The tiles of a puzzle, small; of copies one, and how many there are. */
export function PuzzleTiles({ tiles }: { tiles: readonly TileNumber[] }) {
  const { t } = useTranslation();
  const stacks = [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((each) => each === tile).length }));
  const numbers = listWords(stacks.map(({ tile, count }) => (count > 1 ? `${tile} ×${count}` : String(tile))));
  return (
    <div className="puzzle-tiles" role="img" aria-label={t('puzzleChoice.tiles', { count: tiles.length, numbers })}>
      {stacks.map(({ tile, count }) => (
        <span key={tile}>
          <svg viewBox={tileBox(4)}>
            <TileArt tile={tile} rotation={0} tileStyle="flat" />
          </svg>
          {count > 1 && `×${count}`}
        </span>
      ))}
    </div>
  );
}
