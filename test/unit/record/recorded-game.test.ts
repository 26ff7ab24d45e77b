import { describe, expect, it } from 'vitest';
import {
  gameId,
  isSameGame,
  type Player,
  type RecordedGame,
  sameRecord,
  startReason,
} from '../../../src-shared/record';
import { newGame, rewind, stopGame } from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';

const PLAYERS: readonly Player[] = [
  { name: 'Ann', email: 'ann@example.org', country: 'Nauru' },
  { name: 'Zoë', email: '', country: '' },
];
const RECORD: RecordedGame = { players: PLAYERS, game: gameOf(RESTRICTED), isCompetition: false };

const MATCH: RecordedGame = { ...RECORD, isCompetition: true };

/** The record with something else said of the first player. */
const withAnn = (change: Partial<Player>): RecordedGame => ({
  ...RECORD,
  players: PLAYERS.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
});
const dealt = (starter: number | undefined, seed: number): RecordedGame => ({
  ...RECORD,
  game: newGame({ seats: ['red', 'yellow'], starter }, seed),
});

it('a record says why its starter plays the first tile', () => {
  expect(startReason(dealt(undefined, 3))).toBe('highest');
  expect(startReason(dealt(1, 3))).toBe('agreed');
  expect(startReason({ ...dealt(1, 3), startedBy: 'lot' })).toBe('lot');
  expect(startReason({ ...dealt(1, 3), startedBy: 'winner' })).toBe('winner');
});

describe('two records', () => {
  it('are equal when all they say is', () => {
    const players = PLAYERS.map((player) => ({ ...player }));
    expect(sameRecord(RECORD, { players, game: gameOf(RESTRICTED), isCompetition: false })).toBe(true);
    expect(sameRecord(dealt(1, 3), dealt(1, 3))).toBe(true);
  });

  it.each<[what: string, one: RecordedGame, other: RecordedGame, ofOneGame: boolean]>([
    ['a name', RECORD, withAnn({ name: 'Anna' }), true],
    ['an address', RECORD, withAnn({ email: '' }), true],
    ['a country', RECORD, withAnn({ country: 'Palau' }), true],
    ['the number of people', RECORD, { ...RECORD, players: PLAYERS.slice(0, 1) }, true],
    ['who plays', RECORD, withAnn({ robot: { character: 'mason', level: 3 } }), true],
    [
      'the character',
      withAnn({ robot: { character: 'mason', level: 3 } }),
      withAnn({ robot: { character: 'x', level: 3 } }),
      true,
    ],
    [
      'the level',
      withAnn({ robot: { character: 'x', level: 3 } }),
      withAnn({ robot: { character: 'x', level: 4 } }),
      true,
    ],
    ['the computers', withAnn({ home: 1 }), withAnn({ home: 2 }), true],
    ['a move played again', RECORD, { ...RECORD, again: [1] }, true],
    ['the rules', RECORD, { ...RECORD, isCompetition: true }, false],
    ['how the tiles were drawn', MATCH, { ...MATCH, isDrawn: true }, false],
    ['what decided on the starter', dealt(1, 3), { ...dealt(1, 3), startedBy: 'lot' }, false],
    ['the last move', RECORD, { ...RECORD, game: rewind(RECORD.game, 1) }, true],
    ['being stopped', RECORD, { ...RECORD, game: stopGame(RECORD.game) }, true],
    ['the starter', dealt(1, 3), dealt(0, 3), false],
    ['the bag', dealt(1, 3), dealt(1, 4), false],
    ['the colours', RECORD, { ...RECORD, game: newGame({ seats: ['red', 'blue'] }, 3) }, false],
  ])('differ in %s', (_, one, other, ofOneGame) => {
    expect(sameRecord(one, other)).toBe(false);
    expect(sameRecord(other, one)).toBe(false);
    expect(isSameGame(one, other)).toBe(ofOneGame);
    expect(gameId(one) === gameId(other)).toBe(ofOneGame);
  });
});
