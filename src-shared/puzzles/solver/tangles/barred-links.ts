import { TILE_COUNT, type TileNumber } from '../../../tantrix';
import { tileOf } from '../../../tantrix/fits';
import type { Group } from './group';
import type { Loop } from './loops';
import type { LinkAt } from './strand';

/** Links of tiles that have had their turn: what holds a loop through one of them was found before. */
export class BarredLinks {
  readonly #counts = new Uint8Array((TILE_COUNT + 1) * 4);
  readonly #group: Group;

  constructor(group: Group) {
    this.#group = group;
  }

  has(link: LinkAt): boolean {
    return this.#counts[this.#at(link)] > 0;
  }

  add(link: LinkAt, by: 1 | -1 = 1): void {
    this.#counts[this.#at(link)] += by;
  }

  addTile(tile: TileNumber, colour: number): void {
    this.#counts[tile * 4 + colour]++;
  }

  clear(): void {
    this.#counts.fill(0);
  }

  isOn({ cells, colour }: Loop): boolean {
    return cells.some((cell) => this.has({ cell, colour }));
  }

  #at({ cell, colour }: LinkAt): number {
    return tileOf(this.#group.turned[cell] - 1) * 4 + colour;
  }
}
