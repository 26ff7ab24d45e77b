import { gameKind } from './game-kind';
import type { ParsedRecord } from './kinds';
import type { Parsed } from './record-kind';
import type { RecordedGame } from './recorded-game';

export type ParsedGame = Parsed<RecordedGame>;

/** What was read, where only a game is of use. */
export function gameOnly(parsed: ParsedRecord): ParsedGame {
  if (!parsed.ok) return parsed;
  const { record } = parsed;
  return gameKind.is(record) ? { ok: true, record } : { ok: false, problem: { code: 'isPuzzle' } };
}
