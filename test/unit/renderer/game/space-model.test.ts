import { describe, expect, it } from 'vitest';
import type { SpaceSeen } from '../../../../src-renderer/board/model';
import { screenModel } from '../../../support/screen-model';
import { numberedSpaces, spaceModels } from '../../../../src-renderer/game/space-model';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import {
  edgesOf,
  type Game,
  hexKey,
  legalPlacements,
  play,
  rotateHex,
  type Space,
  spacesOf,
  unplayedTiles,
} from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { CHAIN_BEFORE, RESTRICTED, TWO_FORCED, UNFILLABLE } from '../../../support/situations';
import { PASSED_OVER } from '../../../support/whole-games';
import { t } from '../../../support/words';

const GAMES: Record<string, Game> = {
  'at a free move': gameOf(RESTRICTED),
  'with two forced spaces': gameOf(TWO_FORCED),
  'in a chain of forced spaces': gameOf(CHAIN_BEFORE),
  'with a forced space that cannot be filled': gameOf(UNFILLABLE),
  'in the middle': gameOf(PASSED_OVER, 30),
  'near the end': gameOf(PASSED_OVER, 50),
};

/** The spaces as they are seen. */
const modelsOf = (game: Game, more: Partial<Parameters<typeof spaceModels>[1]> = {}): readonly SpaceSeen[] => {
  const spaces = spaceModels(game, { marks: DEFAULT_PREFERENCES, orientation: 0, ...more }, t);
  return screenModel({ tiles: [], spaces, tried: [], lit: [] }, more.orientation ?? 0).spaces;
};

/** Whether a tile matches the ring in some rotation, read off its edges. */
const fits = (tile: number, { ring }: Space): boolean =>
  [0, 1, 2, 3, 4, 5].some((rotation) =>
    ring.every((colour, side) => colour === null || edgesOf(tile, rotation)[side] === colour),
  );

describe.each(Object.entries(GAMES))('the spaces %s', (_, game) => {
  const spaces = new Map(spacesOf(game).map((space) => [hexKey(space.hex), space]));

  it('are all there, numbered downwards and to the right', () => {
    const models = modelsOf(game);
    expect(models.map(({ hex }) => hexKey(hex)).toSorted()).toEqual([...spaces.keys()].toSorted());
    const rows = models.map(({ hex: { q, r } }) => 2 * r + q);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    models.forEach(({ label }, at) => expect(label).toMatch(new RegExp(`^Space ${at + 1}\\b`)));
  });

  it('say what holds for them', () => {
    const fillable = new Set(game.position.phase === 'free' ? [] : legalPlacements(game).map(hexKey));
    for (const { hex, kinds } of modelsOf(game)) {
      const space = spaces.get(hexKey(hex));
      if (!space) throw new Error('no such space');
      expect([hex, kinds.includes('forced')]).toEqual([hex, space.isForced]);
      expect([hex, kinds.includes('fillable')]).toEqual([hex, fillable.has(hexKey(hex))]);
      expect([hex, kinds.includes('controlled')]).toEqual([hex, space.isControlled]);
      expect([hex, kinds.includes('closed')]).toEqual([hex, space.takesNoFourth && !space.isControlled]);
      expect([hex, kinds.includes('impossible')]).toEqual([
        hex,
        !unplayedTiles(game).some((tile) => fits(tile, space)),
      ]);
      expect(kinds).not.toContain('playable');
    }
  });

  it('name the tiles of the mover that may be played there, and no others', () => {
    for (const { hex, label } of modelsOf(game)) {
      const tiles = new Set(
        legalPlacements(game)
          .filter((placement) => hexKey(placement) === hexKey(hex))
          .map(({ tile }) => tile),
      );
      const named = [...(/\btiles? ([\d, and]+) fits?/.exec(label)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
      expect([hex, new Set(named)]).toEqual([hex, tiles]);
    }
  });

  it('show every way in which the selected tile may be laid, and nothing else', () => {
    const [tile = 0] = game.position.hands[game.position.mover]?.filter((each) => each > 0) ?? [];
    const models = modelsOf(game, { held: { tile, rotation: 3 } });
    const laid = models.flatMap(({ hex, ghosts }) => ghosts.map(({ rotation }) => ({ tile, ...hex, rotation })));
    expect(laid.filter((placement) => !play(game, placement).ok)).toEqual([]);
    expect(laid).toHaveLength(legalPlacements(game).filter((each) => each.tile === tile).length);
    const playable = models.filter(({ kinds }) => kinds.includes('playable'));
    expect(playable.map(({ hex }) => hex)).toEqual(
      models.filter(({ ghosts }) => ghosts.length > 0).map(({ hex }) => hex),
    );
  });

  it('turn their ghosts with the table', () => {
    const [tile = 0] = game.position.hands[game.position.mover]?.filter((each) => each > 0) ?? [];
    const laid = (orientation: number) =>
      modelsOf(game, { held: { tile, rotation: 3 }, orientation })
        .flatMap(({ hex, ghosts }) =>
          ghosts.map(({ rotation }) => [hexKey(rotateHex(hex, -orientation)), (rotation - orientation + 6) % 6]),
        )
        .map(String)
        .toSorted();
    expect(laid(4)).toEqual(laid(0));
  });
});

it('a forced space is described in words', () => {
  const labels = modelsOf(GAMES['with two forced spaces'] ?? gameOf(TWO_FORCED)).map(({ label }) => label);
  expect(labels.filter((label) => label.includes('fill it now'))).toMatchInlineSnapshot(`
    [
      "Space 5, forced, fill it now; needs blue, green, green clockwise from north; tiles 25 and 36 fit",
      "Space 9, forced, fill it now; needs red, yellow, green clockwise from north; tile 15 fits",
    ]
  `);
});

it('the middle of an empty table takes the first tile', () => {
  const game = gameOf(RESTRICTED, 0);
  const [tile = 0] = game.position.hands[game.position.mover] ?? [];
  const [middle, ...others] = modelsOf(game, { held: { tile, rotation: 0 } });
  expect(others).toEqual([]);
  expect(middle).toMatchObject({ kinds: ['start', 'playable'], hex: { q: 0, r: 0 } });
  expect(middle?.ghosts).toHaveLength(6);
});

it('a table turned on the screen turns what the spaces need', () => {
  const game = gameOf(TWO_FORCED);
  const straight = new Map(numberedSpaces(game, 0).map(({ hex, ring }) => [hexKey(hex), ring]));
  for (const { hex, ring } of numberedSpaces(game, 1)) {
    const before = straight.get(hexKey(hex)) ?? [];
    expect(ring).toEqual([before[5], ...before.slice(0, 5)]);
  }
});

it('where no tile is selected forced spaces alone are marked, and not those that are merely of no use', () => {
  const game = gameOf(PASSED_OVER, 50);
  const models = modelsOf(game);
  const dead = models.filter(({ kinds }) => kinds.includes('impossible') && !kinds.includes('forced'));
  expect(dead.length).toBeGreaterThan(0);
  expect(dead.filter(({ isMarked }) => isMarked)).toEqual([]);
  expect(dead.every(({ label }) => label.includes('impossible'))).toBe(true);
  expect(models.filter(({ kinds, isMarked }) => kinds.includes('forced') !== isMarked)).toEqual([]);
  const [tile = 0] = (game.position.hands[game.position.mover] ?? []).filter(Boolean);
  expect(modelsOf(game, { held: { tile, rotation: 0 } }).every(({ isMarked }) => isMarked)).toBe(true);
});

it('nothing is marked where the person wants no marks, but a refusal is', () => {
  const game = gameOf(TWO_FORCED);
  const [forced] = spacesOf(game).filter(({ isForced }) => isForced);
  if (!forced) throw new Error('no forced space');
  const marks = { ...DEFAULT_PREFERENCES, showPlayable: false };
  const refusal = { code: 'forcedFirst', at: [forced.hex, { q: 9, r: 9 }] } as const;
  const marked = modelsOf(game, { marks, refusal }).filter(({ isMarked }) => isMarked);
  expect(marked.map(({ hex }) => hexKey(hex)).toSorted()).toEqual([hexKey(forced.hex), '9,9'].toSorted());
});
