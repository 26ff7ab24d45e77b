import type { ReportLocation } from '../../src-shared/bridge/bridge';
import type { Colour } from '../../src-shared/tantrix';
import { makeTextImage } from '../../src-shared/record';
import { declareDialog, openDialog } from '../stage/dialogs';
import { personAt } from './people';
import { send, changeOpen, useTable } from '../stage/table';

export const robotFailed = declareDialog<{
  readonly name: string;
  readonly colour: Colour;
  /** The file with the report; null when it could not be written. */
  readonly report: ReportLocation | null;
}>('robotFailed');

/**
 * Makes a person of a computer player that cannot go on, so that the game can; says so, and keeps the game and the error
 * for a report.
 */
export async function seatFails(seat: number, error: unknown): Promise<void> {
  const { open } = useTable.getState();
  if (!open) return;
  console.warn('a computer player cannot go on:', error);
  const { record } = open;
  const { name, colour } = personAt(record, seat);
  const players = record.players.map((player, at) => (at === seat ? { ...player, robot: undefined } : player));
  // Those who began the game are not those who end it: it is not ranked.
  changeOpen({ ...open, sitting: undefined });
  send({ kind: 'amended', change: (now) => ({ ...now, players }) });
  const report = await window.tantrix.keepReport({ error: wordsOf(error), game: makeTextImage(record) });
  openDialog(robotFailed, { name, colour, report });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
