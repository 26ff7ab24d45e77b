import type { RecordedGame } from './recorded-game';

/** The turns of a game by mail that were begun once more after what they draw was known. */

/** Whether a move, by its number from 1, began a turn that was played once more. */
export const isAgain = ({ again }: Pick<RecordedGame, 'again'>, move: number): boolean =>
  again?.includes(move) ?? false;

/** The record with the mark that its next move begins a turn once more. */
export function markedAgain(record: RecordedGame): RecordedGame {
  const next = record.game.placements.length + 1;
  return { ...record, again: [...(record.again ?? []).filter((move) => move < next), next] };
}
