import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type JournalGame, parseEntry } from '../../src-main/journal/entry';
import { parseRecord, patternKind, puzzleKind, raceKind } from '../../src-shared/record';
import { expect } from './fixtures';

/** What the journal of a profile holds: the program follows every change at once, but not in the same breath. */

/** An entry of the journal: its file, and how much lies in it. */
interface KeptEntry {
  readonly file: string;
  readonly number: number;
  /** Moves of a game, with those taken back, or tiles of a puzzle. */
  readonly moves: number;
  /** How many of the moves are taken back. */
  readonly undone: number;
}

export const journalOf = (profile: string): string => path.join(profile, 'journal');

function movesIn(text: string): number {
  const parsed = parseRecord(text, 'txg');
  if (!parsed.ok) return 0;
  const { record } = parsed;
  if (raceKind.is(record)) return record.race.moves.length;
  if (patternKind.is(record)) return record.laid.length;
  return puzzleKind.is(record) ? record.laid.length : record.game.placements.length;
}

/** A game by mail that is kept elsewhere has no moves here. */
const kept = (game: JournalGame | null): Pick<KeptEntry, 'moves' | 'undone'> =>
  game && 'text' in game ? { moves: movesIn(game.text), undone: game.undone ?? 0 } : { moves: 0, undone: 0 };

/** The entry that was written last; undefined before the first. */
export async function newestEntry(profile: string): Promise<KeptEntry | undefined> {
  const folder = journalOf(profile);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.entry'));
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { number = 0, game = null } = parseEntry(await readFile(file, 'utf8')) ?? {};
      return { file, number, ...kept(game) };
    }),
  );
  return entries.toSorted((a, b) => b.number - a.number)[0];
}

/** Waits until the disk holds so many moves of the open game, or tiles of the open puzzle, and what is taken back. */
export const expectKept = (profile: string, moves: number, undone = 0): Promise<void> =>
  expect.poll(() => newestEntry(profile)).toMatchObject({ moves, undone });
