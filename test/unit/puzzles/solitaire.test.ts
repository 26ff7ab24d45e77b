import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import {
  drawnTile,
  isSolitaire,
  newSolitaire,
  playSolitaire,
  type Solitaire,
  type SolitairePuzzle,
  solitairePlacements,
  solitaireScore,
  solitaireState,
} from '../../../src-shared/puzzles/solitaire';
import {
  edgesOf,
  hexKey,
  neighbor,
  oppositeSide,
  pick,
  type Placement,
  seededRandom,
} from '../../../src-shared/tantrix';
import { laid } from '../../support/arrangements';
import { BUSY, runs } from '../../support/nightly';

function solitaireOf(id: string): SolitairePuzzle {
  const puzzle = puzzleById(id)?.puzzle;
  if (!puzzle || !isSolitaire(puzzle)) throw new Error(`no solitaire ${id}`);
  return puzzle;
}

const LINE = solitaireOf('solitaire-line');
const LOOP = solitaireOf('solitaire-loop');

const SIDES = [0, 1, 2, 3, 4, 5];

const after = (solitaire: Solitaire, placement: Placement): Solitaire => {
  const result = playSolitaire(solitaire, placement);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.solitaire;
};

/** The legal placements once more, by looking at every cell that touches a tile. */
function naivePlacements({ puzzle, order, laid: tiles }: Solitaire): string[] {
  const tile = order[tiles.length] ?? 0;
  if (tiles.length === 0) return SIDES.map((rotation) => `${tile} 0,0 ${rotation}`).toSorted();
  const cells = new Map(tiles.map((one) => [hexKey(one), one]));
  const spaces = new Map(
    tiles.flatMap((one) => SIDES.map((side) => neighbor(one, side))).map((hex) => [hexKey(hex), hex]),
  );
  const fits = [...spaces.values()].flatMap((hex) => {
    const around = SIDES.flatMap((side) => {
      const other = cells.get(hexKey(neighbor(hex, side)));
      return other ? [{ side, colour: edgesOf(other.tile, other.rotation)[oppositeSide(side)] }] : [];
    });
    if (cells.has(hexKey(hex))) return [];
    return SIDES.filter((rotation) => around.every(({ side, colour }) => edgesOf(tile, rotation)[side] === colour)).map(
      (rotation) => ({ text: `${tile} ${hexKey(hex)} ${rotation}`, isForced: around.length >= 3 }),
    );
  });
  const forced = fits.filter(({ isForced }) => isForced && puzzle.goal.path === 'line');
  return (forced.length > 0 ? forced : fits).map(({ text }) => text).toSorted();
}

const textOf = ({ tile, q, r, rotation }: Placement): string => `${tile} ${q},${r} ${rotation}`;

/** Plays a whole attempt by chance and hands every state to `look`. */
function playOut(start: Solitaire, seed: number, look: (state: Solitaire) => void): Solitaire {
  const random = seededRandom(seed);
  let state = start;
  for (;;) {
    look(state);
    const legal = solitairePlacements(state);
    if (legal.length === 0) return state;
    state = after(state, pick(legal, random));
  }
}

/** The first state that is so, among those of 300 attempts. */
function firstState(isSo: (state: Solitaire) => boolean): Solitaire | undefined {
  for (let seed = 0; seed < 300; seed++) {
    const states: Solitaire[] = [];
    playOut(newSolitaire(LINE, 'red', seed), seed, (state) => states.push(state));
    const found = states.find(isSo);
    if (found) return found;
  }
  return undefined;
}

describe('a solitaire', () => {
  it('draws all its tiles in an order that the seed gives', () => {
    const { order } = newSolitaire(LINE, 'red', 5);
    expect(order.toSorted((a, b) => a - b)).toEqual(LINE.tiles);
    expect(newSolitaire(LINE, 'red', 5).order).toEqual(order);
    expect(newSolitaire(LINE, 'red', 6).order).not.toEqual(order);
  });

  it('is not begun in a colour that it does not offer', () => {
    expect(() => newSolitaire(LINE, 'blue', 5)).toThrow(RangeError);
    expect(newSolitaire(solitaireOf('quest-no-red'), 'blue', 5).colour).toBe('blue');
  });

  it.each([
    ['a line', LINE],
    ['a loop', LOOP],
  ])('for %s allows what a plain reading of the rules allows', BUSY, (_, puzzle) => {
    for (let seed = 0; seed < runs(10, 40); seed++) {
      playOut(newSolitaire(puzzle, 'red', seed), seed, (state) => {
        if (drawnTile(state) === undefined) return;
        expect(solitairePlacements(state).map(textOf).toSorted()).toEqual(naivePlacements(state));
      });
    }
  });

  it('is scored as the checker counts', BUSY, () => {
    for (let seed = 0; seed < runs(15, 50); seed++) {
      const end = playOut(newSolitaire(LINE, 'red', seed), seed, () => {});
      expect(solitaireState(end)).toBe('played');
      expect(checkPuzzle(LINE, end.laid).score).toBe(solitaireScore(end));
      expect(checkPuzzle(LINE, end.laid).isSolved).toBe(false);
    }
  });

  it('ends when the tile that comes fits nowhere', () => {
    // Six tiles in a ring, red all round, and then one without red.
    const ring = [24, 25, 26, 27, 28, 29].map((tile, side) => {
      const rotation = SIDES.find((turn) => {
        const edges = edgesOf(tile, turn);
        return edges[side] === 'red' && edges[(side + 1) % 6] === 'red';
      });
      return { tile, ...neighbor({ q: 0, r: 0 }, side), rotation: rotation ?? 6 };
    });
    expect(ring.every(({ rotation }) => rotation < 6)).toBe(true);
    const order = [...ring.map(({ tile }) => tile), 43];
    const stuck: Solitaire = { puzzle: { ...LINE, tiles: order }, colour: 'red', order, laid: ring };
    expect(solitaireState(stuck)).toBe('stuck');
    expect(solitaireState({ ...stuck, order: order.with(6, 1) })).toBe('running');
    expect(playSolitaire(stuck, { tile: 43, q: 1, r: 1, rotation: 0 })).toMatchObject({
      refusal: { code: 'gameOver' },
    });
  });

  it('is won when the path of the colour takes all tiles', () => {
    const puzzle: SolitairePuzzle = {
      tiles: [1, 2, 3],
      goal: { kind: 'solitaire', path: 'loop', colours: ['yellow'] },
    };
    const start: Solitaire = { puzzle, colour: 'yellow', order: [1, 3, 2], laid: [] };
    const end = laid('1@0,0/0 3@1,0/0 2@1,-1/2').reduce(after, start);
    expect(solitaireState(end)).toBe('won');
    expect(solitaireScore(end)).toBe(3);
    expect(solitairePlacements(end)).toEqual([]);
    expect(playSolitaire(end, { tile: 4, q: 5, r: 5, rotation: 0 })).toEqual({
      ok: false,
      refusal: { code: 'gameOver', at: [] },
    });
  });
});

describe('a placement that is refused', () => {
  const start: Solitaire = { puzzle: LINE, colour: 'red', order: [1, 3, 2, ...LINE.tiles.slice(3)], laid: [] };
  const second = after(start, { tile: 1, q: 0, r: 0, rotation: 0 });

  it.each([
    ['notInHand', start, '2@0,0/0', []],
    ['notInMiddle', start, '1@1,0/0', [{ q: 0, r: 0 }]],
    ['coloursClash', start, '1@0,0/6', [{ q: 0, r: 0 }]],
    ['occupied', second, '3@0,0/0', []],
    ['notTouching', second, '3@2,0/0', []],
    ['notTouching', second, '3@1000,0/0', []],
    ['coloursClash', second, '3@1,0/2', [{ q: 1, r: 0 }]],
  ])('says why: %s', (code, state, text, at) => {
    const [placement = { tile: 0, q: 0, r: 0, rotation: 0 }] = laid(text);
    expect(playSolitaire(state, placement)).toEqual({ ok: false, refusal: { code, at } });
  });

  it('names the forced spaces to fill first, in a line alone', BUSY, () => {
    const forced = firstState(
      (state) => solitairePlacements(state).length < solitairePlacements({ ...state, puzzle: LOOP }).length,
    );
    if (!forced) throw new Error('no tile ever fitted a forced space');
    const allowed = new Set(solitairePlacements(forced).map(hexKey));
    const [elsewhere] = solitairePlacements({ ...forced, puzzle: LOOP }).filter((one) => !allowed.has(hexKey(one)));
    if (!elsewhere) throw new Error('the tile fits nowhere else');
    const result = playSolitaire(forced, elsewhere);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'forcedFirst' } });
    expect(!result.ok && new Set(result.refusal.at.map(hexKey))).toEqual(allowed);
    expect(playSolitaire({ ...forced, puzzle: LOOP }, elsewhere).ok).toBe(true);
  });
});
