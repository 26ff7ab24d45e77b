import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameNow, send } from '../../../../src-renderer/game/table';
import { startPlaying } from '../../../../src-renderer/online/playing/following';
import { followOnline } from '../../../../src-renderer/online/state';
import { rankingExtension } from '../../../../src-renderer/rankings/extension';
import { rankDialog, startRanking } from '../../../../src-renderer/rankings/record-ranked-game';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import type { OnlineGame, OnlineState } from '../../../../src-shared/bridge/bridge';
import { newGame, rewind, standingsOf, stopGame } from '../../../../src-shared/tantrix';
import { playedOut } from '../../../support/doubles';
import { onlineGame, playing, unsettled } from '../../../support/online-games';
import { hashNamed } from '../../../support/rankings';
import { haveWindow } from '../../../support/window';
import { t } from '../../../support/words';
import { PATIENT } from '../../../support/patience';

/** The page as main would tell it of a game online of Ann, who sits here, and Bob. */
let listener: (state: OnlineState) => void = () => undefined;

const noteBegun = vi.fn<Window['tantrix']['noteBegun']>();
const rankGame = vi.fn<Window['tantrix']['rankGame']>();

haveWindow({
  onOnline(told) {
    listener = told;
    return () => undefined;
  },
  noteBegun,
  rankGame,
  leaveOnline: () => Promise.resolve(),
  moveOnline: () => Promise.resolve(true),
});

beforeAll(startRanking);

let stop: () => void = () => undefined;
beforeEach(() => {
  for (const call of [noteBegun, rankGame]) call.mockReset();
  noteBegun.mockResolvedValue({ kind: 'done' });
  rankGame.mockResolvedValue({ kind: 'ranked', changes: [], wasRepaired: false });
  followOnline();
  listener({ kind: 'none' });
  stop = startPlaying();
});
afterEach(() => stop());

const WHOLE = playedOut(newGame({ seats: ['red', 'yellow'], starter: 0 }, 5));
const HALF = rewind(WHOLE, 30);
const RULES = { name: 'Friday', seats: 2, isCompetition: true, mayWatch: true } as const;
const KEYS = ['0'.repeat(64), '1'.repeat(64)] as const;
const [first, second] = standingsOf(WHOLE).map(({ score }) => score);

/** A game by a name of its own: what was entered once is not entered again. */
const game = (id: string, of: typeof WHOLE, change: Partial<OnlineGame> = {}): OnlineGame =>
  onlineGame(of, { id: hashNamed(id), rules: RULES, ...change });
const seatsOf = (change: (seat: number) => Partial<OnlineGame['seats'][number]>) =>
  game('', HALF).seats.map((seat, at) => ({ ...seat, ...change(at) }));
const tell = (online: OnlineGame): void => listener(playing(online));

const rulesNow = () => {
  const { open } = gameNow();
  return open && rankingExtension.rulesWords?.(open, t);
};

describe('a game online of two under competition rules', () => {
  it('is noted when it begins, and entered by its hash and the keys once it is over', () => {
    tell(game('whole', HALF));
    const players = [
      { name: 'Ann', email: '', country: '', key: KEYS[0] },
      { name: 'Bob', email: '', country: '', key: KEYS[1] },
    ] as const;
    expect(noteBegun.mock.calls).toEqual([[{ game: hashNamed('whole'), players }]]);
    expect(rulesNow()).toBeUndefined();
    expect(rankGame).not.toHaveBeenCalled();
    tell(game('whole', WHOLE));
    tell(game('whole', WHOLE, { again: [1] }));
    const sides = [
      { player: { kind: 'person', ...players[0] }, colour: 'red', score: first },
      { player: { kind: 'person', ...players[1] }, colour: 'yellow', score: second },
    ];
    expect(rankGame.mock.calls).toEqual([
      [{ game: { id: hashNamed('whole'), sides, isDeadlock: false }, settled: [] }],
    ]);
    expect(noteBegun).toHaveBeenCalledOnce();
    // What is not connected any more was ranked all the same.
    listener({ kind: 'none' });
    expect(rulesNow()).toBeUndefined();
  });

  it.each([
    ['who sits here', 'Ann', KEYS[0], true],
    ['who sits elsewhere, and has a dialog of their own', 'Bob', KEYS[1], false],
  ])('asks for the Words of Wisdom of whoever has come to the top: %s', async (_, name, key, isAsked) => {
    const top = { name, email: '', country: '', key, wisdom: 'Wait.' };
    rankGame.mockResolvedValue({ kind: 'ranked', changes: [], top, wasRepaired: false });
    tell(game(`top ${name}`, WHOLE));
    const told = await vi.waitUntil(() => dialogOf(rankDialog), PATIENT);
    expect(told.reply.top?.name).toBe(isAsked ? name : undefined);
  });

  it('is entered when the last move is made, though nobody has answered it', () => {
    const last = rewind(WHOLE, WHOLE.placements.length - 1);
    const here = { seats: seatsOf(() => ({ isHere: true })) };
    tell(game('last', last, here));
    const move = WHOLE.placements.at(-1);
    if (move) send({ kind: 'move', made: { by: last.position.mover, move } });
    expect(gameNow().open?.record.game.placements).toHaveLength(WHOLE.placements.length);
    expect(rankGame).not.toHaveBeenCalled();
    tell(unsettled(WHOLE, { ...game('last', WHOLE, here), drawn: onlineGame(last).drawn, isSettled: false }));
    expect(rankGame).toHaveBeenCalledOnce();
  });

  it('tells nobody the address that a player has shown at the table', () => {
    const { seats } = game('address', HALF);
    tell(
      game('address', WHOLE, { seats: seats.map((seat) => ({ ...seat, email: 'a@example.org', country: 'Wales' })) }),
    );
    const [request] = rankGame.mock.calls[0] ?? [];
    expect(request?.game.sides.map(({ player }) => player)).toMatchObject([
      { email: '', country: 'Wales' },
      { email: '', country: 'Wales' },
    ]);
  });

  it.each<[string, Partial<OnlineGame>]>([
    ['in which something was taken back, or that went on with new chains', { isOneSession: false, epochs: 1 }],
    ['that was stopped', { isOneSession: false, isStopped: true }],
    [
      'in which a computer player has taken a seat',
      { isOneSession: false, seats: seatsOf((at) => (at === 1 ? { robot: { character: 'mason', level: 3 } } : {})) },
    ],
    ['by the usual rules', { rules: { ...RULES, isCompetition: false } }],
    ['of one program alone', { seats: seatsOf(() => ({ key: KEYS[0] })) }],
    ['that is only watched here', { seats: seatsOf(() => ({ isHere: false })) }],
  ])('is not entered if it is one %s', (what, change) => {
    const of = change.isStopped === true ? stopGame(HALF) : WHOLE;
    tell(game(what, of, change));
    expect(gameNow().open?.record.game.placements).toHaveLength(of.placements.length);
    expect([noteBegun, rankGame].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('says so as soon as it does not count any more, and is not entered then', () => {
    tell(game('undone', HALF));
    expect(rulesNow()).toBeUndefined();
    tell(game('undone', rewind(HALF, 28), { isOneSession: false }));
    expect(rulesNow()).toBe('Competition rules, not ranked');
    tell(game('undone', WHOLE, { isOneSession: false }));
    expect([noteBegun, rankGame].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('that is stopped by its last step is not entered', () => {
    tell(game('stopped', HALF));
    tell(game('stopped', stopGame(HALF), { isOneSession: false }));
    expect([noteBegun, rankGame].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('is ranked where it is watched, too, and says nothing else', () => {
    tell(game('watched', HALF, { seats: seatsOf(() => ({ isHere: false })) }));
    expect(rulesNow()).toBeUndefined();
  });
});
