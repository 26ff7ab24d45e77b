import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsOf, type GameFacts, hasFacts, type PuzzleFacts } from '../../../src-shared/library/facts';
import {
  gameId,
  parseTxg,
  puzzleCode,
  type Player,
  type RecordedGame,
  type RecordedPuzzle,
} from '../../../src-shared/record';
import { type Deal, type Game, newGame, replay, rewind, stopGame } from '../../../src-shared/tantrix';
import { laid } from '../../support/arrangements';
import { DOUBLES } from '../../support/doubles';
import { gameOf } from '../../support/records';
import { LINE_BEATS_LOOP, LOOP_BEATS_LINE } from '../../support/situations';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

const NAMES = ['Ann', 'Bob', 'Chris', 'Dora'];
const recordOf = (game: Game, more: Partial<RecordedGame> = {}): RecordedGame => ({
  players: game.deal.seats.map((_, seat) => ({ name: NAMES[seat] ?? '', email: '', country: '' })),
  game,
  isCompetition: false,
  ...more,
});

function fixture(file: string): RecordedGame {
  const parsed = parseTxg(readFileSync(path.join(import.meta.dirname, '../../fixtures/games', file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.record;
}

function gameFacts(game: Game, more: Partial<RecordedGame> = {}): GameFacts {
  const facts = factsOf(recordOf(game, more));
  if (facts.kind !== 'game') throw new Error('a game has the facts of a game');
  return facts;
}

/** The sides, in short: what each scored, and by what. */
const scored = ({ sides }: GameFacts) =>
  sides.map(({ score, tiles, isLoop }) => `${score} by ${isLoop ? 'a loop' : 'a line'} of ${tiles}`);

describe('the facts of a game', () => {
  it('tell who sat where, what each scored, and who won', () => {
    const game = gameOf(PASSED_OVER);
    expect(gameFacts(game)).toEqual({
      kind: 'game',
      deal: gameId(recordOf(game)),
      dealt: expect.any(String),
      sides: [
        { name: 'Ann', colour: 'red', score: 11, tiles: 11, isLoop: false },
        { name: 'Bob', colour: 'yellow', score: 17, tiles: 17, isLoop: false },
      ],
      // The first tiles drawn are 24 and 11.
      starter: 0,
      isCompetition: false,
      isByMail: false,
      isDoubles: false,
      moves: 56,
      end: 'complete',
      winners: [1],
    });
  });

  it('count each tile of a loop twice, and whichever is worth more of line and loop', () => {
    expect(scored(gameFacts(gameOf(LOOP_BEATS_LINE)))[0]).toBe('6 by a loop of 3');
    expect(scored(gameFacts(gameOf(LINE_BEATS_LOOP)))[0]).toBe('7 by a line of 7');
  });

  it('let those win together who have the highest score together', () => {
    const facts = gameFacts(gameOf(SHARED_WIN));
    expect(scored(facts)).toEqual(['13 by a line of 13', '13 by a line of 13']);
    expect(facts).toMatchObject({ end: 'complete', winners: [0, 1], starter: 1 });
  });

  it('let nobody win a deadlock, though the scores are told', () => {
    const facts = gameFacts(gameOf(DEADLOCK));
    expect(scored(facts)).toEqual(['5 by a line of 5', '6 by a line of 6']);
    expect(facts).toMatchObject({ end: 'deadlock', winners: [], moves: 14 });
  });

  it('tell no end as long as it goes on, and that it was stopped', () => {
    const running = rewind(gameOf(PASSED_OVER), 20);
    expect(gameFacts(running)).toMatchObject({ moves: 20, winners: [] });
    expect(gameFacts(running)).not.toHaveProperty('end');
    expect(gameFacts(stopGame(running))).toMatchObject({ end: 'stopped', moves: 20 });
  });

  it('know no tiles before the first move', () => {
    expect(scored(gameFacts(newGame({ seats: ['red', 'blue'] }, 1)))).toEqual(['0 by a line of 0', '0 by a line of 0']);
  });

  it('let partners win together, with one score', () => {
    const facts = gameFacts(DOUBLES);
    expect(facts).toMatchObject({ isDoubles: true, end: 'complete', winners: [1, 3] });
    expect(facts.sides.map(({ colour, score }) => `${colour} ${score}`)).toEqual([
      'red 13',
      'blue 18',
      'red 13',
      'blue 18',
    ]);
  });

  it('tell computer players, the rules, and the mail', () => {
    const game = gameOf(PASSED_OVER);
    const mason: Player = { name: 'Mason', email: '', country: '', robot: { character: 'mason', level: 3 } };
    const ann: Player = { name: 'Ann', email: '', country: '', home: 2 };
    expect(gameFacts(game, { players: [ann, mason], isCompetition: true })).toMatchObject({
      sides: [{ name: 'Ann' }, { name: 'Mason', robot: { character: 'mason', level: 3 } }],
      isCompetition: true,
      isByMail: true,
    });
    expect(gameFacts(game, { players: [ann, mason] }).sides[0]).not.toHaveProperty('robot');
  });

  it('tell that it came to its end online, also where tiles were never drawn, and not of one that went on elsewhere', () => {
    const stopped = fixture('v2-online-stopped.txg');
    expect(hasFacts(stopped)).toBe(true);
    expect(factsOf(stopped)).toMatchObject({ isOnline: true, end: 'stopped', moves: 17 });
    expect(factsOf(fixture('v2-online-gone-on.txg'))).not.toHaveProperty('isOnline');
  });

  it('name one game alike at every stage, and another otherwise', () => {
    const game = gameOf(PASSED_OVER);
    expect(gameFacts(rewind(game, 5)).deal).toBe(gameFacts(game).deal);
    expect(gameFacts(gameOf(SHARED_WIN)).deal).not.toBe(gameFacts(game).deal);
  });

  it('name what was dealt alike, also where the rules or the rest of the bag are others, and another otherwise', () => {
    const game = gameOf(PASSED_OVER);
    const { seats, bag } = game.deal;
    const { dealt } = gameFacts(game);
    const dealtTo = (deal: Deal) => {
      const begun = replay(deal, []);
      if (!begun.ok) throw new Error('the deal can be played');
      return gameFacts(begun.game).dealt;
    };
    expect(gameFacts(rewind(game, 5), { isCompetition: true, isDrawn: true, startedBy: 'lot' }).dealt).toBe(dealt);
    expect(dealtTo({ seats, starter: 0, bag: [...bag.slice(0, 12), ...bag.slice(12).toReversed()] })).toBe(dealt);
    for (const other of [
      { seats, starter: 1, bag },
      { seats: seats.toReversed(), bag },
      { seats, bag: [...bag.slice(0, 11), ...bag.slice(11).toReversed()] },
    ])
      expect(dealtTo(other)).not.toBe(dealt);
  });

  it('are read from a file as it lies on the disk', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../fixtures/games/v1-robots.txg'), 'utf8');
    const parsed = parseTxg(text);
    if (!parsed.ok) throw new Error('a file of ours is read');
    const facts = factsOf(parsed.record);
    expect(facts.kind === 'game' && facts.sides.map(({ robot }) => robot)).toEqual(
      parsed.record.players.map(({ robot }) => robot),
    );
  });
});

/** Where points count, a puzzle is solved when it has come to a score, be it not the best. */
const SUM: Partial<RecordedPuzzle> = {
  puzzle: { tiles: [1, 2, 3], goal: { kind: 'sum', path: 'line', best: 9, bestByHand: 8 } },
};

/** The three tiles of Discovery 3, which close a yellow loop. */
const DISCOVERY: RecordedPuzzle = {
  name: 'Discovery 3',
  id: 'discovery-3',
  puzzle: { tiles: [1, 2, 3], goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } },
  laid: laid('1@0,0/0 3@1,0/0 2@1,-1/2'),
  firm: [],
  seconds: 42,
  helped: false,
};

const puzzleFacts = (more: Partial<RecordedPuzzle> = {}): PuzzleFacts => {
  const facts = factsOf({ ...DISCOVERY, ...more });
  if (facts.kind !== 'puzzle') throw new Error('a puzzle has the facts of a puzzle');
  return facts;
};

describe('the facts of a puzzle', () => {
  it('tell whether it is solved, and how', () => {
    expect(puzzleFacts()).toEqual({
      kind: 'puzzle',
      name: 'Discovery 3',
      puzzle: 'discovery-3',
      isSolitaire: false,
      moves: 3,
      tiles: 3,
      isSolved: true,
      seconds: 42,
      isHelped: false,
    });
    expect(puzzleFacts({ helped: true })).toMatchObject({ isSolved: true, isHelped: true });
  });

  it('call none solved of which a tile is missing, or whose answer was shown', () => {
    expect(puzzleFacts({ laid: DISCOVERY.laid.slice(1) })).toMatchObject({ isSolved: false, moves: 2 });
    expect(puzzleFacts({ helped: true, answered: true })).toMatchObject({ isSolved: false, isHelped: true });
  });

  it('tell the points where they count, solved at whatever score', () => {
    // The yellow loop is no line; the red links do not meet, nor do the blue ones.
    expect(puzzleFacts(SUM)).toMatchObject({ isSolved: true, score: 2 });
    expect(puzzleFacts({ ...SUM, laid: DISCOVERY.laid.slice(1) })).toMatchObject({ isSolved: false });
  });

  it('know one that is in no catalogue by its code, which stays the same', () => {
    const { id: _, ...own } = DISCOVERY;
    const code = puzzleCode(own.puzzle);
    expect(factsOf(own)).toMatchObject({ puzzle: code });
    expect(factsOf({ ...own, name: 'Mine', laid: [] })).toMatchObject({ puzzle: code, name: 'Mine' });
  });
});
