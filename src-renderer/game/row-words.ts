import type { Words } from '../words/words';
import { type NewGameForm, robotOf } from './new-game-form';
import { unnamedWords } from './unnamed';

/** What the player in a row of the New Game dialog is called, who may have no name yet. */
export function rowWords({ count, rows }: NewGameForm, at: number, t: Words): string {
  const row = rows[at];
  const robot = row && robotOf(row);
  if (robot) return t(`robot.name.${robot.character}`);
  return row?.name.trim() || unnamedWords(rows.slice(0, count), at, t);
}
