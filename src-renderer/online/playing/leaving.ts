import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { ask, declareQuestion } from '../../stage/dialogs';
import type { LeavingGuard } from '../../stage/leaving';
import { gameAt } from '../../game/table';
import { onlineNow } from '../state';
import { gameIn, isPlayed, peopleHereIn, tableOf } from './game';

/** Leaving a game online while others wait. */

interface Leaving {
  /** Whether the clock of those who leave runs on. */
  readonly hasClock: boolean;
  /** Whether it is a race: nobody comes back to one. */
  readonly isRace?: boolean;
}

export const leaveOnline = declareQuestion<'leave', Leaving>('leaveOnline');

export const playingGuard: LeavingGuard = {
  isNeeded: () => waitedFor() !== undefined || isRacing(),
  async mayLeave() {
    if (isRacing()) return (await ask(leaveOnline, { hasClock: false, isRace: true })) === 'leave';
    const game = waitedFor();
    return !game || (await ask(leaveOnline, { hasClock: game.rules.minutes !== undefined })) === 'leave';
  },
};

/** Whether others race with whoever leaves. */
function isRacing(): boolean {
  const state = onlineNow();
  return state.kind === 'racing' && state.problem === undefined;
}

/** The game that is played here with people who are there and would wait; undefined where nobody would. */
function waitedFor(): OnlineGame | undefined {
  const game = gameIn(onlineNow());
  const id = game && tableOf(game);
  const open = id === undefined ? undefined : gameAt(id);
  if (!game || !open || !isPlayed(open) || peopleHereIn(game).length === 0) return undefined;
  return game.seats.some(({ isHere, isPresent, robot }) => !isHere && isPresent && !robot) ? game : undefined;
}
