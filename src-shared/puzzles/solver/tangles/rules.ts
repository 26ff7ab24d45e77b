import { COLOURS, type Colour } from '../../../tantrix';
import { type LoopForm, type LoopShape, SMALL_LOOP, type TangleGoal } from '../../puzzle';
import type { Group } from './group';
import { countTurns, formOf, liesInside, type Loop, loopsCross, reached } from './loops';

/** What the search asks of a goal that is made of loops. */
export interface LoopRules {
  /** The colour whose loop holds all others together, -1 when there is none. */
  readonly hub: number;
  /** Whether loops count only when they cross each other or lie inside each other. */
  readonly areEntangled: boolean;
  /** How many loops of a colour are to close, at most. */
  readonly wanted: (colour: number) => number;
  /** What a loop of a colour may become at most, beside those that have closed. */
  readonly limits: (colour: number, closed: readonly Loop[]) => LoopLimits;
  /** Whether a loop may close beside those that have. */
  readonly mayClose: (group: Group, loop: Loop, closed: readonly Loop[]) => boolean;
  /** Whether no more loops are needed. */
  readonly areEnough: (closed: readonly Loop[]) => boolean;
  /** Whether the loops lie as they should, when there are enough. */
  readonly isReached: (group: Group, loops: readonly Loop[]) => boolean;
}

/** The most that a loop may have of each. */
export interface LoopLimits {
  readonly tiles: number;
  readonly corners: number;
  readonly bends: number;
  readonly straights: number;
}

/** More than any loop can have. */
export const UNLIMITED: LoopLimits = { tiles: 64, corners: 64, bends: 64, straights: 64 };

const SHAPE_LIMITS: Readonly<Record<LoopShape, LoopLimits>> = {
  circle: { tiles: 6, corners: 3, bends: 6, straights: 0 },
  triangle: { ...UNLIMITED, corners: 3, bends: 0 },
  small: { ...UNLIMITED, tiles: SMALL_LOOP },
};

const SHAPE_TESTS: Readonly<Record<LoopShape, (loop: Loop) => boolean>> = {
  circle: ({ turns }) => turns.every((turn) => turn === 2) || turns.every((turn) => turn === 1),
  triangle: (loop) => countTurns(loop, 2) === 3 && countTurns(loop, 1) === 0 && loop.turns.length > 3,
  small: ({ cells }) => cells.length <= SMALL_LOOP,
};

type Relation = (a: Loop, b: Loop) => boolean;

const indexOf = (colour: Colour): number => COLOURS.indexOf(colour);

/** The goal of a tangle, as the search asks for it. */
export class TangleRules implements LoopRules {
  readonly hub: number;
  readonly areEntangled = true;
  readonly #goal: TangleGoal;
  readonly #shaped: readonly LoopForm[];
  readonly #identical: readonly number[];

  constructor(goal: TangleGoal) {
    const { hub, shaped = [], nested, identical = [] } = goal;
    this.#goal = goal;
    this.hub = hub ? indexOf(hub) : -1;
    this.#shaped = [...shaped, ...(nested?.shape ? [{ colour: nested.inner, shape: nested.shape }] : [])];
    this.#identical = identical.map(indexOf);
  }

  wanted(colour: number): number {
    return this.#goal.loops[COLOURS[colour]] ?? 0;
  }

  limits(colour: number, closed: readonly Loop[]): LoopLimits {
    const twin = this.#identical.includes(colour) && closed.find((loop) => this.#identical.includes(loop.colour));
    if (twin) return limitsLike(twin);
    const shaped = this.#shaped.find((one) => indexOf(one.colour) === colour);
    if (!shaped || this.wanted(colour) > 1) return UNLIMITED;
    return { ...SHAPE_LIMITS[shaped.shape], ...(shaped.size ? { tiles: shaped.size } : {}) };
  }

  mayClose(group: Group, loop: Loop, closed: readonly Loop[]): boolean {
    const alike = [...closed.filter(({ colour }) => colour === loop.colour), loop];
    if (alike.length > this.wanted(loop.colour)) return false;
    const isLast = alike.length === this.wanted(loop.colour);
    return (
      (!isLast || this.#areShaped(loop.colour, alike)) &&
      this.#isTwin(loop, closed) &&
      this.#mayHold(group, loop, closed)
    );
  }

  areEnough(closed: readonly Loop[]): boolean {
    return COLOURS.every((_, colour) => closed.filter((loop) => loop.colour === colour).length === this.wanted(colour));
  }

  isReached(group: Group, loops: readonly Loop[]): boolean {
    const isInside: Relation = (inner, outer) => !loopsCross(group, inner, outer) && liesInside(inner, outer);
    const tangled = tangledOn(group);
    return (
      reached(loops, loops.slice(0, 1), tangled).length === loops.length &&
      this.#isHeld(loops, tangled) &&
      this.#isChained(loops, tangled) &&
      this.#isNested(loops, isInside)
    );
  }

  /** With one hub that has closed, every other loop must be entangled with it as soon as it closes. */
  #mayHold(group: Group, loop: Loop, closed: readonly Loop[]): boolean {
    if (this.hub < 0 || this.wanted(this.hub) > 1) return true;
    const all = [...closed, loop];
    const isHub = ({ colour }: Loop) => colour === this.hub;
    return (
      !all.some(isHub) ||
      this.#isHeld(isHub(loop) ? all : all.filter((one) => one === loop || isHub(one)), tangledOn(group))
    );
  }

  #isHeld(loops: readonly Loop[], tangled: Relation): boolean {
    if (this.hub < 0) return true;
    const hubs = loops.filter(({ colour }) => colour === this.hub);
    return loops.every((loop) => hubs.includes(loop) || hubs.some((hub) => tangled(hub, loop)));
  }

  #isChained(loops: readonly Loop[], tangled: Relation): boolean {
    const { chain = [] } = this.#goal;
    return chain.slice(1).every((colour, index) => areRelated(loops, chain[index], colour, tangled));
  }

  #isNested(loops: readonly Loop[], isInside: Relation): boolean {
    const { nested } = this.#goal;
    if (!nested) return true;
    const isShaped = (loop: Loop) => !nested.shape || SHAPE_TESTS[nested.shape](loop);
    return areRelated(loops, nested.inner, nested.outer, (a, b) => isShaped(a) && isInside(a, b));
  }

  /** Whether each shape wanted of a colour is that of one of its loops. */
  #areShaped(colour: number, loops: readonly Loop[]): boolean {
    return this.#shaped
      .filter((one) => indexOf(one.colour) === colour)
      .every(({ shape, size }) =>
        loops.some((loop) => SHAPE_TESTS[shape](loop) && (size === undefined || loop.cells.length === size)),
      );
  }

  #isTwin(loop: Loop, closed: readonly Loop[]): boolean {
    if (!this.#identical.includes(loop.colour)) return true;
    return closed.every((other) => !this.#identical.includes(other.colour) || formOf(other) === formOf(loop));
  }
}

const tangledOn =
  (group: Group): Relation =>
  (a, b) =>
    loopsCross(group, a, b) || liesInside(a, b) || liesInside(b, a);

const limitsLike = (loop: Loop): LoopLimits => ({
  tiles: loop.cells.length,
  corners: countTurns(loop, 2),
  bends: countTurns(loop, 1),
  straights: countTurns(loop, 0),
});

const areRelated = (loops: readonly Loop[], one: Colour, other: Colour, relation: Relation): boolean =>
  loops.some((a) => COLOURS[a.colour] === one && loops.some((b) => COLOURS[b.colour] === other && relation(a, b)));
