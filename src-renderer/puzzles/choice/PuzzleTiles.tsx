import { useTranslation } from 'react-i18next';
import type { TileNumber } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileArt } from '../../board/TileArt';
import { listWords } from '../../words/words';

/** The tiles of a puzzle, small. */
export function PuzzleTiles({ tiles }: { tiles: readonly TileNumber[] }) {
  const { t } = useTranslation();
  const numbers = listWords(tiles.map(String));
  return (
    <div className="puzzle-tiles" role="img" aria-label={t('puzzleChoice.tiles', { count: tiles.length, numbers })}>
      {tiles.map((tile) => (
        <svg key={tile} viewBox={tileBox(4)}>
          <TileArt tile={tile} rotation={0} tileStyle="flat" />
        </svg>
      ))}
    </div>
  );
}
