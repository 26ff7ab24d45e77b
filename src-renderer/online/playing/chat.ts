import type { ChatLine, OnlineGame, OnlineState } from '../../../src-shared/bridge/bridge';
import { PHRASES, type Phrase } from '../../../src-shared/online/phrases';
import { panelShown } from '../../game/panels';
import { gameNow } from '../../game/table';
import { makeStore } from '../../ui/store';
import { onlineNow, onOnline } from '../state';
import { gameIn, peopleHereIn } from './game';

/** What people at a table say to each other, and how much of it was seen here. */

interface Reading {
  /** The game of which lines were seen. */
  readonly id?: string;
  /** How many lines. */
  readonly seen: number;
  /** Nothing is told of what is said. */
  readonly isMuted: boolean;
}

const { reading, set } = makeStore<Reading>({ seen: 0, isMuted: false });

const { use: useReading, get: readingNow, subscribe: onReading } = reading;

export const useIsMuted = (): boolean => useReading(({ isMuted }) => isMuted);

export const toggleMute = (): void => set(({ isMuted }) => ({ isMuted: !isMuted }));

/** Notes that the whole chat of a game is seen. */
export function noteSeen({ id, chat }: OnlineGame): void {
  const now = readingNow();
  if (now.id !== id || now.seen !== chat.length) set({ id, seen: chat.length });
}

export type Said = Extract<ChatLine, { readonly seat: number; readonly kind: 'text' | 'phrase' }>;

export const isSaid = (line: ChatLine): line is Said => line.kind === 'text' || line.kind === 'phrase';

/** What others have said that was not seen here; nothing where that is muted. */
export function unreadIn(state: OnlineState = onlineNow()): readonly Said[] {
  const game = gameIn(state);
  const { id, seen, isMuted } = readingNow();
  if (!game || isMuted || panelShown(gameNow()) === 'chat') return [];
  const here = peopleHereIn(game);
  return game.chat
    .slice(game.id === id ? seen : 0)
    .filter((line): line is Said => isSaid(line) && !here.includes(line.seat));
}

/** In a component: the same. */
export function useUnread(state: OnlineState): readonly Said[] {
  useReading();
  return unreadIn(state);
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

/** What is most often said: at the beginning, while one plays, and at the end. */
export function phrasesFirst(moves: number, isOver: boolean): readonly Phrase[] {
  if (isOver) return ['wellPlayed', 'thanks', 'goodbye'];
  return moves < 2 ? ['hello', 'haveFun', 'oneMoment'] : ['goodMove', 'thanks', 'oneMoment'];
}

/** The others. */
export const phrasesAfter = (first: readonly Phrase[]): readonly Phrase[] =>
  PHRASES.filter((phrase) => !first.includes(phrase));
