import { COLOURS, type Colour, type Game, type Hex, isTileNumber, type Space, spacesOf, sameHex } from '../../tantrix';
import type { Figure } from './figure';

/** A claim that says something the vocabulary has no words for. */
export class ClaimError extends Error {}

/** The words of a claim after the first, read one after another. */
export class ClaimWords {
  readonly #words: string[];

  constructor(
    words: readonly string[],
    readonly figure: Pick<Figure, 'marks'>,
  ) {
    this.#words = [...words];
  }

  get isEmpty(): boolean {
    return this.#words.length === 0;
  }

  word(): string {
    const word = this.#words.shift();
    if (word === undefined) throw new ClaimError('a word is missing');
    return word;
  }

  number(): number {
    const word = this.word();
    if (!/^\d+$/.test(word)) throw new ClaimError(`'${word}' is no number`);
    return Number(word);
  }

  colour(): Colour {
    const word = this.word();
    const colour = COLOURS.find((each) => each === word);
    if (!colour) throw new ClaimError(`'${word}' is no colour`);
    return colour;
  }

  /** A cell: by its mark, or as `q,r`. */
  hex(): Hex {
    const word = this.word();
    const marked = this.figure.marks[word];
    if (marked) return marked;
    const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(word) ?? [];
    if (q === undefined || r === undefined) throw new ClaimError(`nothing is marked '${word}'`);
    return { q: Number(q), r: Number(r) };
  }

  space(game: Game): Space {
    const hex = this.hex();
    const space = spacesOf(game).find((each) => sameHex(each.hex, hex));
    if (!space) throw new ClaimError(`${hex.q},${hex.r} is no space`);
    return space;
  }

  /** Tile numbers to the end of the claim, ascending; the word `none` for no tile. */
  tiles(): number[] {
    const words = this.rest();
    if (words.join() === 'none') return [];
    const tiles = words.map(Number);
    if (tiles.length === 0 || !tiles.every(isTileNumber)) throw new ClaimError(`'${words.join(' ')}' are no tiles`);
    return tiles.toSorted((a, b) => a - b);
  }

  rest(): string[] {
    return this.#words.splice(0);
  }
}
