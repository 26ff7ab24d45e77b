import { beforeEach, describe, expect, it } from 'vitest';
import { centreOf } from '../../../../src-renderer/board/geometry';
import { pointOf, spotAt } from '../../../../src-renderer/board/spot';
import type { PickedTile } from '../../../../src-shared/sessions/game';
import { showGame, gameNow } from '../../../../src-renderer/game/table';
import { dropAt, landingOf, moveBy, moveToCell, tryOut } from '../../../../src-renderer/game/tentative-tile';
import {
  type Game,
  type Hex,
  hexDistance,
  legalPlacements,
  neighbor,
  ORIGIN,
  sameHex,
  spacesOf,
} from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { statusNoteNow, showStatusNote } from '../../../../src-renderer/stage/status-note';
import { hold, playPlacement, takesHeld, turnOn } from '../../../../src-renderer/game/moves';

const game = gameOf(RESTRICTED);
const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const [legal] = legalPlacements(game);
if (!legal) throw new Error('nothing can be played');
const { tile } = legal;
const FAR: Hex = { q: 40, r: 0 };

const held = (): PickedTile | undefined => gameNow().held;
const isLegal = (hex: Hex): boolean => legalPlacements(game).some((each) => each.tile === tile && sameHex(each, hex));

/** Over a cell, but not over its middle. */
const besides = (hex: Hex) => ({ over: { q: hex.q, r: hex.r }, off: { x: 20, y: -15 } });
/** Where the middle of the selected tile lies. */
const point = () => pointOf(held()?.at ?? { over: FAR });
const middleOf = ({ q, r }: Hex) => ({ over: { q, r } });
/** How far a cell is from the tantrix. */
const away = (hex: Hex): number => Math.min(...game.placements.map((cell) => hexDistance(cell, hex)));

/** A game with a tile selected, in which something was refused. */
function select(some: PickedTile | undefined, of: Game = game): void {
  showGame({ record: { players, game: of, isCompetition: false } });
  if (some) hold(some);
  playPlacement({ tile, ...FAR, rotation: 0 });
  showStatusNote('copied');
}

const closed = spacesOf(game).find(({ hex }) => !isLegal(hex))?.hex;
if (!closed) throw new Error('the tile goes everywhere');

beforeEach(() => select({ tile, rotation: 0 }));

describe('a tile laid over a space', () => {
  it('lies in its middle, in a rotation that fits, and what was said before is forgotten', () => {
    tryOut(legal);
    const { rotation, at } = held() ?? {};
    expect(pointOf(at ?? { over: FAR })).toEqual(centreOf(legal));
    expect(legalPlacements(game)).toContainEqual({ tile, q: legal.q, r: legal.r, rotation });
    expect([gameNow().refusal, statusNoteNow()]).toEqual([undefined, undefined]);
  });

  it('lies as told where a rotation is told', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      tryOut(legal, rotation);
      expect(held()).toMatchObject({ tile, rotation });
      expect(point()).toEqual(centreOf(legal));
    }
  });

  it('keeps its rotation where it cannot be played', () => {
    select({ tile, rotation: 4 });
    tryOut(closed);
    expect(held()).toMatchObject({ tile, rotation: 4 });
    expect(point()).toEqual(centreOf(closed));
  });
});

describe('a tile that is dropped', () => {
  it('snaps into a space where it may be played', () => {
    dropAt(besides(legal));
    expect(point()).toEqual(centreOf(legal));
  });

  it('snaps in from 0.7 of a tile away, and not from further', () => {
    const outwards = [0, 1, 2, 3, 4, 5].find((side) => away(neighbor(legal, side)) > away(legal)) ?? 0;
    const middle = centreOf(legal);
    const way = {
      x: centreOf(neighbor(legal, outwards)).x - middle.x,
      y: centreOf(neighbor(legal, outwards)).y - middle.y,
    };
    const at = (share: number) => spotAt({ x: middle.x + share * way.x, y: middle.y + share * way.y });
    expect(at(0.68).over).not.toEqual(middleOf(legal).over);
    expect(landingOf(at(0.68))).toEqual(middleOf(legal).over);
    dropAt(at(0.68));
    expect(held()?.at).toEqual(middleOf(legal));
    expect(landingOf(at(0.72))).toBeUndefined();
    dropAt(at(0.72));
    expect(held()?.at).toEqual(at(0.72));
  });

  it('stays where it came down elsewhere, as it is turned', () => {
    select({ tile, rotation: 2 });
    for (const at of [besides(closed), besides(ORIGIN), besides(FAR)]) {
      dropAt(at);
      expect(held()).toEqual({ tile, rotation: 2, at });
    }
  });
});

describe('a tile of the hand that is moved', () => {
  const ways: Record<string, () => void> = {
    'to a cell': () => moveToCell((hex) => hex),
    'by a little': () => moveBy({ x: 8, y: 0 }),
  };

  it.each(Object.keys(ways))('%s comes to the uppermost space that takes it', (way) => {
    ways[way]?.();
    const heights = legalPlacements(game).flatMap((each) => (each.tile === tile ? [centreOf(each).y] : []));
    expect(point().y).toBe(Math.min(...heights));
    expect(isLegal(held()?.at?.over ?? FAR)).toBe(true);
  });

  it('comes below the lowest tile where no space takes it', () => {
    const stranger = game.position.hands[1 - game.position.mover]?.find((each) => each > 0) ?? 0;
    select({ tile: stranger, rotation: 3 });
    moveBy({ x: 8, y: 0 });
    const lowest = Math.max(...game.placements.map(({ q, r }) => centreOf({ q, r: r + 1 }).y));
    expect(held()).toMatchObject({ tile: stranger, rotation: 3 });
    expect(point().y).toBe(lowest);
  });
});

describe('a tile on the table that is moved', () => {
  it('by a little goes just so far, over whatever lies there', () => {
    const at = centreOf(ORIGIN);
    select({ tile, rotation: 1, at: spotAt(at) });
    moveBy({ x: 8, y: 0 });
    moveBy({ x: 0, y: -8 });
    expect(held()).toMatchObject({ tile, rotation: 1 });
    expect(point()).toEqual({ x: at.x + 8, y: at.y - 8 });
  });

  it('from cell to cell lies in the middle of the next', () => {
    select({ tile, rotation: 1, at: spotAt({ x: 20, y: 10 }) });
    moveToCell((hex) => neighbor(hex, 3));
    expect(point()).toEqual(centreOf(neighbor(ORIGIN, 3)));
  });

  it.each([0, 1, 2, 3, 4, 5])('never goes out of sight towards side %i', (side) => {
    const step = centreOf(neighbor(ORIGIN, side));
    for (const move of [() => moveToCell((hex) => neighbor(hex, side)), () => moveBy(step)]) {
      select({ tile, rotation: 0, at: middleOf(ORIGIN) });
      for (let moves = 0; moves < 60; moves++) move();
      expect(away(held()?.at?.over ?? FAR)).toBe(2);
    }
  });
});

describe('without a tile selected', () => {
  it.each<[string, () => void]>([
    ['laying', () => tryOut(legal)],
    ['dropping', () => dropAt(middleOf(legal))],
    ['moving to a cell', () => moveToCell((hex) => hex)],
    ['moving by a little', () => moveBy({ x: 8, y: 0 })],
  ])('%s does nothing', (_, act) => {
    select(undefined);
    const before = gameNow();
    act();
    expect(gameNow()).toBe(before);
    expect(statusNoteNow()).toBe('copied');
  });
});

it('may be played where it lies over a space that takes it, however it is turned', () => {
  for (const [at, may] of [
    [undefined, false],
    [besides(closed), false],
    [besides(ORIGIN), false],
    [middleOf(legal), true],
    [besides(legal), true],
  ] as const) {
    for (let rotation = 0; rotation < 6; rotation++) {
      select({ tile, rotation, at });
      expect(takesHeld(gameNow())).toBe(may);
    }
  }
});

const rotation = () => held()?.rotation ?? -1;

describe('a click on a half of the selected tile', () => {
  const ways = (hex: Hex) =>
    legalPlacements(game).flatMap((each) => (each.tile === tile && sameHex(each, hex) ? [each.rotation] : []));
  const several = legalPlacements(game).find((each) => each.tile === tile && ways(each).length > 1);
  if (!several) throw new Error('the tile goes nowhere in two ways');

  it('turns it through the ways that fit, on and back', () => {
    tryOut(several);
    const fitting = ways(several).toSorted((a, b) => a - b);
    const at = fitting.indexOf(rotation());
    turnOn(1);
    expect(rotation()).toBe(fitting[(at + 1) % fitting.length]);
    turnOn(-1);
    turnOn(-1);
    expect(rotation()).toBe(fitting[(at + fitting.length - 1) % fitting.length]);
  });

  it.each([1, -1] as const)('turns it by 60° elsewhere, and is taken back (%i)', (direction) => {
    const unfit = [0, 1, 2, 3, 4, 5].find((each) => !ways(several).includes(each)) ?? 0;
    for (const at of [{ over: several, off: { x: 9, y: 0 } }, middleOf(several), middleOf(closed)]) {
      select({ tile, rotation: unfit, at });
      const turnBack = turnOn(direction);
      expect(rotation()).toBe((unfit + direction + 6) % 6);
      turnBack();
      expect(rotation()).toBe(unfit);
    }
  });
});
