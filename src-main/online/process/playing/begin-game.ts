import { GameCopy } from '../../../../src-shared/online/game-copy';
import { gameOf } from '../../../../src-shared/online/terms';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';
import type { Terms } from '../../../../src-shared/online/terms';
import type { Program } from '../program';
import { PlayedGame } from './played-game';

/**
 * Begins a game, or goes on with it where it was begun already: whatever is kept of it counts. Rejects when the disk does not
 * take it; then nothing was said.
 *
 * @param links over which it is played
 * @returns what goes on from now on; undefined when what was kept of it is damaged
 */
export async function beginGame(
  program: Program,
  terms: Terms,
  table: TableNote,
  links: readonly Link[],
): Promise<PlayedGame | undefined> {
  const { self, key } = program.identity;
  const kept = await program.games.open(gameOf(self, terms));
  if (kept === 'damaged') return undefined;
  if (kept) return goOn(program, kept, links);
  const party = terms.parties.indexOf(key);
  const { copy, outcome } = GameCopy.begun(self, terms, party === -1 ? undefined : party);
  const begun = await program.games.begin(copy.history.id, outcome.write, table);
  const game = new PlayedGame(program, copy, begun, table);
  game.begin({ write: [], send: [], reply: [] }, links);
  return game;
}

/** Goes on with a game that was kept; undefined when its lines make none. */
export function goOn(program: Program, kept: KeptGame, links: readonly Link[] = []): PlayedGame | undefined {
  const recalled = GameCopy.recalled(program.identity.self, kept.lines);
  const table = kept.notes.find((note) => note.kind === 'table');
  if (!recalled || !table) return undefined;
  const game = new PlayedGame(program, recalled.copy, kept, table);
  game.begin(recalled.outcome, links);
  return game;
}
