import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begunOnceMore, broughtBack, whatArrived } from '../../../src-shared/mail-games/arrival';
import { type KeptGame, makeKept, type MailGame, parseKept } from '../../../src-shared/mail-games/mail-game';
import type { HostId } from '../../../src-shared/mail-games/host-id';
import { makeTxg, type RecordedGame } from '../../../src-shared/record';
import * as reader from '../../../src-shared/record/parse-txg';
import { type Game, isOver, legalPlacements, newGame, play, rewind, stopGame } from '../../../src-shared/tantrix';

vi.mock('../../../src-shared/record/parse-txg', async (original) => {
  const actual = await original<typeof reader>();
  return { ...actual, parseTxg: vi.fn<typeof reader.parseTxg>(actual.parseTxg) };
});

/** The game after so many first legal placements, or last ones. */
function played(game: Game, count: number, which: 0 | -1 = 0): Game {
  const placement = count > 0 && legalPlacements(game).at(which);
  const result = placement && play(game, placement);
  return result && result.ok ? played(result.game, count - 1, which) : game;
}

const recordOf = (game: Game, names = ['Ann', 'Bob'], homes = [1, 2]): RecordedGame => ({
  players: names.map((name, seat) => ({ name, email: `${name}@x.org`, country: '', home: homes[seat] })),
  game,
  isCompetition: false,
});
const plain = (record: RecordedGame): RecordedGame => ({
  ...record,
  players: record.players.map((player) => ({ ...player, home: undefined })),
});
const seen = (record: RecordedGame, home: HostId | null = 2, change: Partial<MailGame['mail']> = {}): MailGame => ({
  record,
  mail: { home, handedOn: 'no', at: 5, ...change },
});
const keptIn = (...games: MailGame[]): KeptGame[] => games.map(makeKept);

/** Ann plays the first tile, Bob the second. */
const DEAL = newGame({ seats: ['red', 'blue'], starter: 0 }, 3);
const OTHER_DEALS = [4, 5, 6].map((seed) => newGame({ seats: ['red', 'blue'], starter: 0 }, seed));
const ONE = recordOf(played(DEAL, 1));
const TWO = recordOf(played(DEAL, 2));
const OVER = recordOf(played(DEAL, 99));
const OTHERS = OTHER_DEALS.map((deal) => recordOf(played(deal, 1), ['Eve', 'Zoe']));
const stopped = (record: RecordedGame): RecordedGame => ({ ...record, game: stopGame(record.game) });

describe('a record of a game that is kept', () => {
  it.each<[string, RecordedGame, RecordedGame, object]>([
    ['goes on from what is kept', ONE, TWO, { kind: 'goesOn', changes: [], from: { mail: { home: 2 } } }],
    ['is as it is kept', TWO, TWO, { kind: 'same' }],
    ['is older than what is kept', TWO, ONE, { kind: 'older', mayPlayAgain: true }],
    ['is older by moves of others', TWO, recordOf(DEAL), { kind: 'older', mayPlayAgain: false }],
    ['ends the game early', ONE, stopped(TWO), { kind: 'refused', difference: 'stopped' }],
    ['has other computers', ONE, recordOf(TWO.game, undefined, [2, 1]), { kind: 'refused', difference: 'players' }],
    ['has an address changed', ONE, recordOf(TWO.game, ['Eve', 'Bob']), { changes: [{ arrived: 'Eve@x.org' }] }],
  ])('%s', (_, last, arrived, expected) => {
    expect(whatArrived(arrived, keptIn(...OTHERS.map((record) => seen(record)), seen(last)), '')).toMatchObject(
      expected,
    );
  });

  it('tells which move of the past is another, whose, and what was before it', () => {
    const other = recordOf(played(played(DEAL, 1), 1, -1));
    const arrival = whatArrived(other, keptIn(seen(TWO)), '');
    expect(arrival).toMatchObject({
      kind: 'refused',
      difference: {
        move: 2,
        player: { name: 'Bob' },
        past: ONE.game.placements,
        kept: TWO.game.placements[1],
        arrived: other.game.placements[1],
      },
      copy: other,
    });
  });

  it('goes on from a turn that was handed on and then begun once more', () => {
    const again = begunOnceMore(seen(TWO, 2, { handedOn: 'sent' }), 1, 9);
    expect(again).toMatchObject({
      record: { again: [2] },
      mail: { home: 2, handedOn: 'no', at: 9, earlier: makeTxg(TWO) },
    });
    const other: MailGame = { ...again, record: { ...again.record, game: played(ONE.game, 1, -1) } };
    const three = recordOf(played(DEAL, 3));
    expect(whatArrived(three, keptIn(other), '').kind).toBe('goesOn');
    expect(whatArrived(three, keptIn({ ...other, mail: { ...other.mail, earlier: undefined } }), '').kind).toBe(
      'refused',
    );
    // What was never handed on nobody can go on from.
    expect(begunOnceMore(seen(TWO), 1, 9).mail.earlier).toBeUndefined();
  });

  it('is refused where what is kept is not understood', () => {
    const [kept] = keptIn(seen(ONE));
    const newer = kept && { ...kept, text: kept.text.replace('tantrix-game 1', 'tantrix-game 3') };
    expect(whatArrived(TWO, newer ? [newer] : [], '')).toMatchObject({ kind: 'refused', difference: 'unread' });
  });
});

describe('a record of a game that is not kept', () => {
  it.each<[string, RecordedGame, readonly MailGame[], string, object]>([
    [
      'is new, of the person whose address it names',
      ONE,
      [],
      ' BOB@x.org',
      { kind: 'new', home: 2, beside: undefined },
    ],
    ['is new, of whoever has to say it', ONE, [], 'zoe@x.org', { kind: 'new', home: undefined }],
    [
      'is new, of somebody known from another game',
      ONE,
      [seen(recordOf(played(OTHER_DEALS[0] ?? DEAL, 99), ['Bob', 'Zoe']), 1)],
      '',
      { kind: 'new', home: 2, beside: undefined },
    ],
    ['is nobody’s when it is over', OVER, [], 'bob@x.org', { kind: 'new', home: null }],
    [
      'stands beside one with the same people',
      ONE,
      [seen(recordOf(OTHER_DEALS[0] ?? DEAL))],
      '',
      { kind: 'new', beside: { mail: { home: 2 } } },
    ],
    ['ends the game early', stopped(ONE), [], '', { kind: 'refused', difference: 'stopped' }],
    [
      'has the bag of one under way',
      { ...ONE, isCompetition: true },
      [seen(ONE)],
      '',
      { kind: 'refused', difference: 'deal' },
    ],
  ])('%s', (_, arrived, games, account, expected) => {
    expect(whatArrived(arrived, keptIn(...games), account)).toMatchObject(expected);
  });

  it('is a rehearsal where it says nothing of mail and has the tiles of one under way; a copy has nobody’s seats', () => {
    const arrival = whatArrived(plain(TWO), keptIn(seen(ONE)), '');
    expect(arrival).toMatchObject({ kind: 'refused', difference: 'rehearsal' });
    expect(arrival.kind === 'refused' && arrival.copy.players.map(({ home }) => home)).toEqual([1, 2]);
    expect(whatArrived(plain(TWO), keptIn(seen(OVER)), '').kind).toBe('notByMail');
    expect(whatArrived(plain(TWO), keptIn(...OTHERS.map((record) => seen(record))), '').kind).toBe('notByMail');
  });
});

describe('reading what is kept', () => {
  beforeEach(() => void vi.mocked(reader.parseTxg).mockClear());
  const others = keptIn(...OTHERS.map((record) => seen(record)));

  it.each<[string, RecordedGame, number]>([
    ['a new game', ONE, OTHERS.length],
    ['a game like any other', plain(ONE), OTHERS.length],
    ['a game that is known', OTHERS[1] ?? ONE, 1],
  ])('happens at most once a game for %s', (_, arrived, times) => {
    whatArrived(arrived, others, 'ann@x.org');
    const texts = vi.mocked(reader.parseTxg).mock.calls.map(([text]) => text);
    expect(texts).toHaveLength(times);
    expect(new Set(texts).size).toBe(times);
  });

  it('gives the game as it was', () => {
    const game = seen(ONE, null, { handedOn: 'sent', earlier: makeTxg(ONE) });
    const kept = makeKept(game);
    expect(makeKept(parseKept(kept) ?? seen(TWO))).toEqual(kept);
    expect(kept).toMatchObject({ home: null, handedOn: 'sent', at: 5 });
    expect(makeKept(seen(ONE))).not.toHaveProperty('earlier');
  });
});

describe('what the last run left', () => {
  it.each<[string, RecordedGame, readonly MailGame[], number, boolean, boolean]>([
    ['is as it is kept', TWO, [seen(TWO)], 2, true, false],
    ['is behind what is kept', ONE, [seen(TWO)], 2, true, false],
    ['is further than what is kept', TWO, [seen(ONE)], 2, true, true],
    ['is a copy where another past is kept', recordOf(played(rewind(DEAL, 0), 1, -1)), [seen(TWO)], 1, false, false],
    ['is a copy where nothing is kept', TWO, [], 2, false, false],
  ])('%s', (_, left, games, moves, isKept, isNewer) => {
    const back = broughtBack(left, keptIn(...games));
    expect([back.record.game.placements.length, back.mail !== undefined, back.isNewer]).toEqual([
      moves,
      isKept,
      isNewer,
    ]);
  });
});

it('the games these tests are about are at the stages they say', () => {
  expect([ONE, TWO].map(({ game }) => game.placements.length)).toEqual([1, 2]);
  expect(isOver(OVER.game)).toBe(true);
});
