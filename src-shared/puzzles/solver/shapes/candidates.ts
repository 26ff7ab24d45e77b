import { type Random, shuffled, type TileNumber } from '../../../tantrix';
import { fittingRotationBits, rotationOf, tileOf, turnedTile } from '../../../tantrix/fits';

/** What may lie at a place, beyond matching what it touches. */
export type Allowed = (place: number, turned: number) => boolean;

/** Which turned tiles of a set fit a place, by its ring; found out when first asked for, in an order given by chance. */
export class Candidates {
  readonly #turned: readonly number[];
  readonly #lists: (readonly number[] | undefined)[][];
  readonly #allowed: Allowed;
  readonly #random: Random;

  constructor(tiles: readonly TileNumber[], allowed: Allowed, random: Random) {
    this.#turned = tiles.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => turnedTile(tile, rotation)));
    this.#lists = tiles.map(() => []);
    this.#allowed = allowed;
    this.#random = random;
  }

  at(place: number, ring: number): readonly number[] {
    return (this.#lists[place][ring] ??= this.#find(place, ring));
  }

  #find(place: number, ring: number): readonly number[] {
    const isFitting = (turned: number) => (fittingRotationBits(ring, tileOf(turned)) & (1 << rotationOf(turned))) > 0;
    const fitting = this.#turned.filter((turned) => isFitting(turned) && this.#allowed(place, turned));
    return shuffled(fitting, this.#random);
  }
}
