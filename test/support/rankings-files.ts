import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLines } from '../../src-main/rankings/lines';
import { EMPTY_TABLE, type Entry, identityOf, leaderOf, withEntries } from '../../src-shared/rankings';
import { seededRandom } from '../../src-shared/tantrix';
import { gameOf, person, resultAt, side, wisdomAt } from './rankings';

/** Profiles that have rankings already. */

const COUNTRIES = ['New Zealand', 'Germany', 'Bosnia and Herzegovina', ''];
const START = Date.UTC(2026, 2, 1, 18);
const HOUR = 60 * 60 * 1000;

/** The players of `manyGames`. */
export const playerAt = (number: number) => person(`Player ${number + 1}`, COUNTRIES[number % COUNTRIES.length]);

/**
 * So many games, one an hour, between so many players; those in front tend to win. Who is at the top has
 * left Words of Wisdom.
 */
export function manyGames(players: number, games: number): Entry[] {
  const random = seededRandom(1);
  const results = Array.from({ length: games }, (_, at) => {
    const first = random(players);
    const second = (first + 1 + random(players - 1)) % players;
    const scoreOf = (number: number) => 8 + random(18) + Math.round((6 * (players - number)) / players);
    return resultAt(START + at * HOUR, {
      ...gameOf(`game ${at}`, ['', 0], ['', 0]),
      sides: [side(playerAt(first), 'red', scoreOf(first)), side(playerAt(second), 'blue', scoreOf(second))],
    });
  });
  const player = leaderOf(withEntries(EMPTY_TABLE, results)) ?? playerAt(0);
  const words = {
    ...wisdomAt(START + games * HOUR, player.name, 'Keep the tile you need next.'),
    player: identityOf(player),
  };
  return [...results, words];
}

export const rankingsFile = (profile: string): string => path.join(profile, 'rankings', 'rankings.log');

export async function writeRankings(profile: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(path.join(profile, 'rankings'), { recursive: true });
  for (const name of ['rankings.log', 'rankings-backup.log']) {
    await writeFile(path.join(profile, 'rankings', name), makeLines(entries));
  }
}

/** A table of a few games, one line of which is damaged. */
export async function damagedRankings(profile: string): Promise<void> {
  await writeRankings(profile, manyGames(5, 12));
  const text = await readFile(rankingsFile(profile), 'utf8');
  await writeFile(rankingsFile(profile), text.replace('Player 2', 'Player 9'));
}
