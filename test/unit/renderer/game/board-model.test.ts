import { describe, expect, it } from 'vitest';
import { boardModel } from '../../../../src-renderer/game/board-model';
import { screenModel } from '../../../../src-renderer/board/screen-model';
import { spotAt } from '../../../../src-renderer/board/spot';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import { type Game, hexKey, rotateHex, standingsOf, stopGame } from '../../../../src-shared/tantrix';
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
