import { isByMail, type RecordedGame } from '../../src-shared/record';
import { isOver } from '../../src-shared/tantrix';
import { byMail, competition } from '../../src-shared/sessions/game-terms';
import { type Aid, type Barred, type Home, isTold, plainTerms, type Terms } from '../../src-shared/sessions/terms';
import type { OpenGame } from './table';

/** On what terms the open game is played, and what these keep from those who play it. */

type GameTerms = Terms<RecordedGame, undefined>;

const LESSON: GameTerms = { ...plainTerms, home: 'nowhere' };

/** All terms that hold for a game. */
const termsOf = ({ record, mail, lesson }: OpenGame): readonly GameTerms[] => [
  ...(record.isCompetition ? [competition] : []),
  ...(isByMail(record) ? [byMail(mail?.home ?? null)] : []),
  ...(lesson ? [LESSON] : []),
];

/** Why something is kept from those who play the game; undefined when it is not. */
export function barIn(open: OpenGame, aid: Aid): Barred | undefined {
  for (const { bars } of termsOf(open)) {
    const bar = bars(aid, open.record, undefined);
    if (bar) return bar;
  }
  return undefined;
}

/** Whether something can be asked for: also where asking is refused in words. */
export function mayAskFor(open: OpenGame, aid: Aid): boolean {
  const bar = barIn(open, aid);
  return !bar || isTold(bar);
}

/** Whether a seat moves at this computer: in a game by mail only those who play here, in a copy of one nobody. */
export const movesHere = (open: OpenGame, seat: number): boolean =>
  termsOf(open).every(({ seatsHere }) => seatsHere(open.record).includes(seat));

/** Whether a move is shown only when it is kept. */
export const isShownWhenKept = (open: OpenGame): boolean => termsOf(open).some(({ decides }) => decides === 'kept');

/** Where a game outlives a crash. */
export const homeOf = (open: OpenGame): Home => termsOf(open).find(({ home }) => home !== 'journal')?.home ?? 'journal';

/**
 * Whether a game goes on under competition rules. What they keep from the players, for it would help them, is free again
 * once it is over; what is done stays done: no move is taken back then, nor does anybody get another name.
 */
export const isMatchOn = ({ record }: Pick<OpenGame, 'record'>): boolean =>
  record.isCompetition && !isOver(record.game);
