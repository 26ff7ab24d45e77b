import { beforeEach, expect, it } from 'vitest';
import { togglePanel } from '../../../../../src-renderer/game/panels';
import {
  meetChat,
  noteSeen,
  noteTold,
  openersIn,
  opennessOf,
  phrasesAfter,
  phrasesFirst,
  toggleMute,
  unreadIn,
  untoldIn,
} from '../../../../../src-renderer/online/playing/chat';
import { beginPlaying } from '../../../../../src-renderer/online/playing/following';
import { peopleWith } from '../../../../../src-renderer/online/playing/game';
import { followOnline, onlineNow } from '../../../../../src-renderer/online/state';
import { isMarked } from '../../../../../src-renderer/stage/commands';
import { shownNow } from '../../../../../src-renderer/stage/tables';
import type { ChatLine, OnlineState } from '../../../../../src-shared/bridge/bridge';
import { PHRASES } from '../../../../../src-shared/online/phrases';
import { newGame } from '../../../../../src-shared/tantrix';
import { onlineGame, playing } from '../../../../support/online-games';
import { haveWindow } from '../../../../support/window';

let listener: (state: OnlineState) => void = () => undefined;
haveWindow({
  onOnline: (told) => {
    listener = told;
    return () => undefined;
  },
});

const HELLO: ChatLine = { kind: 'phrase', phrase: 'hello', seat: 1, at: 0 };
const OWN: ChatLine = { kind: 'phrase', phrase: 'hello', seat: 0, at: 0 };
const opened = (seat: number): ChatLine => ({ kind: 'opened', seat, at: 0 });
const BEGAN: ChatLine = { kind: 'began', at: 0 };
const game = (chat: readonly ChatLine[]) => onlineGame(newGame({ seats: ['red', 'yellow'] }, 5), { chat });

beforeEach(() => {
  noteSeen(game([]));
  followOnline();
});

it('what others say is unread until the chat is seen', () => {
  beginPlaying(game([]));
  listener(playing(game([BEGAN, OWN, HELLO])));
  expect(unreadIn()).toEqual([HELLO]);
  expect(isMarked('chat', shownNow())).toBe(true);
  noteSeen(game([BEGAN, OWN, HELLO]));
  expect(isMarked('chat', shownNow())).toBe(false);
  listener(playing(game([BEGAN, OWN, HELLO, HELLO])));
  expect(unreadIn()).toHaveLength(1);
});

it('that others want to talk freely is news until somebody here has agreed to it', () => {
  beginPlaying(game([]));
  listener(playing(game([opened(1)])));
  expect(unreadIn()).toEqual([opened(1)]);
  expect(isMarked('chat', shownNow())).toBe(true);
  expect(openersIn(game([opened(1), opened(0)]))).toEqual([1]);
  listener(playing(game([opened(1), opened(0)])));
  expect(unreadIn()).toEqual([]);
});

it('nothing is unread while the chat is shown, nor where it is muted', () => {
  beginPlaying(game([]));
  listener(playing(game([HELLO])));
  toggleMute();
  expect(unreadIn()).toEqual([]);
  toggleMute();
  expect(unreadIn()).toHaveLength(1);
  togglePanel('chat');
  expect(unreadIn()).toEqual([]);
});

it('what was told at the table is not told again, and is unread until the chat is seen', () => {
  beginPlaying(game([]));
  listener(playing(game([HELLO])));
  expect(untoldIn(onlineNow())).toEqual([HELLO]);
  noteTold(game([]).id, 1);
  expect(untoldIn(onlineNow())).toEqual([]);
  expect(unreadIn()).toEqual([HELLO]);
  listener(playing(game([HELLO, HELLO])));
  expect(untoldIn(onlineNow())).toEqual([HELLO]);
});

it('what was said before a game comes here is not told', () => {
  const other = { ...game([HELLO]), id: 'f'.repeat(64) };
  meetChat(other);
  listener(playing(other));
  expect(untoldIn(onlineNow())).toEqual([]);
  listener(playing({ ...other, chat: [HELLO, HELLO] }));
  meetChat({ ...other, chat: [HELLO, HELLO] });
  expect(untoldIn(onlineNow())).toEqual([HELLO]);
});

it('what one says at a computer, all people there say, but no computer player', () => {
  const seats = onlineGame(newGame({ seats: ['red', 'blue', 'red', 'blue'] }, 5)).seats;
  const at = (...parties: readonly number[]) => ({
    seats: seats.map((seat, each) => ({ ...seat, party: parties[each] ?? 0 })),
  });
  const { seats: shared } = at(0, 1, 0, 1);
  expect(peopleWith({ seats: shared }, 1)).toEqual([1, 3]);
  expect(peopleWith(at(0, 1, 2, 3), 1)).toEqual([1]);
  const robot = { character: 'mason', level: 3 };
  const without = { seats: shared.map((seat, each) => (each === 3 ? { ...seat, party: 0, robot } : seat)) };
  expect([0, 1, 3].map((seat) => peopleWith(without, seat))).toEqual([[0, 2], [1], [3]]);
});

it('words of one’s own are let in by all', () => {
  const own: ChatLine = { kind: 'opened', seat: 0, at: 0 };
  expect(opennessOf(game([]))).toBe('closed');
  expect(opennessOf(game([{ ...own, seat: 1 }]))).toBe('closed');
  expect(opennessOf(game([own]))).toBe('waits');
  expect(opennessOf({ ...game([own]), isChatOpen: true })).toBe('open');
});

it.each([
  [0, false],
  [9, false],
  [9, true],
])('after %d moves each phrase stands once', (moves, isOver) => {
  const first = phrasesFirst(moves, isOver);
  expect([...first, ...phrasesAfter(first)].toSorted()).toEqual(PHRASES.toSorted());
});
