import type { Player, RecordedGame } from '../../src-shared/record';
import type { Robot } from '../../src-shared/robots';
import { isOver, rewind } from '../../src-shared/tantrix';
import { closeDialog, declareDialog, openDialog } from '../stage/dialogs';
import { wordsNow } from '../words/words';
import { beginAt } from './history';
import { lastOpponent } from './last-opponent';
import type { OpenGame } from './open-game';
import { peopleHere } from './own-seat';
import { soloOf } from './people';
import { mayAskFor } from './terms';
import { withNames } from './unnamed';

/** Going on against the computer from a position of a game that is over, whoever played it. */

interface PlayComputerProps {
  /** How many placements lie in the position. */
  readonly at: number;
  /** The seat proposed for the person. */
  readonly seat: number;
  /** The computer player proposed. */
  readonly robot: Robot;
}

/** Asks who of several the person is, and against whom. */
export const playComputerDialog = declareDialog<PlayComputerProps>('playComputer');

/** Whether there is anything left to play after so many placements, and it may be played. */
export const mayPlayComputer = (open: OpenGame, at: number): boolean =>
  mayAskFor(open, 'playOn') && !isOver(rewind(open.record.game, at));

/**
 * Goes on from a position against the computer: at once where one person played computer players, otherwise by a dialog.
 *
 * @param mover the seat whose move the person looks at
 */
export async function playComputer(open: OpenGame, at: number, mover: number): Promise<void> {
  const { record } = open;
  if (soloOf(record) !== undefined) return beginAt(record, at);
  const robot = lastOpponent(await window.tantrix.rememberedGames());
  openDialog(playComputerDialog, { at, seat: seatProposed(open, mover), robot });
}

/** The seat of the only one who played here; otherwise of whoever moved, if that was a person. */
function seatProposed(open: OpenGame, mover: number): number {
  const here = peopleHere(open);
  const seats = here.length > 0 ? here : seatsToTake(open.record);
  return seats.find((seat) => seat === mover) ?? seats[0] ?? 0;
}

/** The seats of which one is the person's: those of people; of computer players only where nobody else played. */
export function seatsToTake({ players }: Pick<RecordedGame, 'players'>): number[] {
  const people = players.flatMap(({ robot }, seat) => (robot ? [] : [seat]));
  return people.length > 0 ? people : players.map((_, seat) => seat);
}

/** The players when one seat is the person's: computer players stay, and everybody else makes way for one. */
export const againstComputer = (
  players: readonly Player[],
  seat: number,
  robot: Robot,
  nameOf: (character: Robot['character']) => string,
): Player[] =>
  players.map((player, at) => {
    if (at === seat) return player.robot ? { name: '', email: '', country: '' } : player;
    return player.robot ? player : { name: nameOf(robot.character), email: '', country: '', robot };
  });

/** Goes on as the dialog says. */
export async function beginAgainstComputer(open: OpenGame, at: number, seat: number, robot: Robot): Promise<void> {
  const t = wordsNow();
  const players = againstComputer(open.record.players, seat, robot, (character) => t(`robot.name.${character}`));
  closeDialog();
  await beginAt(open.record, at, withNames(players, t));
}
