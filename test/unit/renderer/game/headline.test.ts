import { describe, expect, it } from 'vitest';
import { pictureHeadline } from '../../../../src-renderer/game/result-words';
import type { Player } from '../../../../src-shared/record';
import type { Game } from '../../../../src-shared/tantrix';
import { DOUBLES } from '../../../support/doubles';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';
import { t } from '../../../support/words';

const MASON = { character: 'mason', level: 1 } as const;
const playerNamed = (name: string): Player => ({
  name,
  email: '',
  country: '',
  robot: name === 'Mason' ? MASON : undefined,
});
const said = (game: Game, ...names: string[]): string =>
  pictureHeadline({ players: names.map(playerNamed), game, isCompetition: false }, t);
const OVER = gameOf(PASSED_OVER);

describe('the headline of a picture', () => {
  it('says who beat whom, the winner first', () => {
    expect(said(OVER, 'Ann', 'Bob')).toBe('Bob beats Ann 17\u00a0–\u00a011');
  });

  it('speaks to whoever typed no name', () => {
    expect(said(OVER, 'Mason', 'You')).toBe('You beat Mason 17\u00a0–\u00a011');
    expect(said(OVER, 'You', 'Mason')).toBe('Mason beats you 17\u00a0–\u00a011');
  });

  it('speaks to nobody in a game between people', () => {
    expect(said(OVER, 'You', 'Bob')).toBe('Bob beats You 17\u00a0–\u00a011');
  });

  it('says whose turn it is while the game goes on', () => {
    const game = gameOf(RESTRICTED);
    const mover = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, game.deal.seats.length)[game.position.mover];
    expect(said(game, 'Ann', 'Bob', 'Cleo', 'Dan')).toBe(`${mover}’s turn`);
    const alone = game.deal.seats.map((_, seat) => (seat === game.position.mover ? 'You' : 'Mason'));
    expect(said(game, ...alone)).toBe('Your turn');
  });

  it('says the verdict where nobody beat one other alone', () => {
    expect(said(gameOf(DEADLOCK), 'Ann', 'Bob')).toMatch(/^Deadlock/);
    expect(said(gameOf(SHARED_WIN), 'Ann', 'Bob')).toMatch(/share the win$/);
    expect(said(DOUBLES, 'Ann', 'Bob', 'Cleo', 'Dan')).toMatch(/ wins: /);
  });
});
