import type { Spot } from '../../src-shared/sessions/spot';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { BoardHandle } from '../board/Board';
import type { Point } from '../board/geometry';
import type { BoardModel } from '../board/model';
import { drawnIn } from '../board/TileArt';
import { hexKey, type Rotation, type TileNumber } from '../../src-shared/tantrix';
import { haveTakenOff } from '../stage/flights';
import { handPlaces } from './hand-places';
import { shownTable } from './history';
import { gameKey } from './open-game';
import { preferencesNow, travelMs } from '../preferences/preferences';
import { type GameTable, onGameShown } from './table';

/** Where a tile is seen: its middle and side in pixels of the window. */
interface Place extends Point {
  readonly side: number;
  readonly rotation: number;
  /** Tells places apart, whatever the camera does. */
  readonly where: string;
}
type Places = ReadonlyMap<TileNumber, Place>;

/** More tiles than this are on their way only when somebody leaps through a game: then they are simply there. */
const MOST_AT_ONCE = 2;

/** The tiles as they were seen before a change, and the game then. */
interface Before {
  readonly places: Places;
  readonly game: unknown;
  readonly subject: unknown;
}

interface Scene {
  readonly table: GameTable;
  readonly model: BoardModel;
  readonly handle: RefObject<BoardHandle | null>;
}

/**
 * Shows tiles on their way: whenever the game changes, by a move, undo, redo or a replay, each tile that is elsewhere
 * after it flies there from where it was. Whatever the person does next ends it. Gives the layer in which they fly.
 */
export function useFlights({ table, model, handle }: Scene): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef<Before>(undefined);
  const latest = useRef(model);
  const game = table.open?.record.game;
  const subject = game && gameKey(game);

  // The table tells of a change before anything is drawn anew: the tiles are still seen where they were.
  useEffect(
    () =>
      onGameShown((now, last) => {
        const isOtherGame = shownTable(now).open?.record.game !== shownTable(last).open?.record.game;
        if (!isOtherGame || !handle.current) return;
        before.current = {
          places: placesOf(latest.current, handle.current),
          game: shownTable(last).open?.record.game,
          subject: last.open && gameKey(last.open.record.game),
        };
      }),
    [handle],
  );
  useLayoutEffect(() => {
    latest.current = model;
  }, [model]);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = undefined;
    if (!from || from.game === game || from.subject !== subject || !handle.current || !layer.current) return undefined;
    const sky = { layer: layer.current, board: handle.current, duration: travelMs(preferencesNow()) };
    return sky.duration > 0 ? fly(from.places, placesOf(latest.current, sky.board), sky) : undefined;
  }, [game, subject, handle]);
  return layer;
}

/** Every tile that is seen, on the board and in the hands. */
function placesOf({ tiles, tried }: BoardModel, board: BoardHandle): Places {
  const places = new Map<TileNumber, Place>();
  for (const [tile, { svg, rotation }] of handPlaces()) {
    const body = drawnIn(svg)?.body.getBoundingClientRect();
    if (body) places.set(tile, { ...middleOf(body), rotation, where: 'hand' });
  }
  for (const { tile, hex, rotation } of tiles) places.set(tile, placeOf({ over: hex }, rotation, board));
  for (const { tile, at, rotation } of tried) places.set(tile, placeOf(at, rotation, board));
  return places;
}

/** A tile that is played where it lies, as it lies, has nowhere to go. */
function placeOf(spot: Spot, rotation: Rotation, board: BoardHandle): Place {
  const { over, off = { x: 0, y: 0 } } = spot;
  const where = [hexKey(over), Math.round(off.x), Math.round(off.y), rotation].join(' ');
  return { ...board.seenAt(spot, rotation), side: board.side(), where };
}

const middleOf = ({ left, top, width, height }: DOMRect): Point & { side: number } => ({
  x: left + width / 2,
  y: top + height / 2,
  side: width / 2,
});

/** Sends the tiles whose place has changed on their way; gives the function that ends it. */
function fly(from: Places, to: Places, sky: Omit<Sky, 'signal'>): () => void {
  const moved = [...to].flatMap(([tile, after]) => {
    const start = from.get(tile);
    return start && start.where !== after.where ? [{ tile, start, after }] : [];
  });
  const flights = moved.length <= MOST_AT_ONCE ? moved : [];
  const controller = new AbortController();
  const land = () => controller.abort();
  haveTakenOff(flights.map((flight) => launchTile(flight, { ...sky, signal: controller.signal })));
  for (const gesture of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(gesture, land, { capture: true, passive: true, signal: controller.signal });
  }
  return land;
}

/** What tiles fly in, and how. */
interface Sky {
  readonly layer: HTMLElement;
  readonly board: BoardHandle;
  /** In milliseconds. */
  readonly duration: number;
  /** Ends the flight before its time. */
  readonly signal: AbortSignal;
}

interface Flight {
  readonly tile: TileNumber;
  readonly start: Place;
  readonly after: Place;
}

/** A likeness of the tile flies; the tile itself is not seen until it has arrived, which ends the promise. */
async function launchTile({ tile, start, after }: Flight, { layer, board, duration, signal }: Sky): Promise<void> {
  const target = handPlaces().get(tile)?.svg ?? board.elementOf(tile);
  const art = target && drawnIn(target)?.art;
  if (!target || !art) return;
  const likeness = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  likeness.classList.add('flight');
  likeness.setAttribute('width', '1');
  likeness.setAttribute('height', '1');
  likeness.append(art.cloneNode(true));
  layer.append(likeness);
  const hidden = [target, board.shadowOf(tile)].map((seen) => seen?.animate({ opacity: [0, 0] }, { duration }));
  const turns = ((((start.rotation - after.rotation) % 6) + 9) % 6) - 3;
  const way = [transformOf(start, turns), transformOf(after, 0)].map((transform) => ({ transform }));
  const flying = likeness.animate(way, { duration, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' });
  await new Promise<unknown>((resolve) => {
    flying.addEventListener('finish', resolve);
    signal.addEventListener('abort', resolve);
  });
  likeness.remove();
  for (const each of hidden) each?.cancel();
}

/** Tiles are drawn in units of a hundredth of their side. */
const transformOf = ({ x, y, side }: Place, turns: number): string =>
  `translate(${x}px, ${y}px) scale(${side / 100}) rotate(${60 * turns}deg)`;
