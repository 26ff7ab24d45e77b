import { describe, expect, it } from 'vitest';
import { missedIn } from '../../../../../src-renderer/online/playing/absences';
import { seatsWithout } from '../../../../../src-renderer/online/playing/away';
import { predictionWords } from '../../../../../src-renderer/online/playing/Advice';
import { questionIn } from '../../../../../src-renderer/online/playing/questions';
import type { ChatLine, OnlineGame } from '../../../../../src-shared/bridge/bridge';
import { newGame } from '../../../../../src-shared/tantrix';
import { onlineGame } from '../../../../support/online-games';
import '../../../../support/tables';
import { t } from '../../../../support/words';

const MINUTE = 60_000;
const GAME = onlineGame(newGame({ seats: ['red', 'yellow', 'green'] }, 5));
const NOTHING: ReadonlySet<string> = new Set();

/** Bob is away, after he was lost and came back at these minutes. */
const bobAway = (...minutes: readonly number[]): OnlineGame => ({
  ...GAME,
  seats: GAME.seats.map((seat, at) => ({ ...seat, isPresent: at !== 1 })),
  chat: minutes.map(
    (minute, at): ChatLine => ({
      kind: at % 2 === 0 ? 'lost' : 'back',
      seat: 1,
      at: minute * MINUTE,
    }),
  ),
});
const asked = (game: OnlineGame, now = 0, away = NOTHING) => questionIn(game, false, away, now)?.question;

describe('somebody who is away', () => {
  it.each([
    ['for a moment is waited for', bobAway(0), 4.9, []],
    ['for five minutes keeps the others', bobAway(0), 5, [1]],
    ['again and again, and each time for long, too', bobAway(0, 3, 10, 12, 20), 22, [1]],
    ['again and again, but shortly, does not', bobAway(0, 1, 10, 11, 20), 21.5, []],
    ['twice does not', bobAway(0, 3, 20), 23, []],
  ])('%s', (_, game, minute, seats) => expect(missedIn(game, minute * MINUTE)).toEqual(seats));

  it('is asked about, and once more after as long', () => {
    const game = bobAway(0);
    const put = questionIn(game, false, NOTHING, 6 * MINUTE);
    expect(put?.question).toEqual({ kind: 'away', seats: [1] });
    const away = new Set([put?.key ?? '']);
    expect(asked(game, 9 * MINUTE, away)).toBeUndefined();
    expect(asked(game, 11 * MINUTE, away)?.kind).toBe('away');
  });

  it('is not asked about while the server is away: nobody knows then who is there', () => {
    const server = { name: 'The club', address: 'tables.example.org:47202', isAuthenticated: true, isReached: false };
    expect(asked({ ...bobAway(0), server }, 6 * MINUTE)).toBeUndefined();
    expect(asked({ ...bobAway(0), server: { ...server, isReached: true } }, 6 * MINUTE)?.kind).toBe('away');
  });

  it('is played by a computer player here; the others stay who they are', () => {
    const seats = seatsWithout(bobAway(0));
    expect(seats?.map(({ party }) => party)).toEqual([0, 0, 2]);
    expect(seats?.map(({ robot }) => robot !== undefined)).toEqual([false, true, false]);
  });
});

it('how the game would end is told with its numbers, and that it is not ranked', () => {
  const words = predictionWords({ scores: [20.6, 17.4, 12], wins: [83, 15, 0], games: 100 }, GAME, t);
  expect(words).toContain(
    'Predicted: Ann (red) 21, Bob (yellow) 17, Cleo (green) 12. Ann (red) wins in 83 of 100 simulations.',
  );
  expect(words).toContain('ranked');
});

it('what the others want is asked of those who have not agreed', () => {
  const undo = { kind: 'undo', to: 0 } as const;
  const wanted = (seats: readonly number[]) => asked({ ...GAME, asked: [{ asked: undo, seats }] });
  expect(wanted([1])).toEqual({ kind: 'undo', asked: undo, by: [1], isOwn: false });
  expect(wanted([0, 1])).toEqual({ kind: 'undo', asked: undo, by: [0, 1], isOwn: true });
});

it('what somebody does not want is told to those who have asked for it, and asked of nobody else', () => {
  const undo = { kind: 'undo', to: 0 } as const;
  const declined = (seats: readonly number[]) => asked({ ...GAME, asked: [{ asked: undo, seats, against: [2] }] });
  expect(declined([0])).toEqual({ kind: 'declined', asked: undo, by: [2] });
  expect(declined([1])).toBeUndefined();
  const before = questionIn({ ...GAME, asked: [{ asked: undo, seats: [0] }] }, false, NOTHING, 0);
  const away = new Set([before?.key ?? '']);
  const game = { ...GAME, asked: [{ asked: undo, seats: [0], against: [2] }] };
  expect(questionIn(game, false, away, 0)?.question.kind, 'though the wait for it was put away').toBe('declined');
});

it('who only looks on is asked nothing', () => {
  const seats = GAME.seats.map((seat) => ({ ...seat, isHere: false }));
  expect(asked({ ...GAME, seats, asked: [{ asked: { kind: 'stop' }, seats: [1] }] })).toBeUndefined();
});

it('after the end it is asked whether all play again, and nothing else', () => {
  const game: OnlineGame = { ...bobAway(0), again: [1], asked: [{ asked: { kind: 'stop' }, seats: [1] }] };
  expect(questionIn(game, true, NOTHING, 60 * MINUTE)?.question).toEqual({ kind: 'again', by: [1], isOwn: false });
});
