import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formFor, starterIn, withColour, withField } from '../../../../src-renderer/game/new-game-form';
import { analysisWords } from '../../../../src-renderer/game/analysis-words';
import { boardModel } from '../../../../src-renderer/game/board-model';
import { gamesToStart, proposalAfter, proposePlayAgain } from '../../../../src-renderer/game/new-game';
import { handModels } from '../../../../src-renderer/game/hand-model';
import { toggleLight } from '../../../../src-renderer/game/moves';
import { teamsOf } from '../../../../src-renderer/game/people';
import { verdict } from '../../../../src-renderer/game/result-words';
import { NO_GAME, showGame, gameNow } from '../../../../src-renderer/game/table';
import { clearTables } from '../../../support/tables';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../../../src-shared/record';
import { resultOf, rewind, standingsOf, stopGame } from '../../../../src-shared/tantrix';
import { DOUBLES } from '../../../support/doubles';
import { gameOf } from '../../../support/records';
import { t } from '../../../support/words';
import { PASSED_OVER } from '../../../support/whole-games';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { knowStarts, newGameDialog, type StartTabs } from '../../../../src-renderer/stage/starts';
import { gameOnTable } from '../../../../src-renderer/game/open-game';

afterEach(() => {
  clearTables();
  vi.unstubAllGlobals();
});

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const players = NAMES.map((name) => ({ name, email: '', country: '' }));
const RECORD: RecordedGame = { players, game: DOUBLES, isCompetition: false };
const WINNERS = [1, 3];

/** Without a tile nobody is ahead. */
const EVEN = stopGame(rewind(DOUBLES, 0));
const verdictOf = (record: RecordedGame) => {
  const result = resultOf(record.game);
  return result && verdict(record, result, t);
};

describe('partners', () => {
  it('are one team in doubles, and everybody is one of their own elsewhere', () => {
    expect(teamsOf(RECORD).map(({ colour, seat, name }) => [colour, seat, name])).toEqual([
      ['red', 0, 'Ann and Cat'],
      ['blue', 1, 'Bob and Dan'],
    ]);
    const two = { ...RECORD, players: players.slice(0, 2), game: gameOf(PASSED_OVER) };
    expect(teamsOf(two).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('win together, in words of their own', () => {
    expect(resultOf(DOUBLES)?.winners).toEqual(WINNERS);
    expect(verdictOf(RECORD)).toBe('Blue wins: Bob and Dan');
    expect(verdictOf({ ...RECORD, game: EVEN })).toBe('Red and Blue share the win');
  });

  it('have one line, which is lit once', () => {
    showGame({ record: RECORD });
    // Of both pairs that which has won, until the other is asked for.
    expect(gameNow().lit).toEqual(['blue']);
    toggleLight('red');
    const lit = boardModel({ ...gameNow(), marks: DEFAULT_PREFERENCES }, t).lit;
    const [red, blue] = standingsOf(DOUBLES);
    expect(lit.map(({ colour, cells }) => [colour, cells.length])).toEqual([
      ['blue', blue?.path.length],
      ['red', red?.path.length],
    ]);
  });

  it('have hands of their own, and the score of their colour', () => {
    const hands = handModels(gameOnTable({ record: RECORD }), {
      ...NO_GAME,
      marks: DEFAULT_PREFERENCES,
      isCovered: false,
    });
    const scores = standingsOf(DOUBLES).map(({ score }) => score);
    expect(hands.map(({ name, score, isWinner }) => [name, score, isWinner])).toEqual(
      NAMES.map((name, seat) => [name, scores[seat], WINNERS.includes(seat)]),
    );
    expect(scores[0]).toBe(scores[2]);
    expect(scores[0]).not.toBe(scores[1]);
  });

  it('are one among those who hold a tile that fits', () => {
    const counts = [20, 30, 40].flatMap((at) => {
      const open = gameOnTable({ record: { ...RECORD, game: rewind(DOUBLES, at) } });
      const marks = { ...DEFAULT_PREFERENCES, fitCounts: true };
      const { spaces } = boardModel({ ...NO_GAME, open, marks }, t);
      return spaces.flatMap(({ fit }) => (fit ? [fit.holders.map(({ colour }) => colour)] : []));
    });
    expect(counts.some((colours) => colours.length === 2)).toBe(true);
    for (const colours of counts) expect(new Set(colours).size).toBe(colours.length);
  });

  it('have one expectation in an analysis', () => {
    const move = { at: 0, seat: 0, before: [3, 4, 3, 4], after: [3, 4, 3, 4], margin: -1 };
    expect(analysisWords(move, gameOnTable({ record: RECORD }), t)).toBe(
      'predicted score Ann and Cat 3.0, Bob and Dan 4.0',
    );
  });
});

/** What the New Game dialog proposes after a game. */
const proposedAfter = (record: RecordedGame) => proposalAfter(gameOnTable({ record }));

/** A room that has something else to start than games. */
const OTHER: StartTabs = { what: 'puzzle', tabs: ['puzzle'], first: 'puzzle', Fields: () => null };

/** The tabs of the New Game dialog as it opens after a game. */
async function tabsAfter(record: RecordedGame): Promise<readonly string[] | undefined> {
  knowStarts([() => Promise.resolve(OTHER), gamesToStart]);
  showGame({ record, saved: record });
  await proposePlayAgain();
  return dialogOf(newGameDialog)?.rooms.flatMap(({ tabs }) => tabs);
}

describe('play again', () => {
  const robot = { character: 'mason', level: 1 };
  beforeEach(() => vi.stubGlobal('window', { tantrix: { rememberedGames: () => Promise.resolve(null) } }));

  it('is asked in one tab where a pair has won, and in all where nobody has', async () => {
    expect(await tabsAfter(RECORD)).toEqual(['people']);
    expect(await tabsAfter({ ...RECORD, game: EVEN })).toEqual(['puzzle', 'computer', 'people', 'email']);
  });

  it('lets the pair that won begin', async () => {
    const proposal = await proposedAfter(RECORD);
    expect(proposal.winner).toBe(1);
    expect(proposal.players.people.map(({ name, colour }) => [name, colour])).toEqual(
      NAMES.map((name, seat) => [name, DOUBLES.deal.seats[seat]]),
    );
  });

  it('lets the person of that pair begin', async () => {
    const seated = players.map((player, seat) => (seat === 1 ? { ...player, robot } : player));
    expect((await proposedAfter({ ...RECORD, players: seated })).winner).toBe(3);
  });

  it('lets nobody begin as the winner who is typed into the winner’s line', async () => {
    const proposal = await proposedAfter(RECORD);
    const form = formFor(proposal);
    expect(starterIn(form)).toEqual({ by: 'winner', seat: 1 });
    expect(starterIn(withField(form, 1, 'name', 'Eve'))).toEqual({ by: 'highest' });
    expect(starterIn(withColour(form, 1, 'green'))).toEqual({ by: 'winner', seat: 1 });
  });

  it('tells two computer players of one character apart', async () => {
    const proposal = await proposedAfter({ ...RECORD, players: players.map((player) => ({ ...player, robot })) });
    expect(starterIn(formFor(proposal))).toEqual({ by: 'winner', seat: 1 });
  });

  it('draws who begins when both pairs have won', async () => {
    expect((await proposedAfter({ ...RECORD, game: EVEN })).winner).toBeUndefined();
  });
});
