import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formFor } from '../../../../src-renderer/game/new-game-form';
import { proposalAfter } from '../../../../src-renderer/game/new-game';
import { gameOnTable, type GameToOpen } from '../../../../src-renderer/game/open-game';
import { isResultShown, toggleResult } from '../../../../src-renderer/game/panels';
import { mayRematch, playRematch, saveUnsaved } from '../../../../src-renderer/game/rematch';
import { factsOf } from '../../../../src-renderer/game/ResultFacts';
import { finishedGameOf } from '../../../../src-renderer/game/finished-games';
import { nextStepAfter } from '../../../../src-renderer/game/next-step';
import { headline } from '../../../../src-renderer/game/result-words';
import { gameNow, showGame } from '../../../../src-renderer/game/table';
import { savingKnown } from '../../../../src-renderer/stage/saving';
import { type FinishedGame, withFinished } from '../../../../src-shared/bridge/bridge';
import type { Player, RecordedGame } from '../../../../src-shared/record';
import { type Game, resultOf, standingsOf, starterOf, stopGame } from '../../../../src-shared/tantrix';
import { DOUBLES } from '../../../support/doubles';
import { endOf } from '../../../support/finished-games';
import { gameOf } from '../../../support/records';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';
import { haveWindow } from '../../../support/window';
import { t } from '../../../support/words';

haveWindow({ rememberedGames: () => Promise.resolve(null), rememberGames: () => Promise.resolve() });

const person = (name: string): Player => ({ name, email: '', country: '' });
const MASON: Player = { ...person('Mason'), robot: { character: 'mason', level: 2 } };
const recordOf = (game: Game, ...players: Player[]): RecordedGame => ({ players, game, isCompetition: false });
const OVER = gameOf(PASSED_OVER);
const [ANN = 0, BOB = 0] = resultOf(OVER)?.scores ?? [];

function headlineOf(record: RecordedGame): string {
  const result = resultOf(record.game);
  if (!result) throw new Error('the game goes on');
  return headline(record, result, t);
}

describe('the headline', () => {
  it.each([
    ['a person without a name', recordOf(OVER, MASON, person('You')), `You win by ${BOB - ANN}`],
    ['a computer player', recordOf(OVER, person('You'), MASON), `Mason wins by ${BOB - ANN}`],
    ['one of two alike', recordOf(OVER, MASON, MASON), `Mason (yellow) wins by ${BOB - ANN}`],
    ['nobody, in a draw', recordOf(gameOf(SHARED_WIN), person('Ann'), person('Bob')), 'Draw'],
    ['nobody, in a deadlock', recordOf(gameOf(DEADLOCK), person('Ann'), person('Bob')), 'Draw'],
  ])('says of %s by how much', (_, record, words) => {
    expect(headlineOf(record)).toBe(words);
  });

  it('names a pair by its colour', () => {
    const scores = standingsOf(DOUBLES).map(({ score }) => score);
    const record = recordOf(DOUBLES, ...['Ann', 'Bob', 'Cat', 'Dan'].map(person));
    expect(headlineOf(record)).toBe(`Blue wins by ${(scores[1] ?? 0) - (scores[0] ?? 0)}`);
  });
});

function keptFrom(game: GameToOpen): FinishedGame {
  const kept = finishedGameOf(gameOnTable(game), 1);
  if (!kept) throw new Error('nobody has played, or the game goes on');
  return kept;
}

describe('the facts', () => {
  const open = gameOnTable({ record: recordOf(OVER, MASON, person('You')) });
  const [masons, yours] = standingsOf(OVER).map(({ path }) => path.length);

  it('say of a game that is not kept no more than its lines', () => {
    expect(factsOf(open, [endOf('1', 20, 3)], t)).toEqual([
      { term: 'Your line', words: `${yours} tiles` },
      { term: 'Mason’s line', words: `${masons} tiles` },
    ]);
    expect(nextStepAfter(open, [endOf('1', 20, 3), endOf('2', 20, 3)])).toBeUndefined();
  });

  it('say of one that is kept how it compares with those before', () => {
    const kept = keptFrom(open);
    const games = [endOf('1', 30, 3), endOf('2', 9, 12), endOf('3', 11, 4), kept];
    expect(factsOf(open, games, t)).toEqual([
      { term: 'Your line', words: `${yours} tiles, your second longest` },
      { term: 'Mason’s line', words: `${masons} tiles` },
      { term: 'You against Mason', words: '3\u00a0–\u00a01' },
    ]);
    expect(nextStepAfter(open, games)).toEqual({ wins: 2, level: 3 });
    // What was played since says nothing of this game.
    expect(nextStepAfter(open, [...games, endOf('5', 1, 2)])).toEqual({ wins: 2, level: 3 });
  });

  it('do not take a game for one of the same bag that ended otherwise, or was of others', () => {
    const kept = keptFrom(open);
    const games = [endOf('1', 30, 3), endOf('2', 11, 4), kept];
    const otherwise = gameOnTable({ record: recordOf(stopGame(gameOf(PASSED_OVER, 20)), MASON, person('You')) });
    const ofOthers = gameOnTable({ record: recordOf(OVER, MASON, person('Ann')) });
    for (const other of [otherwise, ofOthers]) {
      expect(factsOf(other, games, t)).toEqual(factsOf(other, [], t));
      expect(nextStepAfter(other, games)).toBeUndefined();
    }
  });

  it('count a game once that goes on from a move of another, but not one against somebody else', () => {
    const first = [keptFrom({ record: recordOf(OVER, MASON, person('You')), sitting: 'a sitting' })];
    const tried = stopGame(gameOf(PASSED_OVER, 20));
    const stronger: Player = { ...MASON, robot: { character: 'mason', level: 3 } };
    expect(withFinished(first, keptFrom({ record: recordOf(tried, MASON, person('You')) }))).toBe(first);
    expect(withFinished(first, keptFrom({ record: recordOf(tried, stronger, person('You')) }))).toHaveLength(2);
    const other = recordOf(gameOf(SHARED_WIN), MASON, person('You'));
    expect(withFinished(first, keptFrom({ record: other }))).toHaveLength(2);
  });

  it('are not kept of computer players alone, of pairs, and of what goes on', () => {
    expect(finishedGameOf({ record: recordOf(OVER, MASON, MASON) }, 1)).toBeUndefined();
    expect(finishedGameOf({ record: recordOf(DOUBLES, ...'abcd'.split('').map(person)) }, 1)).toBeUndefined();
    expect(finishedGameOf({ record: recordOf(gameOf(PASSED_OVER, 55), MASON, person('You')) }, 1)).toBeUndefined();
  });
});

describe('a rematch', () => {
  const match = { ...recordOf(OVER, MASON, person('Ann')), isCompetition: true };
  beforeEach(() => showGame({ record: match, saved: match }));
  afterEach(() => vi.restoreAllMocks());

  it('leaves the game before to be saved, whatever fails of the next', async () => {
    showGame({ record: match });
    vi.spyOn(window.tantrix, 'rememberGames').mockRejectedValue(new Error('the disk is full'));
    await expect(playRematch()).rejects.toThrow('the disk is full');
    const written = vi.spyOn(savingKnown(), 'writeApart').mockResolvedValue();
    await saveUnsaved();
    expect(written.mock.calls.map(([record]) => record)).toEqual([match]);
  });

  it('is of the same players, by the same rules, and the winner starts', async () => {
    await playRematch();
    const { record, sitting } = gameNow().open ?? {};
    expect(record?.players.map(({ name, robot }) => [name, robot?.level])).toEqual([
      ['Mason', 2],
      ['Ann', undefined],
    ]);
    expect([record?.isCompetition, record?.isDrawn, record?.startedBy]).toEqual([true, true, 'winner']);
    expect(record && starterOf(record.game.deal)).toBe(1);
    expect(record?.game.placements).toEqual([]);
    expect(sitting).toBeDefined();
  });

  it('is against another level when that is asked for', async () => {
    await playRematch(3);
    expect(gameNow().open?.record.players[0]?.robot).toEqual({ character: 'mason', level: 3 });
  });

  it('is not begun at once where others would have to be written to', () => {
    const players = match.players.map((player, seat) => ({ ...player, home: seat + 1, email: 'a@example.org' }));
    expect(mayRematch({ ...gameNow(), open: gameOnTable({ record: { ...match, players } }) })).toBe(false);
    expect(mayRematch(gameNow())).toBe(true);
  });

  it('of a game by mail is proposed by email to the same people', async () => {
    const players = ['Ann', 'Bob'].map((name, seat) => ({
      ...person(name),
      home: seat + 1,
      email: `${name}@example.org`,
    }));
    const mail = { home: 1, handedOn: 'no', at: 0 } as const;
    const { kind, players: proposed } = await proposalAfter(gameOnTable({ record: { ...match, players }, mail }));
    expect(kind).toBe('email');
    expect(proposed.email.map(({ name, email, isByMail }) => [name, email, isByMail ?? false])).toEqual([
      ['Ann', 'Ann@example.org', false],
      ['Bob', 'Bob@example.org', true],
    ]);
  });

  it('that is changed first stays a match, too', async () => {
    expect(formFor(await proposalAfter(gameOnTable({ record: match }))).isCompetition).toBe(true);
    expect(formFor(await proposalAfter(gameOnTable({ record: recordOf(OVER, MASON, MASON) }))).isCompetition).toBe(
      false,
    );
  });
});

it('a result can be put away until the game changes', () => {
  showGame({ record: recordOf(OVER, MASON, person('You')) });
  expect(isResultShown(gameNow())).toBe(true);
  toggleResult();
  expect(isResultShown(gameNow())).toBe(false);
  toggleResult();
  expect(isResultShown(gameNow())).toBe(true);
});
