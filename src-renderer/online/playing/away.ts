import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import type { PlayedBy } from '../../../src-shared/online/terms';
import { DEFAULT_CHARACTER } from '../../../src-shared/robots';
import { reportErrors } from '../../stage/failures';
import { awayIn, peopleHereIn } from './game';

/** Going on without those who are away: a computer player, run at this computer, takes their seats. */

/** Neither a gift nor a punishment. */
export const ROBOT = { character: DEFAULT_CHARACTER, level: 3 };

/** Who is to play each seat from then on; undefined where it is not known where they are played now. */
export function seatsWithout(game: OnlineGame): PlayedBy[] | undefined {
  const [own] = peopleHereIn(game);
  const here = own === undefined ? undefined : game.seats[own]?.party;
  if (here === undefined || awayIn(game).length === 0) return undefined;
  const seats = game.seats.flatMap(({ party, robot, isPresent }): PlayedBy[] => {
    if (!isPresent) return [{ party: here, robot: robot ?? ROBOT }];
    return party === undefined ? [] : [{ party, ...(robot ? { robot } : {}) }];
  });
  return seats.length === game.seats.length ? seats : undefined;
}

/** Proposes to the others that computer players take the seats of those who are away. */
export async function seatRobots(game: OnlineGame): Promise<boolean> {
  const seats = seatsWithout(game);
  return seats !== undefined && window.tantrix.goOnWithout(seats);
}

/** The game that is to be stopped, and how often it had gone on by then: only those who take part can agree to it. */
let stopping: { readonly id: string; readonly epochs: number } | undefined;

/** Stops a game of which somebody is away: the others first go on without them, and then agree. */
export async function stopWithout(game: OnlineGame): Promise<boolean> {
  stopping = { id: game.id, epochs: game.epochs };
  return seatRobots(game);
}

/** Asks the others to stop, once the game goes on without those who are away. */
export function goOnWithStop({ id, epochs, isSettled }: OnlineGame): void {
  if (stopping?.id !== id || epochs <= stopping.epochs || !isSettled) return;
  stopping = undefined;
  void reportErrors(() => window.tantrix.agreeOnline({ kind: 'stop' }));
}
