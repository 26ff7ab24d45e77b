import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryId } from '../../src-shared/bridge/bridge';
import { makeTxg, type RecordedGame } from '../../src-shared/record';
import { seededRandom } from '../../src-shared/tantrix';
import { earlier, plainPlayer, randomRecord } from './random-records';

/** Games for libraries, and what lies in their folders. */

/** A whole game of people with plain names; the same seed gives the same. */
export function gameOfSeed(seed: number): RecordedGame {
  const random = seededRandom(seed);
  for (;;) {
    const record = randomRecord(random, plainPlayer, 1);
    if (record.game.placements.length > 20 && !record.game.isStopped) return record;
  }
}

/** The text of a game after some of its moves. */
export const textAfter = (record: RecordedGame, moves: number): string => makeTxg(earlier(record, moves));

/** The texts of the games in a folder, by the names of their files without ending. */
export function textsIn(folder: string): Map<EntryId, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const games = names.filter((name) => name.endsWith('.txg'));
  return new Map(games.map((name) => [name.slice(0, -4), readFileSync(path.join(folder, name), 'utf8')]));
}

/** The texts of the games in a folder and all that is in it. */
export function textsWithin(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => name.endsWith('.txg')).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
