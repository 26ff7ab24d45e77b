import { describe, expect, it } from 'vitest';
import { compareArrival, isMadeFrom } from '../../../src-shared/mail-games/comparison';
import { isAgain, makeTxg, markedAgain, parseTxg, type RecordedGame } from '../../../src-shared/record';
import { HAND_SIZE, rewind, stopGame } from '../../../src-shared/tantrix';
import { gameOf, moveNumber, placement, playOn } from '../../support/records';
import { RESTRICTED } from '../../support/situations';

const SEEN: RecordedGame = {
  players: [
    { name: 'Ann', email: 'ann@example.org', country: '', home: 1 },
    { name: 'Bob', email: 'bob@example.org', country: '', home: 2 },
  ],
  game: gameOf(RESTRICTED),
  isCompetition: false,
};
const MOVES = SEEN.game.placements.length;
const withMoves = (count: number): RecordedGame => ({ ...SEEN, game: rewind(SEEN.game, count) });
const kindOf = (kept: RecordedGame, arrived: RecordedGame) => compareArrival(kept, arrived).kind;

describe('a record that comes in', () => {
  it.each<[string, RecordedGame, RecordedGame, string]>([
    ['has one move more', withMoves(MOVES - 1), SEEN, 'newer'],
    ['has many moves more', withMoves(0), SEEN, 'newer'],
    ['has the same moves', SEEN, withMoves(MOVES), 'same'],
    ['has fewer moves', SEEN, withMoves(MOVES - 1), 'older'],
    ['has no move yet', SEEN, withMoves(0), 'older'],
    ['was then stopped', SEEN, stopped(SEEN), 'stopped'],
    ['has moves more and was then stopped', withMoves(1), stopped(SEEN), 'stopped'],
    ['has fewer moves and was then stopped', SEEN, stopped(withMoves(1)), 'stopped'],
    ['has other names', SEEN, renamed(SEEN), 'same'],
    ['leaves out the first computer', SEEN, withHomes(undefined, 2), 'same'],
    ['names other computers', SEEN, withHomes(2, 1), 'otherPlayers'],
    ['names no computers', SEEN, withHomes(undefined, undefined), 'otherPlayers'],
    ['makes a computer player of a person', withMoves(MOVES - 1), withRobot(SEEN), 'otherPlayers'],
    ['makes a person of a computer player', withRobot(withMoves(MOVES - 1)), SEEN, 'newer'],
    ['has other names, by competition rules', match(SEEN), renamed(match(SEEN)), 'otherPlayers'],
    ['has another address, by competition rules', match(SEEN), readdressed(match(SEEN)), 'otherPlayers'],
    ['has another address', SEEN, readdressed(SEEN), 'same'],
    ['marks a move that was seen', SEEN, { ...SEEN, again: [2] }, 'same'],
    ['lacks a mark of a move it has not', { ...SEEN, again: [MOVES] }, withMoves(MOVES - 1), 'older'],
  ])('%s', (_, kept, arrived, kind) => {
    expect(kindOf(kept, arrived)).toBe(kind);
  });

  it('names the first move that differs, in whichever there are more moves', () => {
    const other = placement(moveNumber(RESTRICTED, 2));
    const changed = { ...other, rotation: (other.rotation + 1) % 6 };
    const placements = SEEN.game.placements.with(1, changed);
    const tampered = { ...SEEN, game: { ...SEEN.game, placements } };
    const difference = { kind: 'differs', move: 2, kept: other, arrived: changed };
    expect(compareArrival(SEEN, tampered)).toEqual(difference);
    expect(compareArrival(withMoves(2), tampered)).toEqual(difference);
    expect(kindOf(withMoves(1), tampered)).toBe('newer');
  });

  it('must not lose the mark of a move that was seen', () => {
    const marked = { ...SEEN, again: [1, 3] };
    expect(compareArrival(marked, { ...SEEN, again: [1] })).toMatchObject({ kind: 'differs', move: 3 });
    expect(compareArrival(marked, { ...SEEN, again: [1, 2, 3] })).toMatchObject({ kind: 'same' });
  });
});

describe('a record of another deal', () => {
  const { deal } = SEEN.game;
  const withDeal = (record: RecordedGame, bag: typeof deal.bag): RecordedGame => ({
    ...record,
    game: { ...record.game, deal: { ...deal, bag } },
  });
  const dealt = deal.seats.length * HAND_SIZE;
  const redrawn = [...deal.bag.slice(0, dealt), ...deal.bag.slice(dealt).toReversed()];
  const reversed = deal.bag.toReversed();

  it.each<[string, RecordedGame, RecordedGame, boolean]>([
    ['is the game itself', SEEN, withMoves(0), false],
    ['has the same hands and another bag', withMoves(0), withDeal(SEEN, redrawn), true],
    ['has the same moves and other hands', withMoves(3), withDeal(SEEN, reversed), true],
    ['has the same moves by other rules', SEEN, { ...SEEN, isCompetition: true }, true],
    ['deals the same by other rules', SEEN, { ...withMoves(0), isCompetition: true }, false],
    ['has a tile of a hand changed for one from the bag', withMoves(0), withDeal(SEEN, swapped(deal.bag, 4, 40)), true],
    ['has a tile changed between the hands', withMoves(0), withDeal(SEEN, swapped(deal.bag, 3, 9)), true],
    ['has a tile changed and the bag shuffled anew', withMoves(0), withDeal(SEEN, swapped(redrawn, 4, 40)), true],
    ['deals the hands in another order', withMoves(0), withDeal(SEEN, swapped(redrawn, 4, 5)), true],
    ['is another game', SEEN, withDeal(withMoves(0), reversed), false],
    ['is another game with the same first moves', SEEN, withDeal(withMoves(2), reversed), false],
  ])('%s', (_, kept, arrived, expected) => {
    expect(isMadeFrom(kept, arrived)).toBe(expected);
  });
});

/** The bag with two of its places exchanged. */
function swapped<Tile>(bag: readonly Tile[], one: number, other: number): Tile[] {
  const first = bag[one];
  const second = bag[other];
  if (first === undefined || second === undefined) throw new RangeError('no such place');
  return bag.with(one, second).with(other, first);
}

describe('a turn begun once more', () => {
  it('is marked from the move on that comes next', () => {
    const marked = markedAgain({ ...withMoves(2), again: [1, 3, 4] });
    expect(marked.again).toEqual([1, 3]);
    expect([1, 2, 3].map((move) => isAgain(marked, move))).toEqual([true, false, true]);
    expect(isAgain(SEEN, 1)).toBe(false);
  });

  it('stays marked on paper before and after the move', () => {
    const marked = markedAgain(withMoves(1));
    const played = { ...marked, game: playOn(marked.game, moveNumber(RESTRICTED, 2)) };
    for (const record of [marked, played]) {
      const parsed = parseTxg(makeTxg(record));
      expect(parsed.ok && parsed.record.again).toEqual([2]);
    }
  });
});

function stopped(record: RecordedGame): RecordedGame {
  return { ...record, game: stopGame(record.game) };
}

function match(record: RecordedGame): RecordedGame {
  return { ...record, isCompetition: true };
}

function renamed(record: RecordedGame): RecordedGame {
  return { ...record, players: record.players.map((player) => ({ ...player, name: 'X' })) };
}

function readdressed(record: RecordedGame): RecordedGame {
  return { ...record, players: record.players.map((player) => ({ ...player, email: 'eve@example.org' })) };
}

function withRobot(record: RecordedGame): RecordedGame {
  const robot = { character: 'steady', level: 3 };
  return { ...record, players: record.players.map((player, seat) => (seat === 1 ? { ...player, robot } : player)) };
}

function withHomes(...homes: readonly (number | undefined)[]): RecordedGame {
  return { ...SEEN, players: SEEN.players.map((player, seat) => ({ ...player, home: homes[seat] })) };
}
