import { legalRotationsFor } from '../../src-shared/sessions/game';
import { type Game, type Placement, play } from '../../src-shared/tantrix';
import type { BoardHandle } from '../board/Board';
import { type Point, R } from '../board/geometry';
import { fromScreen, type Orientation } from '../board/orientation';
import { handPlaces } from '../game/hand-places';

/** How a tile is seen going from the hand to its space: measured in the window, then moved before the person's eyes. */

/** Where a tile is seen, in pixels of the window. */
interface Stand extends Point {
  readonly side: number;
}

export interface Way {
  readonly placement: Placement;
  readonly from: Stand;
  readonly to: Stand;
  /** As it is seen in the hand. */
  readonly rotation: number;
  /** Sixths that it turns of itself when it is dropped, with the clock. */
  readonly fitting: number;
  /** Sixths that clicks turn it by after that, with the clock when positive. */
  readonly clicks: number;
  /** Where it is seen in the hand. */
  readonly slot: SVGSVGElement;
}

/** Sixths from one rotation to another, the shorter way. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 6) + 8) % 6) - 2;

/**
 * The ways of tiles that are in the hand, each played after the one before.
 *
 * @param placements as they lie in the game
 */
export function waysSeen(
  game: Game,
  placements: readonly Placement[],
  { board, orientation }: { readonly board: BoardHandle; readonly orientation: Orientation },
): Way[] {
  let now = game;
  return placements.flatMap((placement) => {
    const { tile, rotation, q, r } = placement;
    const place = handPlaces().get(tile);
    if (!place) return [];
    const box = place.svg.getBoundingClientRect();
    const held = fromScreen.rotation(place.rotation, orientation);
    const [fit = held] = legalRotationsFor(now, { tile, rotation: held }, { q, r });
    const played = play(now, placement);
    if (played.ok) now = played.game;
    const { x, y } = board.seenAt({ over: { q, r } }, rotation);
    return {
      placement,
      from: { x: box.left + box.width / 2, y: box.top + box.height / 2, side: box.width / 2 },
      to: { x, y, side: board.side() },
      rotation: place.rotation,
      fitting: turnBetween(held, fit),
      clicks: turnBetween(fit, rotation),
      slot: place.svg,
    };
  });
}

/** The way bends out to the right, so that it is seen as one. */
const BEND = 40;
const bendOf = ({ from, to }: Way): Point => ({ x: from.x + BEND, y: (from.y + to.y) / 2 });

export const pathOf = (way: Way): string => {
  const bend = bendOf(way);
  return `M${way.from.x} ${way.from.y}Q${bend.x} ${bend.y} ${way.to.x} ${way.to.y}`;
};

/** The tile after a share of its way. */
function standAt(way: Way, share: number): Stand {
  const { from, to } = way;
  const bend = bendOf(way);
  const mix = (a: number, b: number, c: number) => (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  return {
    x: mix(from.x, bend.x, to.x),
    y: mix(from.y, bend.y, to.y),
    side: from.side + (to.side - from.side) * share,
  };
}

/** How a drawing in units of the table is put there; turned about its middle. */
const transformOf = ({ x, y, side }: Stand, sixths = 0): string =>
  `translate(${x}px, ${y}px) scale(${side / R}) rotate(${60 * sixths}deg)`;

/** The tile as it lies at the end. */
export const endOf = (way: Way): string => transformOf(way.to, way.fitting + way.clicks);

/** Shares of a tile's journey in milliseconds, by the milliseconds that a tile of the game takes. */
const timesFor = (travel: number) => ({
  reach: travel,
  carry: 2.4 * travel,
  turn: 0.5 * travel,
  click: 0.9 * travel,
  rest: 1.4 * travel,
  back: 0.7 * travel,
});

interface Drawn {
  readonly tiles: readonly Element[];
  readonly pointer: Element;
}

interface Frame {
  readonly at: number;
  readonly transform: string;
}

const STEPS = 12;

/**
 * Moves tiles and pointer along their ways, one after another.
 *
 * @param travel milliseconds that a tile of the game takes on its way
 * @returns what ends it at once, and when it has come to its end
 */
export function perform(ways: readonly Way[], { tiles, pointer }: Drawn, travel: number) {
  const times = timesFor(travel);
  const running: Animation[] = [];
  const hand: Frame[] = [];
  const moved: Frame[][] = [];
  let now = 0;
  for (const [index, way] of ways.entries()) {
    const start = now + times.reach;
    const laid = start + times.carry;
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
      const stand = standAt(way, step / STEPS);
      return { at: start + (times.carry * step) / STEPS, stand };
    });
    hand.push({ at: now, transform: pointerAt(index === 0 ? below(way.from) : way.from) });
    hand.push(...frames.map(({ at, stand }) => ({ at, transform: pointerAt(stand) })));
    const turned = laid + times.turn;
    const moves: Frame[] = frames.map(({ at, stand }) => ({ at, transform: transformOf(stand) }));
    moves.push({ at: turned, transform: transformOf(way.to, way.fitting) });
    const sign = Math.sign(way.clicks);
    const half = { x: way.to.x + sign * 0.45 * way.to.side, y: way.to.y };
    for (let click = 1; click <= Math.abs(way.clicks); click++) {
      const end = turned + click * times.click;
      hand.push({ at: end - times.click / 2, transform: pointerAt(half) });
      hand.push({ at: end - times.click / 4, transform: `${pointerAt(half)} scale(0.8)` });
      hand.push({ at: end, transform: pointerAt(half) });
      moves.push({ at: end - times.click / 4, transform: transformOf(way.to, way.fitting + sign * (click - 1)) });
      moves.push({ at: end, transform: transformOf(way.to, way.fitting + sign * click) });
    }
    now = turned + Math.abs(way.clicks) * times.click + times.rest;
    moved.push(moves);
    running.push(vanish(way.slot, start));
  }
  const back = now + times.back;
  for (const [index, way] of ways.entries()) {
    const [tile, moves = []] = [tiles[index], moved[index]];
    if (!tile) continue;
    const home = { at: back, transform: transformOf(way.from) };
    const rest = { at: now, transform: endOf(way) };
    running.push(animate(tile, [...moves, rest, home]), appear(tile, moves[0]?.at ?? 0));
  }
  hand.push({ at: back, transform: hand.at(-1)?.transform ?? 'none' });
  const leading = animate(pointer, hand);
  return {
    end: () => [leading, ...running].forEach((each) => each.cancel()),
    isOver: leading.finished,
  };
}

/** The pointer's tip lies a little off the middle, so that the tile is seen. */
const pointerAt = ({ x, y }: Point): string => `translate(${x + 6}px, ${y + 6}px)`;
const below = ({ x, y }: Point): Point => ({ x: x + 2 * BEND, y: y + BEND });

/** Goes from frame to frame at their times, and stays at the last. */
function animate(element: Element, frames: readonly Frame[]): Animation {
  const start = frames[0]?.at ?? 0;
  const duration = Math.max(1, (frames.at(-1)?.at ?? 0) - start);
  const keyframes = frames.map(({ at, transform }) => ({ transform, offset: (at - start) / duration }));
  return element.animate(keyframes, { delay: start, duration, fill: 'both' });
}

/** Is not seen before its time. */
const appear = (element: Element, at: number): Animation =>
  element.animate({ opacity: [0, 1] }, { delay: at, duration: 1, fill: 'both' });

/** Is only faintly seen from its time on; gives what shows it again. */
export const vanish = (element: Element, at = 0): Animation =>
  element.animate({ opacity: [1, 0.15] }, { delay: at, duration: 1, fill: 'forwards' });
