import { describe, expect, it } from 'vitest';
import type { MailGame } from '../../../src-shared/mail-games/mail-game';
import {
  hasEndedTurn,
  isHandedOver,
  isUnsent,
  receiversOf,
  wayOut,
  whatNext,
} from '../../../src-shared/mail-games/turns';
import type { RecordedGame } from '../../../src-shared/record';
import { type Game, legalPlacements, moversOf, newGame, play } from '../../../src-shared/tantrix';

function played(game: Game, count: number): Game {
  const [placement] = count > 0 ? legalPlacements(game) : [];
  const result = placement && play(game, placement);
  return result?.ok ? played(result.game, count - 1) : game;
}

const DEAL = newGame({ seats: ['red', 'blue', 'green'], starter: 0 }, 3);
const OVER = played(DEAL, 99);
const OVER_BY = 1 + (moversOf(OVER).at(-1) ?? 0);
const recordOf = (game: Game, email = 'x@x.org'): RecordedGame => ({
  players: ['Ann', 'Bob', 'Eve'].map((name, seat) => ({ name, email, country: '', home: seat + 1 })),
  game,
  isCompetition: false,
});
const at = (game: Game, home: MailGame['mail']['home'], email?: string): MailGame => ({
  record: recordOf(game, email),
  mail: { home, handedOn: 'no', at: 5 },
});
const namesOf = (game: MailGame) => receiversOf(game).map(({ name }) => name);

describe('a game by mail', () => {
  it.each<[string, MailGame, object]>([
    ['that begins here', at(DEAL, 1), { next: 'myTurn', isOut: false, isUnsent: false, to: [] }],
    ['that begins elsewhere', at(DEAL, 2), { next: 'theirTurn', isOut: true, isUnsent: false, to: ['Ann'] }],
    ['after a turn here', at(played(DEAL, 1), 1), { next: 'theirTurn', isOut: true, isUnsent: true, to: ['Bob'] }],
    [
      'after a turn elsewhere',
      at(played(DEAL, 1), 3),
      { next: 'theirTurn', isOut: true, isUnsent: false, to: ['Bob'] },
    ],
    ['of an onlooker', at(played(DEAL, 1), null), { next: 'theirTurn', isOut: false, isUnsent: false, to: ['Bob'] }],
  ])('%s', (_, game, expected) => {
    const found = { next: whatNext(game), isOut: isHandedOver(game), isUnsent: isUnsent(game), to: namesOf(game) };
    expect(found).toEqual(expected);
  });

  it('goes to everybody elsewhere when it is over, from whoever ended it', () => {
    expect(namesOf(at(OVER, 1))).toEqual(['Bob', 'Eve']);
    expect([1, 2, 3].filter((home) => isUnsent(at(OVER, home === 1 ? 1 : home === 2 ? 2 : 3)))).toEqual([OVER_BY]);
  });

  it('has a turn that ends once', () => {
    const [before, after, later] = [at(DEAL, 1), at(played(DEAL, 1), 1), at(played(DEAL, 2), 1)];
    expect([hasEndedTurn(before, after), hasEndedTurn(after, later)]).toEqual([true, false]);
    const copy = { record: after.record };
    expect([hasEndedTurn(before, copy), isUnsent(copy), receiversOf(copy)]).toEqual([false, false, []]);
  });
});

describe('a turn that is over', () => {
  const account = { isByAccount: true, host: 'mail.x.org' };
  const turn = at(played(DEAL, 1), 1);
  it.each<[string, MailGame, typeof account, string]>([
    ['goes by itself', turn, account, 'byItself'],
    ['is asked about where another way is set', turn, { ...account, isByAccount: false }, 'asked'],
    ['is told of where there is no account', turn, { ...account, host: ' ' }, 'noAccount'],
    ['is asked about where an address is missing', at(played(DEAL, 1), 1, ' '), account, 'asked'],
    ['goes to nobody where nobody is elsewhere', at(DEAL, 1), account, 'nobody'],
  ])('%s', (_, game, route, way) => {
    expect(wayOut(game, route)).toBe(way);
  });
});
