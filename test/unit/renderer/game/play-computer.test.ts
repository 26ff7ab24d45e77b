import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import {
  againstComputer,
  mayPlayComputer,
  playComputer,
  playComputerDialog,
  seatsToTake,
} from '../../../../src-renderer/game/play-computer';
import { gameNow } from '../../../../src-renderer/game/table';
import { closeDialog, dialogOf } from '../../../../src-renderer/stage/dialogs';
import type { Player } from '../../../../src-shared/record';
import { stopGame } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { clearTables, layTable } from '../../../support/tables';
import { PASSED_OVER } from '../../../support/whole-games';

vi.mock(import('../../../../src-renderer/stage/leaving'), async (original) => ({
  ...(await original()),
  mayLeave: () => Promise.resolve(true),
}));

const person = (name: string): Player => ({ name, email: '', country: '' });
const THORN = { character: 'thorn', level: 3 } as const;
const MASON = { character: 'mason', level: 1 } as const;
const robot = (name: string, of: Player['robot']): Player => ({ ...person(name), robot: of });
const nameOf = (character: string): string => character.toUpperCase();

describe('the players of a game that goes on against the computer', () => {
  it('are one person, the computer players there were, and one for everybody else', () => {
    const players = [person('Ann'), robot('Thorn', THORN), person('Cat'), person('Dan')];
    expect(againstComputer(players, 2, MASON, nameOf)).toEqual([
      robot('MASON', MASON),
      robot('Thorn', THORN),
      person('Cat'),
      robot('MASON', MASON),
    ]);
  });

  it('are those who were there, the person in the place of one, where only computer players played', () => {
    const players = [robot('Mason', MASON), robot('Thorn', THORN)];
    expect(againstComputer(players, 1, MASON, nameOf)).toEqual([robot('Mason', MASON), person('')]);
  });

  it('are chosen among people, where there are any', () => {
    expect(seatsToTake({ players: [person('Ann'), robot('Thorn', THORN), person('Cat')] })).toEqual([0, 2]);
    expect(seatsToTake({ players: [robot('Mason', MASON), robot('Thorn', THORN)] })).toEqual([0, 1]);
  });
});

const openOf = (players: readonly Player[], game = gameOf(PASSED_OVER)) =>
  gameOnTable({ record: { players, game, isCompetition: false } });

it('nothing is left to play after the last tile, but after that of a game that was ended early', () => {
  const people = [person('Ann'), person('Bob')];
  expect([55, 56].map((at) => mayPlayComputer(openOf(people), at))).toEqual([true, false]);
  expect(mayPlayComputer(openOf(people, stopGame(gameOf(PASSED_OVER, 12))), 12)).toBe(true);
});

describe('going on', () => {
  beforeEach(() => vi.stubGlobal('window', { tantrix: { rememberedGames: () => Promise.resolve(null) } }));
  afterEach(() => {
    closeDialog();
    clearTables();
    vi.unstubAllGlobals();
  });

  it('begins at once where one person played computer players', async () => {
    const open = openOf([person('Ann'), robot('Thorn', THORN)]);
    layTable({ open });
    await playComputer(open, 20, 0);
    expect(dialogOf(playComputerDialog)).toBeUndefined();
    const record = gameNow().open?.record;
    expect(record?.game.placements).toEqual(open.record.game.placements.slice(0, 20));
    expect(record?.players).toMatchObject(open.record.players);
  });

  it.each([
    ['of two people whoever moved', [person('Ann'), person('Bob')], 1, 1],
    [
      'after a computer player’s move the first person',
      [robot('Thorn', THORN), person('Bob')].concat(person('Cat')),
      0,
      1,
    ],
    ['among computer players alone whoever moved', [robot('Mason', MASON), robot('Thorn', THORN)], 1, 1],
  ])('asks who the person is, and proposes %s', async (_, players, mover, seat) => {
    const open = openOf(players);
    await playComputer(open, 20, mover);
    expect(dialogOf(playComputerDialog)).toEqual({ at: 20, seat, robot: MASON });
  });
});
