import { EDGE_COLOUR, LINKED_SIDE } from '../../../tantrix/fits';
import type { PathKind } from '../../puzzle';
import { OUTSIDE, type Region } from './region';

/** Adds up the longest paths of tiles that match. */
export class Strands {
  private readonly seen: Uint32Array;
  private round = 0;
  private readonly links = new Int32Array(4);
  private readonly longest = new Int32Array(4);

  constructor(
    private readonly region: Region,
    private readonly path: PathKind,
  ) {
    this.seen = new Uint32Array(region.size * 6);
  }

  /** The sum over the colours of the most links in one strand, open ones for lines and closed ones for loops. */
  sum(turned: Int16Array): number {
    this.round++;
    this.longest.fill(0);
    for (const gate of this.region.gates) {
      if (this.seen[gate] === this.round) continue;
      this.follow(turned, gate);
      if (this.path === 'line') this.note();
    }
    if (this.path === 'loop') this.closed(turned);
    const { longest } = this;
    return longest[0] + longest[1] + longest[2] + longest[3];
  }

  private closed(turned: Int16Array): void {
    const { seen, round } = this;
    for (let way = 0; way < seen.length; way++) {
      if (seen[way] === round) continue;
      this.follow(turned, way);
      this.note();
    }
  }

  /** From a way in to where it ends or comes back. */
  private follow(turned: Int16Array, start: number): void {
    const { links, seen, round } = this;
    const { wayOn } = this.region;
    links[0] = links[1] = links[2] = links[3] = 0;
    for (let way = start; way !== OUTSIDE && seen[way] !== round; ) {
      const cell = Math.floor(way / 6);
      const edge = turned[cell] * 6 + way - cell * 6;
      links[EDGE_COLOUR[edge]]++;
      seen[way] = round;
      const out = cell * 6 + LINKED_SIDE[edge];
      seen[out] = round;
      way = wayOn[out];
    }
  }

  private note(): void {
    const { links, longest } = this;
    for (let colour = 0; colour < 4; colour++) if (links[colour] > longest[colour]) longest[colour] = links[colour];
  }
}
