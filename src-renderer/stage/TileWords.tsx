import { useTranslation } from 'react-i18next';
import { tileBox } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { isTileIn, MOST_TILES, type TileNumber } from '../../src-shared/tantrix';
import type { Words } from '../words/words';

/** Stands before a tile in a sentence, unseen: what players call themselves can hold brackets, but nothing invisible. */
const MARK = '\u2060';
/** Sentences call tiles by their numbers in brackets, as `[8]`; people see them as pictures. */
const TILE = new RegExp(`${MARK}\\[(\\d+)\\]`);
/** What must not stand alone at the beginning of a row: it stays with the tile before it. */
const STOP = /^[,.;:?!]*/;

/** A sentence with pictures of its tiles, which are marked in it: by `tileInWords` or `withTiles`. */
export function TileWords({ words }: { words: string }) {
  const parts = words.split(TILE);
  return parts.map((part, at) => {
    const tile = Number(part);
    if (at % 2 === 0 || !isTileIn(MOST_TILES, tile)) return at === 0 ? part : part.replace(STOP, '');
    return (
      <span key={at} className="tile-and-stop">
        <TilePicture tile={tile} />
        {STOP.exec(parts[at + 1] ?? '')}
      </span>
    );
  });
}

/** A tile as sentences call it. */
export const tileInWords = (tile: TileNumber): string => `${MARK}[${tile}]`;

/** A sentence without names of players, its tiles marked as such. */
export const withTiles = (words: string): string => words.replace(/\[\d+\]/g, `${MARK}$&`);

/** The same for those who hear it. */
export const spokenWords = (words: string, t: Words): string =>
  words.split(TILE).reduce((said, part, at) => said + (at % 2 === 1 ? t('tutorial.tile', { tile: part }) : part), '');

/** A tile as small as a word. */
export function TilePicture({ tile }: { tile: TileNumber }) {
  const { t } = useTranslation();
  return (
    <svg className="tile-in-words" viewBox={tileBox()} role="img" aria-label={t('tutorial.tile', { tile })}>
      <TileArt tile={tile} rotation={0} />
    </svg>
  );
}
