import { describe, expect, it } from 'vitest';
import { boardModel } from '../../../../src-renderer/game/board-model';
import { screenModel } from '../../../support/screen-model';
import { spotAt } from '../../../../src-renderer/board/spot';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import {
  type Game,
  type Hex,
  hexKey,
  legalPlacements,
  legalRotations,
  ORIGIN,
  neighbor,
  rotateHex,
  spacesOf,
  standingsOf,
  stopGame,
} from '../../../../src-shared/tantrix';
import { forcedIn, gameOf } from '../../../support/records';
import { RESTRICTED, TWO_FORCED, TWO_LOOPS } from '../../../support/situations';
import { DEADLOCK } from '../../../support/whole-games';
import { turned } from '../../../support/naive';
import { t } from '../../../support/words';
import { gameOnTable } from '../../../../src-renderer/game/open-game';

const modelOf = (game: Game | undefined, more: Partial<Parameters<typeof boardModel>[0]> = {}) =>
  boardModel(
    {
      lit: [],
      tried: [],
      orientation: 0,
      marks: DEFAULT_PREFERENCES,
      ...(game ? { open: gameOnTable({ record: { players: [], game, isCompetition: false } }) } : {}),
      ...more,
    },
    t,
  );
/** The same as it is seen. */
const seenOf = (game: Game, more: Partial<Parameters<typeof boardModel>[0]> = {}) =>
  screenModel(modelOf(game, more), more.orientation ?? 0);
const kindsOf = (game: Game, more: Partial<Parameters<typeof boardModel>[0]> = {}) =>
  Object.fromEntries(modelOf(game, more).spaces.map(({ hex, kinds }) => [hexKey(hex), kinds]));

/** An edge by the two cells that it lies between, whichever of them tells of it. */
const joint = (hex: Hex, side: number) => [hexKey(hex), hexKey(neighbor(hex, side))].toSorted().join(' ');

describe('the board', () => {
  it('turned on the screen shows the same tantrix turned, and its words with it', () => {
    const game = gameOf(RESTRICTED);
    const straight = seenOf(game);
    const turnedModel = seenOf(game, { orientation: 2, lit: ['red'] });
    expect(turnedModel.tiles.map(({ hex }) => hexKey(hex))).toEqual(
      game.placements.map((placement) => hexKey(rotateHex(placement, 2))),
    );
    expect(turnedModel.tiles[0]?.label).toBe('Tile 22: red, green, yellow, yellow, green, red clockwise from north');
    expect(turnedModel.spaces.map(({ hex }) => hexKey(rotateHex(hex, -2))).toSorted()).toEqual(
      straight.spaces.map(({ hex }) => hexKey(hex)).toSorted(),
    );
    expect(turnedModel.lit[0]?.cells).toEqual(
      seenOf(game, { lit: ['red'] }).lit[0]?.cells.map((hex) => rotateHex(hex, 2)),
    );
  });

  it('is empty without a game', () => {
    expect(modelOf(undefined)).toEqual({ tiles: [], spaces: [], tried: [], lit: [] });
  });

  it('shows the tiles as they lie, in the order in which they were played, with words', () => {
    const game = gameOf(RESTRICTED);
    const { tiles } = seenOf(game);
    expect(tiles.map(({ hex, tile, rotation }) => ({ ...hex, tile, rotation }))).toEqual(game.placements);
    expect(turned(22, 5)).toBe('YYGRRG');
    expect(tiles[0]?.label).toBe('Tile 22: yellow, yellow, green, red, red, green clockwise from north');
  });

  it('tells of the selected tile and of the others that are tried out, the selected one above', () => {
    const game = gameOf(RESTRICTED);
    const [one = 0, two = 0] = game.position.hands[game.position.mover] ?? [];
    const at = { x: 40, y: -30 };
    const { tried } = seenOf(game, {
      held: { tile: one, rotation: 4, at: spotAt(at) },
      tried: [{ tile: two, rotation: 1, at: spotAt({ x: 0, y: 900 }) }],
      refusal: { code: 'notTouching', at: [] },
    });
    expect(tried).toMatchObject([
      { tile: two, rotation: 1, at: { x: 0, y: 900 }, isSelected: false, isRefused: false },
      { tile: one, rotation: 4, at, isSelected: true, isRefused: true },
    ]);
    expect(tried[0]?.label).toContain('tried out here');
    expect(modelOf(game, { held: { tile: one, rotation: 4 } }).tried).toEqual([]);
  });

  it('has handles for the selected tile where it lies, faint where it cannot be played', () => {
    const game = gameOf(RESTRICTED);
    const [legal] = legalPlacements(game);
    if (!legal) throw new Error('nothing can be played');
    const held = { tile: legal.tile, rotation: legal.rotation };
    expect(modelOf(game, { held }).handles).toBeUndefined();
    expect(modelOf(game, { tried: [{ ...held, at: { over: legal } }] }).handles).toBeUndefined();
    expect(modelOf(game, { held: { ...held, at: { over: legal } } }).handles).toMatchObject({
      label: `Tile ${legal.tile} on the board`,
      isFaint: false,
    });
    expect(modelOf(game, { held: { ...held, at: { over: ORIGIN } } }).handles?.isFaint).toBe(true);
  });

  it('has handles that turn the selected tile unless it lies in the one rotation that may be played', () => {
    const game = gameOf(RESTRICTED);
    const seen = new Set<boolean>();
    for (const { tile, rotation, ...over } of legalPlacements(game)) {
      const ways = legalRotations(game, tile, over).length;
      const mayTurn = (lying: number, off?: { x: number; y: number }) =>
        modelOf(game, { held: { tile, rotation: lying, at: { over, off } } }).handles?.mayTurn;
      expect(mayTurn(rotation)).toBe(ways > 1);
      expect(mayTurn(rotation, { x: 30, y: 0 })).toBe(true);
      expect(mayTurn((rotation + 1) % 6)).toBe(true);
      seen.add(ways > 1);
    }
    expect(seen).toEqual(new Set([false, true]));
  });

  it('is complete once the game is over', () => {
    expect([gameOf(RESTRICTED), stopGame(gameOf(RESTRICTED))].map((game) => modelOf(game).isComplete)).toEqual([
      false,
      true,
    ]);
  });

  it('marks the edges by which a tile that is tried out does not match, where it is seen in its cell or selected', () => {
    const game = gameOf(RESTRICTED);
    for (const { hex, ring } of spacesOf(game)) {
      for (const tile of game.position.hands[game.position.mover] ?? []) {
        const expected = ring.flatMap((colour, side) =>
          colour && turned(tile, 2)[side] !== colour[0]?.toUpperCase() ? [joint(hex, side)] : [],
        );
        const loose = { tile, rotation: 2, at: { over: hex } } as const;
        const marked = (more: Partial<Parameters<typeof boardModel>[0]>) =>
          modelOf(game, more)
            .clashes?.map(({ hex: cell, side }) => joint(cell, side))
            .toSorted();
        expect(marked({ held: loose })).toEqual(expected.toSorted());
        expect(marked({ tried: [loose] })).toEqual(expected.toSorted());
        const beside = { ...loose, at: { over: hex, off: { x: 30, y: 0 } } };
        expect(marked({ held: beside })).toEqual(expected.toSorted());
        expect(marked({ tried: [beside] })).toEqual([]);
        expect(marked({ held: loose, marks: { ...DEFAULT_PREFERENCES, markClashes: false } })).toEqual([]);
      }
    }
    const [first] = game.placements;
    if (!first) throw new Error('nothing lies there');
    expect(modelOf(game, { held: { tile: 1, rotation: 0, at: { over: first } } }).clashes).toEqual([]);
  });

  it('marks what is in the way, whatever else is said of it', () => {
    const game = gameOf(TWO_FORCED);
    const [cell = ''] = forcedIn(game);
    const [q = 0, r = 0] = cell.split(',').map(Number);
    const kinds = kindsOf(game, {
      refusal: {
        code: 'forcedFirst',
        at: [
          { q, r },
          { q: 9, r: 9 },
        ],
      },
    });
    expect(kinds[cell]).toContain('forced');
    expect(kinds[cell]).toContain('trouble');
    expect(kinds['9,9']).toEqual(['trouble']);
  });

  it.each([
    ['stopped', stopGame(gameOf(TWO_FORCED))],
    ['in deadlock', gameOf(DEADLOCK)],
  ])('has no spaces to speak of once the game is %s', (_, game) => {
    expect(modelOf(game).spaces).toEqual([]);
  });

  it('lights up the lines and loops of the colours that are lit, and of no others', () => {
    const game = gameOf(TWO_LOOPS);
    const paths = standingsOf(game).map(({ colour, path }) => ({ colour, cells: path }));
    expect(modelOf(game, { lit: ['yellow', 'red'] }).lit).toEqual([paths[1], paths[0]]);
    expect(modelOf(game, { lit: [] }).lit).toEqual([]);
    expect(modelOf(game, { lit: ['green'] }).lit).toEqual([]);
  });
});
