import { describe, expect, it } from 'vitest';
import type { RememberedPlayers } from '../../../../src-shared/bridge/bridge';
import { adaptedLevelNow, adaptedTo, stillAdapting } from '../../../../src-renderer/game/adapting';
import type { Player, RecordedGame } from '../../../../src-shared/record';
import { type Game, newGame, resultOf } from '../../../../src-shared/tantrix';
import { playedOut } from '../../../support/doubles';

const PERSON = { name: '', email: '', country: '' };
const mason = (level: number): Player => ({ ...PERSON, name: 'Mason', robot: { character: 'mason', level } });

const remembered = (level: number, adapts: boolean): RememberedPlayers => [
  { ...PERSON, colour: 'red' },
  { ...mason(level), colour: 'blue', adapts },
];

const levelOf = (players: RememberedPlayers | undefined) => players?.[1]?.robot?.level;

/** A game that a seat wins alone, and one that nobody does. */
const GAMES = Array.from({ length: 60 }, (_, seed) => playedOut(newGame({ seats: ['red', 'blue'] }, seed)));
function ending(...winners: readonly number[]): Game {
  const game = GAMES.find((each) => resultOf(each)?.winners.join() === winners.join());
  if (!game) throw new Error(`no game ends so: ${winners.join()}`);
  return game;
}

const against = (level: number, game: Game): RecordedGame => ({
  players: [PERSON, mason(level)],
  game,
  isCompetition: false,
});

describe('a computer player that adapts', () => {
  it.each([
    ['one level up after the person has won', 3, ending(0), 4],
    ['one level down after the person has lost', 3, ending(1), 2],
    ['the same after a draw', 3, ending(0, 1), 3],
    ['no higher than the highest', 6, ending(0), 6],
    ['no lower than the lowest', 1, ending(1), 1],
  ])('goes %s', (_, level, game, expected) => {
    const record = against(level, game);
    expect(levelOf(adaptedTo(record, remembered(level, true)))).toBe(expected);
    expect(adaptedLevelNow(record)).toBe(expected);
  });

  it('is another seat’s opponent, too', () => {
    const record: RecordedGame = { players: [mason(3), PERSON], game: ending(0), isCompetition: false };
    expect(levelOf(adaptedTo(record, remembered(3, true)))).toBe(2);
  });

  it('does so only when it was asked to', () => {
    const players = remembered(3, false);
    const record = against(3, playedOut(newGame({ seats: ['red', 'blue'] }, 99)));
    expect(adaptedTo(record, players)).toBe(players);
    expect(adaptedLevelNow(record)).toBe(undefined);
  });

  it('takes no other game for its own', () => {
    const players = remembered(3, true);
    expect(adaptedTo(against(4, ending(0)), players)).toBe(players);
    const two: RecordedGame = { players: [mason(3), mason(3)], game: ending(0), isCompetition: false };
    expect(adaptedTo(two, players)).toBe(players);
    const people: RecordedGame = { players: [PERSON, PERSON], game: ending(0), isCompetition: false };
    expect(adaptedTo(people, players)).toBe(players);
  });

  it('goes on doing so in games that are begun without asking', () => {
    const [person, robot] = remembered(4, false);
    if (!person || !robot) throw new Error('two play');
    const { adapts: _, ...unasked } = robot;
    expect(stillAdapting([person, unasked], remembered(3, true))[1]?.adapts).toBe(true);
    expect(stillAdapting([person, robot], remembered(3, true))[1]?.adapts).toBe(false);
    expect(stillAdapting([person, unasked], undefined)[1]?.adapts).toBe(undefined);
  });
});
