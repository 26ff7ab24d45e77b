import type { FactualRecord } from '../../src-shared/library/facts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import filenamify from 'filenamify';
import * as v from 'valibot';
import { type EntryId, EntryIdSchema } from '../../src-shared/bridge/bridge';
import { gameKind } from '../../src-shared/record';

/** How the files of a library are called. */

export const GAME_ENDING = '.txg';
const NOTES_ENDING = '.json';

/** So many letters of the people's names: a file system takes 255 bytes, and what is written or set aside has a longer name. */
const LONGEST_NAME = 64;

export const gameFileOf = (folder: string, id: EntryId): string => path.join(folder, `${id}${GAME_ENDING}`);
export const notesFileOf = (folder: string, id: EntryId): string => path.join(folder, `${id}${NOTES_ENDING}`);

/** The entry that a file of a library is; undefined for a file that is none. */
export function entryIdIn(name: string): EntryId | undefined {
  const id = name.endsWith(GAME_ENDING) ? name.slice(0, -GAME_ENDING.length) : '';
  return v.is(EntryIdSchema, id) ? id : undefined;
}

/**
 * An id that no other computer gives to another game, with what people look for in a list of files: the day, and who plays
 * or the name of the puzzle.
 *
 * @param began milliseconds since 1970
 */
export function newEntryId(record: FactualRecord, began: number): EntryId {
  const what = gameKind.is(record) ? record.players.map(({ name }) => name).join(' - ') : record.name;
  return idFor(`${dayOf(began)} ${what}`);
}

/** What stands at the end of each id that this program makes. */
const CHANCE = / [0-9a-f]{12}$/;

/** Whether a program of ours has made this id: then what stands beside the game is ours too. */
export const isOwnId = (id: EntryId): boolean => CHANCE.test(id);

/** An id for a game whose own is taken. */
export const otherEntryId = (id: EntryId): EntryId => idFor(id.replace(CHANCE, ''));

/** Half a letter would be another one as soon as it is the name of a file. */
const idFor = (words: string): EntryId =>
  `${filenamify(words.replace(/\p{Surrogate}/gu, '\uFFFD'), { replacement: '-', maxLength: LONGEST_NAME }).trim()} ${randomBytes(6).toString('hex')}`;

/** The day where the person is, as 2026-11-21. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
