import { readFileSync, mkdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileProblemOf } from '../files/problems';
import { writeBytes, writeBytesNow } from '../files/write-bytes';

/**
 * The files of the profile: each is written whole or not at all, and read by a function that gives null for what it does not
 * understand. What is damaged is left where it is until whoever reads it has taken out what is whole, and sets it aside.
 */

/** What a file turns out to hold. */
export type ReadResult<T> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'whole'; readonly value: T }
  /** With its text; null when it cannot be read at all. */
  | { readonly kind: 'damaged'; readonly text: string | null };

type Parse<T> = (text: string) => T | null;

/** What a file of the profile holds. Never rejects: what cannot be read counts as damaged, and is told in the log. */
export async function readKept<T>(file: string, parse: Parse<T>): Promise<ReadResult<T>> {
  try {
    return understood(await readFile(file, 'utf8'), parse);
  } catch (error) {
    return unread(file, error);
  }
}

/** Reads a file as `readKept` does, for what is needed before there is a window. */
export function readKeptNow<T>(file: string, parse: Parse<T>): ReadResult<T> {
  try {
    return understood(readFileSync(file, 'utf8'), parse);
  } catch (error) {
    return unread(file, error);
  }
}

/** Resolves when the text is on the disk; rejects when the file is as it was. */
export async function writeKept(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeBytes(file, text);
}

/** Writes a file as `writeKept` does, for what is said while a window closes. Throws when it cannot be written. */
export function writeKeptNow(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeBytesNow(file, text);
}

function understood<T>(text: string, parse: Parse<T>): ReadResult<T> {
  const value = parse(text);
  return value === null ? { kind: 'damaged', text } : { kind: 'whole', value };
}

function unread(file: string, error: unknown): ReadResult<never> {
  if (fileProblemOf(error) === 'notFound') return { kind: 'nothing' };
  console.error(`${path.basename(file)} cannot be read:`, error);
  return { kind: 'damaged', text: null };
}
