import { describe, expect, it } from 'vitest';
import { boardModel } from '../../../src-renderer/play/board-model';
import type { Table } from '../../../src-renderer/play/table';
import { DEFAULT_PREFERENCES } from '../../../src-shared/bridge/bridge';
import { type Game, hexKey, legalPlacements, play, standingsOf, stopGame } from '../../../src-shared/tantrix';
import { forcedIn, gameOf } from '../../support/records';
import { RESTRICTED, TWO_FORCED, TWO_LOOPS } from '../../support/situations';
import { DEADLOCK } from '../../support/whole-games';
import { turned } from '../../support/naive';
import { t } from '../../support/words';

const modelOf = (game: Game | undefined, more: Partial<Table> = {}) =>
  boardModel(
    {
      lit: [],
      preferences: DEFAULT_PREFERENCES,
      ...(game ? { open: { record: { players: [], game, isCompetition: false } } } : {}),
      ...more,
    },
    t,
  );
const kindsOf = (game: Game, more: Partial<Table> = {}) =>
  Object.fromEntries(modelOf(game, more).spaces.map(({ hex, kinds }) => [hexKey(hex), kinds]));
const firstTile = ({ position }: Game): number => position.hands[position.mover]?.[0] ?? 0;

describe('the board', () => {
  it('is empty without a game', () => {
    expect(modelOf(undefined, { preferences: { ...DEFAULT_PREFERENCES, tileNumbers: true } })).toEqual({
      tiles: [],
      spaces: [],
      lit: [],
      showNumbers: true,
    });
  });

  it('shows the tiles as they lie, in the order in which they were played, with words', () => {
    const game = gameOf(RESTRICTED);
    const { tiles } = modelOf(game);
    expect(tiles.map(({ hex, tile, rotation }) => ({ ...hex, tile, rotation }))).toEqual(game.placements);
    expect(turned(22, 5)).toBe('YYGRRG');
    expect(tiles[0]?.label).toBe('Tile 22: yellow, yellow, green, red, red, green clockwise from north');
  });

  it('marks the forced spaces, those to be filled now twice', () => {
    const game = gameOf(TWO_FORCED);
    const fillable = new Set(legalPlacements(game).map(hexKey));
    const forced = forcedIn(game);
    expect(forced.length).toBeGreaterThan(fillable.size);
    expect(kindsOf(game)).toEqual(
      Object.fromEntries(forced.map((cell) => [cell, fillable.has(cell) ? ['forced', 'fillable'] : ['forced']])),
    );
    const labels = modelOf(game).spaces.map(({ label }) => label);
    expect(new Set(labels)).toEqual(new Set(['Space: forced', 'Space: forced, forced, to be filled now']));
  });

  it('marks where the selected tile may go, and how it would lie', () => {
    const game = gameOf(RESTRICTED);
    const tile = firstTile(game);
    const { spaces, held } = modelOf(game, { held: { tile, rotation: 0 } });
    const playable = spaces.filter(({ kinds }) => kinds.includes('playable'));
    expect(playable.length).toBeGreaterThan(0);
    const ghosts = playable.map(({ hex, ghost }) => ghost && play(game, { ...ghost, ...hex }).ok);
    expect(ghosts.every(Boolean)).toBe(true);
    expect(held).toBeUndefined();
  });

  it('shows the tile that is tried out', () => {
    const game = gameOf(RESTRICTED);
    const tile = firstTile(game);
    const { held } = modelOf(game, { held: { tile, rotation: 4, hex: { q: 2, r: 0 } } });
    expect(held).toMatchObject({ tile, rotation: 4, hex: { q: 2, r: 0 } });
    expect(held?.label).toContain('tried out here');
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

  it('lights up the lines and loops of the seats that are lit, and of no others', () => {
    const game = gameOf(TWO_LOOPS);
    const paths = standingsOf(game).map(({ colour, path }) => ({ colour, cells: path }));
    expect(modelOf(game, { lit: [1, 0] }).lit).toEqual([paths[1], paths[0]]);
    expect(modelOf(game, { lit: [] }).lit).toEqual([]);
    expect(modelOf(game, { lit: [7] }).lit).toEqual([]);
  });
});
