import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { ask, declareQuestion } from '../../stage/dialogs';
import type { LeavingGuard } from '../../stage/leaving';
import { gameAt } from '../../game/table';
import { putAway } from '../../stage/tables';
import { onlineNow } from '../state';
import { gameIn, isPlayed, peopleHereIn, tableOf } from './game';

/** Leaving a game online while others wait. */

interface Leaving {
  /** Whether the clock of those who leave runs on. */
  readonly hasClock: boolean;
  /** Of a race, where it is decided: at this computer it stands without it. */
  readonly race?: 'here' | 'elsewhere';
}

export const leaveOnline = declareQuestion<'leave', Leaving>('leaveOnline');

export const playingGuard: LeavingGuard = {
  isNeeded: () => leavingNow() !== undefined,
  async mayLeave() {
    const leaving = leavingNow();
    if (!leaving) return true;
    if ((await ask(leaveOnline, leaving)) !== 'leave') return false;
    // It is left at once, whatever comes of what was to take its place; nothing lies over it. Meanwhile it may have ended.
    if (leavingNow()) putAway();
    return true;
  },
};

/** What would be left now, and others there; undefined where nobody would notice. */
function leavingNow(): Leaving | undefined {
  const race = raced();
  if (race) return { hasClock: false, race };
  const game = waitedFor();
  return game && { hasClock: game.rules.minutes !== undefined };
}

/** Where the race is decided in which others race with whoever leaves; undefined where there is none. */
function raced(): Leaving['race'] {
  const state = onlineNow();
  if (state.kind !== 'racing' || state.problem !== undefined) return undefined;
  return state.race.isDecidedHere ? 'here' : 'elsewhere';
}

/** The game that is played here with people who are there and would wait; undefined where nobody would. */
function waitedFor(): OnlineGame | undefined {
  const game = gameIn(onlineNow());
  const id = game && tableOf(game);
  const open = id === undefined ? undefined : gameAt(id);
  if (!game || !open || !isPlayed(open) || peopleHereIn(game).length === 0) return undefined;
  return game.seats.some(({ isHere, isPresent, robot }) => !isHere && isPresent && !robot) ? game : undefined;
}
