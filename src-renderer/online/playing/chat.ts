import type { ChatLine, OnlineGame, OnlineState } from '../../../src-shared/bridge/bridge';
import { PHRASES, type Phrase } from '../../../src-shared/online/phrases';
import { panelShown } from '../../game/panels';
import { gameNow } from '../../game/table';
import { makeStore } from '../../ui/store';
import { onlineNow, onOnline } from '../state';
import { gameIn, peopleHereIn } from './game';

/** What people at a table say to each other, and how much of it was seen here. */

/** How many lines of a chat were read here, and how many stand at the table no more. */
interface Known {
  readonly seen: number;
  readonly told: number;
}

interface Reading {
  /** By game, since the program runs. */
  readonly games: ReadonlyMap<string, Known>;
  /** Nothing is told of what is said. */
  readonly isMuted: boolean;
}

const { reading, set } = makeStore<Reading>({ games: new Map(), isMuted: false });

const { use: useReading, get: readingNow, subscribe: onReading } = reading;

export const useIsMuted = (): boolean => useReading(({ isMuted }) => isMuted);

export const toggleMute = (): void => set(({ isMuted }) => ({ isMuted: !isMuted }));

function note(id: string, known: Known): void {
  set(({ games }) => ({ games: new Map(games).set(id, known) }));
}

/** What was said by the time a game first comes here was told to those who were there: it is not told again. */
export function meetChat({ id, chat }: OnlineGame): void {
  if (!readingNow().games.has(id)) note(id, { seen: 0, told: chat.length });
}

/** Notes that so much of the chat of a game was told at the table, or waved aside there. */
export function noteTold(id: string, told: number): void {
  note(id, { seen: readingNow().games.get(id)?.seen ?? 0, told });
}

/** Notes that the whole chat of a game is seen. */
export function noteSeen({ id, chat }: OnlineGame): void {
  if (readingNow().games.get(id)?.seen !== chat.length) note(id, { seen: chat.length, told: chat.length });
}

export type Said = Extract<ChatLine, { readonly seat: number; readonly kind: 'text' | 'phrase' }>;

export const isSaid = (line: ChatLine): line is Said => line.kind === 'text' || line.kind === 'phrase';

/** That somebody has let in words that others choose. */
type Opened = ChatLine & { readonly kind: 'opened'; readonly seat: number };

const isOpened = (line: ChatLine): line is Opened => line.kind === 'opened' && line.seat !== undefined;

/**
 * What others have said that was not seen here, and that they want to talk in words of their own where nobody here has agreed to
 * that; nothing where that is muted.
 */
export const unreadIn = (state: OnlineState = onlineNow()): readonly (Said | Opened)[] => newsIn(state, 'seen');

/** The same of what was not told at the table yet. */
export const untoldIn = (state: OnlineState): readonly (Said | Opened)[] => newsIn(state, 'told');

function newsIn(state: OnlineState, since: keyof Known): readonly (Said | Opened)[] {
  const game = gameIn(state);
  const { games, isMuted } = readingNow();
  if (!game || isMuted || panelShown(gameNow()) === 'chat') return [];
  const here = peopleHereIn(game);
  return game.chat
    .slice(games.get(game.id)?.[since] ?? 0)
    .filter(isTold)
    .filter(({ seat, kind }) => !here.includes(seat) && (kind !== 'opened' || opennessOf(game) === 'closed'));
}

const isTold = (line: ChatLine): line is Said | Opened => isSaid(line) || isOpened(line);

/** In a component: the same. */
export function useUntold(state: OnlineState): ReturnType<typeof untoldIn> {
  useReading();
  return untoldIn(state);
}

/** Calls the listener whenever something may have been said or seen; gives the function that ends it. */
export function onChat(listener: () => void): () => void {
  const ends = [onOnline(listener), onReading(listener)];
  return () => ends.forEach((end) => end());
}

/** How the chat stands to words of one's own: open to all, opened from here alone, or only for phrases. */
export function opennessOf(game: OnlineGame): 'open' | 'waits' | 'closed' {
  if (game.isChatOpen) return 'open';
  const here = peopleHereIn(game);
  const isOpenedHere = game.chat.some(
    ({ kind, seat }) => kind === 'opened' && seat !== undefined && here.includes(seat),
  );
  return isOpenedHere ? 'waits' : 'closed';
}

/** The seats of the others who have let in words that others choose. */
export const openersIn = (game: OnlineGame): readonly number[] => {
  const here = peopleHereIn(game);
  const seats = game.chat.filter(isOpened).map(({ seat }) => seat);
  return [...new Set(seats)].filter((seat) => !here.includes(seat));
};

/** What is most often said: at the beginning, while one plays, and at the end. */
export function phrasesFirst(moves: number, isOver: boolean): readonly Phrase[] {
  if (isOver) return ['wellPlayed', 'thanks', 'goodbye'];
  return moves < 2 ? ['hello', 'haveFun', 'oneMoment'] : ['goodMove', 'thanks', 'oneMoment'];
}

/** The others. */
export const phrasesAfter = (first: readonly Phrase[]): readonly Phrase[] =>
  PHRASES.filter((phrase) => !first.includes(phrase));
