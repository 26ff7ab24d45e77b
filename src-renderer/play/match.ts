import { isOver } from '../../src-shared/tantrix';
import type { OpenGame } from './table';

/**
 * Whether a game goes on under competition rules. What they keep from the players, for it would help them, is free again
 * once it is over; what is done stays done: no move is taken back then, nor does anybody get another name.
 */
export const isMatchOn = ({ record }: Pick<OpenGame, 'record'>): boolean =>
  record.isCompetition && !isOver(record.game);
