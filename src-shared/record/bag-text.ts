import { seededRandom, type TileNumber, UNKNOWN_TILE } from '../tantrix';
import { checksumHex } from './checksum';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Stands for a tile that was never drawn. */
const UNDRAWN = '.';
const SALT_DIGITS = 8;
const SALT = /^[0-9a-f]{8}$/;

/**
 * The order of the bag as text that says nothing to the eye: a salt of eight hexadecimal digits, then one character a
 * tile, each shifted by the next number of the generator that the salt seeds. It keeps a player from reading what
 * comes next by accident, not from working it out.
 */
export function makeBagText(bag: readonly TileNumber[], salt = saltOf(bag)): string {
  const shift = seededRandom(Number.parseInt(salt, 16));
  const letterOf = (tile: TileNumber) => ALPHABET[(tile - 1 + shift(ALPHABET.length)) % ALPHABET.length];
  return salt + bag.map((tile) => (tile === UNKNOWN_TILE ? UNDRAWN : letterOf(tile))).join('');
}

/** The salt this program takes: a digest of the bag itself. So the same game always gives the same text. */
const saltOf = (bag: readonly TileNumber[]): string => checksumHex(bag.join(' '), SALT_DIGITS);

/** The order behind the text, or undefined when it is no such text. Whether the tiles make a bag is not looked at. */
export function parseBagText(text: string): TileNumber[] | undefined {
  const salt = text.slice(0, SALT_DIGITS);
  if (!SALT.test(salt)) return undefined;
  const shift = seededRandom(Number.parseInt(salt, 16));
  const tiles: TileNumber[] = [];
  for (const letter of text.slice(SALT_DIGITS)) {
    const at = ALPHABET.indexOf(letter);
    if (at < 0 && letter !== UNDRAWN) return undefined;
    tiles.push(at < 0 ? UNKNOWN_TILE : ((at - shift(ALPHABET.length) + ALPHABET.length) % ALPHABET.length) + 1);
  }
  return tiles;
}
