import { describe, expect, it } from 'vitest';
import { rankedLuckOf } from '../../../../src-renderer/rankings/ranked-luck';
import type { Notes, SeatBalance } from '../../../../src-shared/library/entry';
import type { GameFacts } from '../../../../src-shared/library/facts';
import { keyOf, type RankedGame } from '../../../../src-shared/rankings';
import { at, gameAt, puzzleAt } from '../../../support/entries';
import {
  againstRobot,
  gameOf,
  hashNamed,
  onlineGameOf,
  person,
  personOnline,
  resultAt,
} from '../../../support/rankings';

const NOON = at(2026, 5, 1);

/** What is another player's is theirs turned round. */
const balance = (skill: number, luck: number): SeatBalance[] => [
  { skill, luck, error: 0.1 },
  { skill: -skill, luck: -luck, error: 0.2 },
];

const kept = (more: Partial<GameFacts & Notes>) =>
  gameAt(
    NOON,
    [
      ['Ann', 20],
      ['Bob', 11],
    ],
    more,
  );

/** Of a player of games that are entered: Ann, unless another is named. */
const luckOf = (games: readonly RankedGame[], entries: Parameters<typeof rankedLuckOf>[2], player = person('Ann')) =>
  rankedLuckOf(
    keyOf(player),
    games.map((game, hours) => resultAt(NOON + hours * 3_600_000, game)),
    entries,
  );

/** Two games of the same players that came out alike. */
const TWINS = ['a', 'b'].map((id) => gameOf(id, ['Ann', 20], ['Bob', 11]));

describe('luck in the rankings', () => {
  it('is the mean of what the analyses have told, for each who played', () => {
    const entries = [kept({ ranked: 'b', balance: balance(1, -5) }), kept({ ranked: 'a', balance: balance(2, 7) })];
    expect(luckOf(TWINS, entries)).toEqual({ games: 2, margin: 2.5, skill: 1.5 });
    expect(luckOf(TWINS, entries, person('Bob'))).toEqual({ games: 2, margin: -2.5, skill: -1.5 });
    expect(luckOf(TWINS, entries, person('Eve'))).toBeUndefined();
  });

  it('counts only games that are in the table and were analysed, each once', () => {
    const entries = [
      kept({ ranked: 'a', balance: balance(2, 7) }),
      kept({ ranked: 'b' }),
      kept({ ranked: 'removed', balance: balance(30, 7) }),
      kept({ balance: balance(50, 7) }),
      puzzleAt(NOON, 'p', 10),
    ];
    expect(luckOf(TWINS, entries)).toEqual({ games: 1, margin: 9, skill: 2 });
    expect(luckOf(TWINS.slice(1), entries)).toBeUndefined();
  });

  it('leaves out a deadlock, which nobody wins by anything', () => {
    expect(luckOf(TWINS, [kept({ ranked: 'a', end: 'deadlock', balance: balance(2, 7) })])).toBeUndefined();
  });

  it('knows who plays by a key, or against a computer player, in whatever seat', () => {
    const robots = againstRobot('r', ['Ann', 20], 5, 11);
    const entries = [
      kept({ ranked: 'r', balance: balance(3, 6) }),
      kept({ ranked: hashNamed('o'), balance: balance(-2, -1) }),
    ];
    expect(luckOf([robots], entries)).toEqual({ games: 1, margin: 9, skill: 3 });
    const online = [onlineGameOf('o', ['Bob', 11], ['Ann', 14])];
    expect(luckOf(online, entries, personOnline('Ann'))).toEqual({ games: 1, margin: 3, skill: 2 });
    // The same name without the key is somebody else.
    expect(luckOf(online, entries)).toBeUndefined();
  });
});
