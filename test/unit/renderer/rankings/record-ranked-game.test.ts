import { describe, expect, it } from 'vitest';
import { rankedGameOf } from '../../../../src-renderer/rankings/record-ranked-game';
import type { Player, RecordedGame } from '../../../../src-shared/record';
import { FIRST_EDITION, newGame, rewind, standingsOf, stopGame } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { DEADLOCK, PASSED_OVER } from '../../../support/whole-games';
import { gameOnTable, type OpenGame } from '../../../../src-renderer/game/open-game';

const ANN: Player = { name: 'Ann', email: 'ann@example.org', country: 'Wales' };
const BOB: Player = { name: 'Bob', email: '', country: '' };
const ROBOT: Player = { ...BOB, name: 'Mason', robot: { character: 'mason', level: 4 } };
const OVER = gameOf(PASSED_OVER);
const MATCH: RecordedGame = { players: [ANN, BOB], game: OVER, isCompetition: true, isDrawn: true };
const open = (record: Partial<RecordedGame>, more: Partial<OpenGame> = {}): OpenGame => ({
  ...gameOnTable({ record: { ...MATCH, ...record }, sitting: 'a' }),
  ...more,
});
const [first, second] = standingsOf(OVER).map(({ score }) => score);

describe('a game that counts for the rankings', () => {
  it('is one of two persons under competition rules, begun and ended in one sitting', () => {
    expect(rankedGameOf(open({}))).toEqual({
      id: 'a',
      sides: [
        { player: { kind: 'person', ...ANN }, colour: 'red', score: first },
        { player: { kind: 'person', ...BOB }, colour: 'yellow', score: second },
      ],
      isDeadlock: false,
    });
  });

  it('may be one against a computer player, of whom the level counts', () => {
    expect(rankedGameOf(open({ players: [ROBOT, ANN] }))?.sides.map(({ player }) => player)).toEqual([
      { kind: 'robot', name: 'Mason', level: 4 },
      { kind: 'person', ...ANN },
    ]);
  });

  it('may end in a deadlock', () => {
    expect(rankedGameOf(open({ game: gameOf(DEADLOCK) }))?.isDeadlock).toBe(true);
  });

  it('may be saved, as long as it is not opened again', () => {
    const file = { id: 'f', name: 'a.txg', kind: 'txg' as const };
    expect(rankedGameOf(open({}, { file, saved: MATCH }))).toBeDefined();
  });

  it('may be stopped when both agree, and counts as it stands then', () => {
    const game = stopGame(rewind(OVER, 40));
    const scores = standingsOf(game).map(({ score }) => score);
    expect(rankedGameOf(open({ game }))?.sides.map(({ score }) => score)).toEqual(scores);
    expect(scores).not.toEqual([first, second]);
  });

  it.each<[string, OpenGame]>([
    ['may have been dealt by a number', open({ isDrawn: undefined })],
    ['was opened or brought back', open({}, { sitting: undefined })],
    ['was played by the usual rules', open({ isCompetition: false })],
    [
      'had the tiles of the first edition',
      open({ game: stopGame(newGame({ seats: ['red', 'blue'] }, 1, FIRST_EDITION)) }),
    ],
    ['goes on', open({ game: rewind(OVER, 40) })],
    [
      'was stopped by a person alone, against a computer player',
      open({ players: [ANN, ROBOT], game: stopGame(rewind(OVER, OVER.placements.length - 1)) }),
    ],
    ['had only computer players', open({ players: [ROBOT, { ...ROBOT, name: 'Thorn' }] })],
    ['somebody played against themselves', open({ players: [ANN, ANN] })],
    [
      'had three players',
      open({
        players: [ANN, BOB, { ...BOB, name: 'Chris' }],
        game: stopGame(newGame({ seats: ['red', 'blue', 'green'] }, 1)),
      }),
    ],
  ])('is none that %s', (_, game) => {
    expect(rankedGameOf(game)).toBeUndefined();
  });
});
