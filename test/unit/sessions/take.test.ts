import { expect, it } from 'vitest';
import { gameRules } from '../../../src-shared/sessions/game';
import { type Game, legalCells, playableTiles } from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { ONE_OF_TWO, RESTRICTED } from '../../support/situations';

const people = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));

/** What lies on the table after a tile is taken while the others lie in the cells given for them. */
function lyingAfter(game: Game, tile: number, tried: readonly (readonly [tile: number, cell: number])[]) {
  const cells = legalCells(game, tile);
  const lying = tried.map(([each, cell]) => {
    const { q, r } = cells[cell] ?? { q: 9, r: 9 };
    return { tile: each, rotation: 0, at: { over: { q, r } } } as const;
  });
  const { mover } = game.position;
  const record = { players: people, game, isCompetition: false };
  const { hand } = gameRules.interpret(record, { tried: lying }, mover, { kind: 'take', tile });
  return hand?.tried.map((each) => each.tile);
}

const othersOf = (game: Game, tile: number): readonly number[] =>
  (game.position.hands[game.position.mover] ?? []).filter((each) => each !== tile);

it('what lies in the only space of a tile goes home when that tile is taken', () => {
  const game = gameOf(ONE_OF_TWO);
  const tile = playableTiles(game).find((each) => legalCells(game, each).length === 1) ?? 0;
  const [wrong = 0, other = 0] = othersOf(game, tile);
  expect(lyingAfter(game, tile, [[wrong, 0]])).toEqual([]);
  // What lies elsewhere hinders nothing.
  expect(
    lyingAfter(game, tile, [
      [other, 5],
      [wrong, 0],
    ]),
  ).toEqual([other]);
});

it('what lies in one of several spaces of a tile stays', () => {
  const game = gameOf(RESTRICTED);
  const tile = playableTiles(game).find((each) => legalCells(game, each).length > 1) ?? 0;
  const [wrong = 0] = othersOf(game, tile);
  expect(lyingAfter(game, tile, [[wrong, 0]])).toEqual([wrong]);
});
