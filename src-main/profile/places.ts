import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { fileProblemOf } from '../files/problems';

/** Folders for what the program keeps: whether one can be written, what moves to another, and which one was chosen. */

/** Whether new files can be made in a folder, which is itself made if need be. */
export function isWritable(folder: string): boolean {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
    return true;
  } catch (error) {
    console.error('The profile cannot be written:', error);
    return false;
  }
}

/** What is ours in a profile. The rest is Chromium's, and of no use elsewhere. */
const OWN = /^(?:[a-z]+\.jsonl?|games|journal|mail-games|online|rankings|reports)$/;

/** Copies what can be read of a profile into another folder, over nothing that is there; as files of one's own, whatever their mode. */
export function copyKept(from: string, to: string): void {
  for (const name of namesIn(from).filter((each) => OWN.test(each))) {
    copyAll(path.join(from, name), path.join(to, name));
  }
}

function copyAll(from: string, to: string): void {
  if (!isFolder(from)) return copyFile(from, to);
  for (const name of namesIn(from)) copyAll(path.join(from, name), path.join(to, name));
}

function copyFile(from: string, to: string): void {
  try {
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(from), { flag: 'wx' });
  } catch (error) {
    console.error('What is kept cannot be copied:', error);
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (fileProblemOf(error) !== 'notFound') console.error('What is kept cannot be read:', error);
    return [];
  }
}

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The note of the folder that is used in the place of another lies beside that one, for it itself cannot be written. */
const noteOf = (folder: string): string => `${folder}.elsewhere`;
const NoteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([
    v.pipe(
      v.string(),
      v.check((place) => path.isAbsolute(place)),
    ),
  ]),
);

/** The folder that was chosen in the place of another, in this run or an earlier one. */
export function placeFor(folder: string): string | undefined {
  try {
    return v.parse(NoteSchema, readFileSync(noteOf(folder), 'utf8'))[0];
  } catch (error) {
    if (fileProblemOf(error) !== 'notFound') console.error('The note of another folder cannot be read:', error);
    return undefined;
  }
}

/** Notes the folder that is used from now on in the place of another; false when that cannot be noted. */
export function rememberPlace(folder: string, place: string): boolean {
  try {
    writeFileSync(noteOf(folder), JSON.stringify([place]));
    return true;
  } catch (error) {
    console.error('The chosen folder cannot be remembered:', error);
    return false;
  }
}
