import { describe, expect, it } from 'vitest';
import { pictureHeadline } from '../../../../src-renderer/game/result-words';
import type { Game } from '../../../../src-shared/tantrix';
import { DOUBLES } from '../../../support/doubles';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';
import { t } from '../../../support/words';

const said = (game: Game, ...names: string[]): string =>
  pictureHeadline({ players: names.map((name) => ({ name, email: '', country: '' })), game, isCompetition: false }, t);
const OVER = gameOf(PASSED_OVER);

describe('the headline of a picture', () => {
  it('says who beat whom, the winner first', () => {
    expect(said(OVER, 'Ann', 'Bob')).toBe('Bob beats Ann 17 – 11');
  });

  it('speaks to whoever typed no name', () => {
    expect(said(OVER, 'Ann', 'You')).toBe('You beat Ann 17 – 11');
    expect(said(OVER, 'You', 'Bob')).toBe('Bob beats you 17 – 11');
  });

  it('says whose turn it is while the game goes on', () => {
    const game = gameOf(RESTRICTED);
    const mover = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, game.deal.seats.length)[game.position.mover];
    expect(said(game, 'Ann', 'Bob', 'Cleo', 'Dan')).toBe(`${mover}’s turn`);
    expect(said(game, 'You', 'You', 'You', 'You')).toBe('Your turn');
  });

  it('says the verdict where nobody beat one other alone', () => {
    expect(said(gameOf(DEADLOCK), 'Ann', 'Bob')).toMatch(/^Deadlock/);
    expect(said(gameOf(SHARED_WIN), 'Ann', 'Bob')).toMatch(/share the win$/);
    expect(said(DOUBLES, 'Ann', 'Bob', 'Cleo', 'Dan')).toMatch(/ wins: /);
  });
});
