import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Baseline } from '../../src-shared/robots/baselines';
import type * as Rules from '../../src-shared/tantrix';
import { checkOut, commitNamed } from '../lib/check-out';
import type * as Players from './players';

/** Players as an earlier commit has them, so that no old one need be kept to measure a new one by. */

/** A player as it is written, `NAME@REF` where it is one of an earlier commit. */
export function partsOf(text: string): { readonly name: string; readonly reference?: string } {
  const at = text.indexOf('@');
  return at < 0 ? { name: text } : { name: text.slice(0, at), reference: text.slice(at + 1) };
}

/** The program as it was, by the references of players. */
export type EarlierFolders = ReadonlyMap<string, string>;

/**
 * Checks out what the players are made of as long as `play` runs, a folder for each reference. Throws Error where there is no such
 * commit.
 */
export async function withEarlier<T>(
  players: readonly string[],
  play: (folders: EarlierFolders) => Promise<T>,
): Promise<T> {
  const folders = new Map<string, string>();
  try {
    for (const { reference } of players.map(partsOf)) {
      if (reference === undefined || folders.has(reference)) continue;
      const commit = commitNamed(reference);
      const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-match-'));
      folders.set(reference, folder);
      if (!checkOut(commit, folder)) throw new Error(`the packages of ${reference} cannot be had`);
    }
    return await play(folders);
  } finally {
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  }
}

/** The player of that name in a folder with the program as it was; undefined when there is none such. */
export async function earlierPlayer(name: string, folder: string): Promise<Baseline | undefined> {
  const read = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const { playerOf }: typeof Players = await read('scripts/match/players.ts');
  const { replay }: typeof Rules = await read('src-shared/tantrix/index.ts');
  const player = playerOf(name);
  if (!player) return undefined;
  return ({ deal, placements }, random) => {
    // It knows positions of its own rules alone.
    const replayed = replay(deal, placements);
    if (!replayed.ok) throw new Error(`the rules were others at ${folder}`);
    return player(replayed.game, random);
  };
}
