import type { TableEvent } from '../stage/kind';
import { gameKey, type OpenGame } from './open-game';

/**
 * What has happened at the table between two states of it, in the order in which it is heard. It does not matter who
 * played, or whether it is a replay; going back is silent, and so is a game that comes with its moves.
 */
export function eventsBetween(before: OpenGame | undefined, after: OpenGame | undefined): TableEvent[] {
  if (!after) return [];
  const { game } = after.record;
  const played = game.placements.length;
  const old = before?.record.game;
  if (!old || gameKey(old) !== gameKey(game)) return played === 0 ? ['gameStarted'] : [];
  if (played !== old.placements.length + 1) return [];
  return game.position.bagCount < old.position.bagCount ? ['tilePlayed', 'tileDrawn'] : ['tilePlayed'];
}
