import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { TILE_NUMBERS, type TileNumber } from '../../../src-shared/tantrix';
import { tileBox } from '../../board/geometry';
import { TileArt } from '../../board/TileArt';
import { edgeWords } from '../../stage/edge-words';

interface TilePickerProps {
  readonly tiles: ReadonlySet<TileNumber>;
  readonly onChange: (tiles: ReadonlySet<TileNumber>) => void;
}

/** All tiles; those of the puzzle are chosen. */
export function TilePicker({ tiles, onChange }: TilePickerProps) {
  const { t } = useTranslation();
  return (
    <ListBox
      className="tile-picker"
      aria-label={t('puzzleEditor.tiles')}
      layout="grid"
      selectionMode="multiple"
      selectedKeys={tiles}
      onSelectionChange={(keys) => onChange(new Set(keys === 'all' ? TILE_NUMBERS : [...keys].map(Number)))}
    >
      {TILE_NUMBERS.map((tile) => {
        const words = t('puzzleEditor.tile', { tile, edges: edgeWords(tile, 0, t) });
        return (
          <ListBoxItem key={tile} id={tile} className="picker-tile" textValue={String(tile)} aria-label={words}>
            <svg viewBox={tileBox(4)} aria-hidden="true">
              <TileArt tile={tile} rotation={0} tileStyle="flat" />
            </svg>
            <span className="picker-number">{tile}</span>
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
}
