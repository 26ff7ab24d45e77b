import { EDGE_COLOUR, LINKED_SIDE } from '../../../tantrix/fits';
import type { PathKind } from '../../puzzle';
import { OUTSIDE, type Region } from './region';

/** Joining a strand to another takes as little for a long one as for a short one: links beyond these weigh less. */
const FULL = 8;
const BEYOND = 0.3;

/** Follows the paths of tiles that match. */
export class Strands {
  /** At each way in: the colour, and the other end of the link. */
  private readonly colour: Uint8Array;
  private readonly linked: Int16Array;
  private readonly seen: Uint32Array;
  private round = 0;
  /** At each number of links: how much is lost with a strand that does not count. */
  private readonly loss: Float64Array;
  private readonly counts: Readonly<Record<PathKind, boolean>>;

  constructor(
    private readonly region: Region,
    path: PathKind,
  ) {
    const ways = region.wayOn.length;
    this.colour = new Uint8Array(ways);
    this.linked = new Int16Array(ways);
    this.seen = new Uint32Array(ways);
    this.loss = Float64Array.from({ length: ways }, (_, links) => Math.min(links, FULL + (links - FULL) * BEYOND));
    this.counts = { line: path === 'line', loop: path === 'loop' };
  }

  /** Lays a turned tile, in the place of the one before it. */
  lay(cell: number, turned: number): void {
    for (let side = 0; side < 6; side++) {
      this.colour[cell * 6 + side] = EDGE_COLOUR[turned * 6 + side];
      this.linked[cell * 6 + side] = cell * 6 + LINKED_SIDE[turned * 6 + side];
    }
  }

  colourAt(way: number): number {
    return this.colour[way];
  }

  /** Over the colours: the most links in one strand, open ones for lines and closed ones for loops. */
  sum(): number {
    return [0, 1, 2, 3].reduce((sum, colour) => sum + this.follow(colour).longest, 0);
  }

  /** How much of a colour is lost: all but its longest strand. */
  lost(colour: number): number {
    return this.follow(colour).lost;
  }

  private follow(colour: number): { longest: number; lost: number } {
    const { region, seen, loss, counts } = this;
    this.round++;
    let longest = 0;
    let lost = 0;
    for (const gate of region.gates) {
      if (this.colour[gate] !== colour || seen[gate] === this.round) continue;
      const links = this.linksFrom(gate);
      lost += loss[links];
      if (counts.line && links > longest) longest = links;
    }
    for (const joint of region.joints) {
      if (this.colour[joint] !== colour || seen[joint] === this.round) continue;
      const links = this.linksFrom(joint);
      lost += loss[links];
      if (counts.loop && links > longest) longest = links;
    }
    return { longest, lost: lost - loss[longest] };
  }

  /** How many links there are from a way in to where their strand ends or comes back. */
  private linksFrom(start: number): number {
    const { linked, round, seen } = this;
    const { wayOn } = this.region;
    let links = 0;
    let way = start;
    do {
      const out = linked[way];
      seen[way] = seen[out] = round;
      links++;
      way = wayOn[out];
    } while (way !== OUTSIDE && way !== start);
    return links;
  }
}
