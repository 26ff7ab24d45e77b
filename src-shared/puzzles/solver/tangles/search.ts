import { hexDistance, type Placement, type TileNumber } from '../../../tantrix';
import { TOUCHING, turnedTile } from '../../../tantrix/fits';
import { type Cell, CENTRE, hexOf } from '../../../tantrix/grid';
import { BarredLinks } from './barred-links';
import { Group } from './group';
import { decided, type Frontier, expanded, isOneGroup } from './frontier';
import { enclosedCells, mayEnclose } from './holes';
import { FIRST_SIDE, liesInside, type Loop, loopsCross, newLoops, reached } from './loops';
import { type BetweenLoops, canBeHeld, hubLoop, nextLinks } from './next-links';
import type { LoopRules } from './rules';
import { type LinkAt, strandThrough } from './strand';

/** How far a search goes. */
export interface SearchScope {
  /** The most tiles of a loop that is made on purpose, not by chance with another. */
  readonly longest: number;
  /**
   * What is taken for granted of the hub's loop: nothing, that no loop lies round it without crossing it, or that the
   * first loop does. Then no colour may be wanted twice.
   */
  readonly hub: 'anywhere' | 'outside' | 'inside';
  /** How many tiles may be put in all; the search gives up afterwards. */
  readonly nodes: number;
}

/** The scope that leaves nothing out. */
export const FULL_SCOPE: SearchScope = {
  longest: Number.POSITIVE_INFINITY,
  nodes: Number.POSITIVE_INFINITY,
  hub: 'anywhere',
};

export interface SearchPlan {
  readonly tiles: readonly TileNumber[];
  readonly firm: readonly Placement[];
  readonly rules: LoopRules;
  readonly scope: SearchScope;
  /** Called with every solution on the group, each once but for turns of the whole; says whether to stop. */
  readonly found: (group: Group, loops: readonly Loop[]) => boolean;
}

/**
 * Makes loop after loop. Loops that cross, directly or through others, make a knot; the knot outside all others is the
 * root, and as there are no holes, the other loops have closed when all cells inside the root's are filled. So the first
 * loop is one of the root, every further one runs through a link that crosses one of the root, and nothing else has to be
 * tried until there are enough loops. Then the tiles that are left are added anywhere.
 */
export class LoopSearch {
  nodes = 0;
  readonly #plan: SearchPlan;
  readonly #group: Group;
  readonly #barred: BarredLinks;
  #loops: readonly Loop[] = [];
  /** Those loops of the root that had closed when the path under way was begun. */
  #root: readonly Loop[] = [];
  /** The path under way runs through it. */
  #active: LinkAt | undefined;
  #first: LinkAt = { cell: CENTRE, colour: 0 };
  #rootless: readonly number[] = [];

  constructor(plan: SearchPlan) {
    this.#plan = plan;
    this.#group = new Group(plan.tiles, plan.firm);
    this.#barred = new BarredLinks(this.#group);
  }

  /**
   * Looks for all solutions with a loop of this colour in the root, and none of the `rootless` colours there; with the
   * hub inside the first loop, there may be some that do not lie round it, too.
   */
  run(colour: number, rootless: readonly number[], progress: (part: number) => void): boolean {
    const tiles = this.#plan.tiles.filter((tile) => FIRST_SIDE[turnedTile(tile, 0) * 4 + colour] < 6);
    this.#first = { cell: CENTRE, colour };
    this.#rootless = rootless;
    this.#barred.clear();
    return tiles.some((tile, index) => {
      progress(index / tiles.length);
      this.#active = this.#first;
      return this.#put(CENTRE, turnedTile(tile, 0)) || this.#barFirst(tile);
    });
  }

  /** Looks through all ways to join the tiles, loops or not. */
  runThroughAll(): boolean {
    this.#barred.clear();
    this.#active = undefined;
    return this.#put(CENTRE, turnedTile(this.#plan.tiles[0], 0), [], { spaces: [], empty: [] });
  }

  /** What has a loop through this tile has been found. */
  #barFirst(tile: TileNumber): false {
    this.#barred.addTile(tile, this.#first.colour);
    return false;
  }

  /** Puts a tile, goes on from there, and takes it back; true when the search is to stop. */
  #put(cell: Cell, turned: number, holes: readonly Cell[] = [], frontier?: Frontier): boolean {
    const [loops, root, active] = [this.#loops, this.#root, this.#active];
    const before = this.#group.filled.length;
    if (this.#group.isUsed(turned) || !this.#group.put(cell, turned)) return false;
    this.nodes++;
    const stops =
      this.nodes > this.#plan.scope.nodes || (this.#mayClose(before) && this.#goOn(before, holes, frontier));
    this.#group.takeBack(before);
    [this.#loops, this.#root, this.#active] = [loops, root, active];
    return stops;
  }

  /** Notes the loops that the last tiles closed; false when one of them may not. */
  #mayClose(before: number): boolean {
    for (const loop of newLoops(this.#group, before, this.#loops)) {
      if (!this.#plan.rules.mayClose(this.#group, loop, this.#loops)) return false;
      const isActive = this.#active?.colour === loop.colour && loop.cells.includes(this.#active.cell);
      if (isActive && loop.cells.length > this.#plan.scope.longest) return false;
      if (this.#barred.isOn(loop) && (isActive || this.#isOfRoot(loop))) return false;
      if (isActive) this.#active = undefined;
      this.#loops = [...this.#loops, loop];
    }
    return true;
  }

  #isOfRoot(loop: Loop): boolean {
    return !this.#plan.rules.areEntangled || this.#root.some((other) => loopsCross(this.#group, loop, other));
  }

  #goOn(before: number, holes: readonly Cell[], frontier?: Frontier): boolean {
    const open = this.#openHoles(before, holes);
    if (open.length > this.#group.left) return false;
    if (open.length > 0) return this.#fillHole(open, frontier);
    if (frontier) return this.#grow(frontier);
    return this.#active ? this.#extend(this.#active) : this.#nextLoop();
  }

  #openHoles(before: number, holes: readonly Cell[]): readonly Cell[] {
    const group = this.#group;
    for (let index = before; index < group.filled.length; index++) {
      if (mayEnclose(group, group.filled[index])) return enclosedCells(group);
    }
    return holes.length > 0 ? holes.filter((cell) => group.turned[cell] === 0) : holes;
  }

  /** Every hole has to be filled, so the one that most tiles touch comes first. */
  #fillHole(holes: readonly Cell[], frontier?: Frontier): boolean {
    if (frontier && holes.some((hole) => frontier.empty.includes(hole))) return false;
    const { rings } = this.#group;
    const most = holes.reduce((a, b) => (TOUCHING[rings[b]] > TOUCHING[rings[a]] ? b : a));
    return this.#fill(most, holes, frontier);
  }

  #fill(cell: Cell, holes: readonly Cell[], frontier?: Frontier): boolean {
    for (const turned of this.#group.fitting(this.#group.rings[cell])) {
      if (this.#put(cell, turned, holes, frontier)) return true;
    }
    return false;
  }

  /** Lengthens the open path through a link, at the end where fewer tiles fit. */
  #extend(link: LinkAt): boolean {
    const group = this.#group;
    const { cells, ahead, shapes } = strandThrough(group, link);
    const { tiles, straights, bends, corners } = this.#plan.rules.limits(link.colour, this.#loops);
    if (shapes[0] > straights || shapes[1] > bends || shapes[2] > corners) return false;
    const missing = hexDistance(hexOf(ahead[0]), hexOf(ahead[1])) + 1;
    const passed = group.having[link.colour] - cells.length;
    if (cells.length + missing > Math.min(tiles, this.#plan.scope.longest)) return false;
    if (missing - passed > group.left || group.left === 0) return false;
    const [one, other] = ahead;
    const isOther = group.fitting(group.rings[other]).length < group.fitting(group.rings[one]).length;
    return this.#fill(isOther ? other : one, []);
  }

  /** With no path under way: begins the next loop at every link where it can be, or adds the rest. */
  #nextLoop(): boolean {
    const { rules } = this.#plan;
    const isFirst = ({ colour, cells }: Loop) => colour === this.#first.colour && cells.includes(this.#first.cell);
    this.#root = rules.areEntangled
      ? reached(this.#loops, this.#loops.filter(isFirst), (a, b) => loopsCross(this.#group, a, b))
      : this.#loops;
    if (this.#root.some((loop) => this.#isShut(loop) || this.#barred.isOn(loop)) || !this.#isHubInPlace()) return false;
    if (rules.areEnough(this.#loops)) {
      return rules.isReached(this.#group, this.#loops) && this.#grow({ spaces: [], empty: [] });
    }
    return this.#group.left > 0 && this.#beginAtEach(this.#between());
  }

  /** At each link in turn a loop runs through it, or, from then on, none does. */
  #beginAtEach(between: BetweenLoops): boolean {
    const barred: LinkAt[] = [];
    let stops = false;
    for (const link of nextLinks(between)) {
      if (this.#barred.has(link)) continue;
      if (!canBeHeld(between)) break;
      this.#active = link;
      stops = this.#extend(link);
      this.#active = undefined;
      if (stops) break;
      for (const cell of strandThrough(this.#group, link).cells) {
        this.#barred.add({ cell, colour: link.colour });
        barred.push({ cell, colour: link.colour });
      }
    }
    for (const link of barred) this.#barred.add(link, -1);
    return stops;
  }

  #between(): BetweenLoops {
    const { rules, scope } = this.#plan;
    const [group, barred, loops, root, rootless] = [this.#group, this.#barred, this.#loops, this.#root, this.#rootless];
    return { rules, hub: scope.hub, group, barred, loops, root, rootless };
  }

  /** Whether a loop may not be in the root, because what it would give was found before. */
  #isShut(loop: Loop): boolean {
    return this.#rootless.includes(loop.colour) && (this.#plan.scope.hub !== 'inside' || this.#isRoundHub(loop));
  }

  #isHubInPlace(): boolean {
    const { hub } = this.#plan.scope;
    if (hub === 'outside') return !this.#loops.some((loop) => this.#isRoundHub(loop));
    return hub === 'anywhere' || this.#isRoundHub(this.#root[0]);
  }

  #isRoundHub(loop: Loop): boolean {
    const hub = hubLoop({ rules: this.#plan.rules, loops: this.#loops });
    return hub !== undefined && hub !== loop && liesInside(hub, loop) && !loopsCross(this.#group, hub, loop);
  }

  /** Adds the tiles that are left: each space is filled in every way, or stays empty. */
  #grow(before: Frontier): boolean {
    const { rules, found } = this.#plan;
    if (this.#group.left === 0) {
      const isReached = rules.areEnough(this.#loops) && rules.isReached(this.#group, this.#loops);
      return isReached && isOneGroup(this.#group) && found(this.#group, this.#loops);
    }
    const frontier = expanded(this.#group, before);
    return frontier.spaces.some((space, index) => this.#fill(space, [], decided(frontier, index)));
  }
}
