import { edgesOf, type Rotation, type TileNumber } from '../../src-shared/tantrix';
import { inRow, type Words } from '../words/words';

/** What was said before, by whoever says it and its language: a drawing of the board says it of every tile, and eleven words are looked up for each. */
const said = new WeakMap<Words, Map<string, string>>();

/** The six colours of a tile clockwise from north. */
export function edgeWords(tile: TileNumber, rotation: Rotation, t: Words): string {
  const known = said.get(t) ?? new Map<string, string>();
  said.set(t, known);
  const key = `${tile}/${rotation}`;
  const words = known.get(key) ?? newWords(tile, rotation, t);
  known.set(key, words);
  return words;
}

const newWords = (tile: TileNumber, rotation: Rotation, t: Words): string =>
  inRow(
    edgesOf(tile, rotation).map((colour) => t(`colourInText.${colour}`)),
    t,
  );
