import type { ReportLocation } from '../../src-shared/bridge/bridge';
import type { Colour } from '../../src-shared/tantrix';
import { canBeWritten, makeTextImage } from '../../src-shared/record';
import { declareDialog, openDialogWhenFree } from '../stage/dialogs';
import { gameKey } from './open-game';
import { personAt } from './people';
import { sendTo, gameAt, changeGameAt } from './table';
import type { TableId } from '../stage/tables';

export const robotFailed = declareDialog<{
  readonly name: string;
  readonly colour: Colour;
  /** The file with the report; null when it could not be written. */
  readonly report: ReportLocation | null;
}>('robotFailed');

/**
 * Makes a person of a computer player that cannot go on, so that the game can; keeps the game and the error for a report,
 * and says so once the person is done with the dialog they are in, unless the game has left its table by then.
 */
export async function seatFails(id: TableId, seat: number, error: unknown): Promise<void> {
  const open = gameAt(id);
  if (!open) return;
  console.warn('a computer player cannot go on:', error);
  const { record } = open;
  const { name, colour } = personAt(record, seat);
  const players = record.players.map((player, at) => (at === seat ? { ...player, robot: undefined } : player));
  // Those who began the game are not those who end it: it is not ranked.
  changeGameAt(id, () => ({ open: { ...open, sitting: undefined } }));
  sendTo(id, { kind: 'amended', change: (now) => ({ ...now, players }) });
  // As long as tiles are drawn elsewhere there is no text of it.
  const game = canBeWritten(record) ? makeTextImage(record) : '';
  const report = await window.tantrix.keepReport({ error: wordsOf(error), game });
  openDialogWhenFree(robotFailed, { name, colour, report }, () => {
    const now = gameAt(id);
    return now !== undefined && gameKey(now.record.game) === gameKey(record.game);
  });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
