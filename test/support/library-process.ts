import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LibraryStore } from '../../src-main/library/store';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { pick, seededRandom } from '../../src-shared/tantrix';
import { gameOfSeed, textAfter, textsIn } from './library-games';
import { LibraryProfile } from './library-profile';

/**
 * A program of its own that does one thing to a library until it is killed. It says what was answered: of a game that was kept
 * which one it is, and after how many moves.
 */
const [what = '', folder = '', reader = '', seed = '0'] = process.argv.slice(2);
const profile = new LibraryProfile(folder, reader);
const random = seededRandom(Number(seed));
const say = (words: string): void => void process.stdout.write(`${words}\n`);

/** Begins games, and plays on in all that were begun. */
async function play(store: LibraryStore): Promise<void> {
  for (let game = Number(seed) * 1000; ; game++) {
    void playOn(store, game);
    await wait(random(40));
  }
}

async function playOn(store: LibraryStore, game: number): Promise<void> {
  const record = gameOfSeed(game);
  let id: string | undefined;
  for (let moves = 1; moves < record.game.placements.length; moves++) {
    const reply = await store.keep({ ...(id === undefined ? {} : { id }), text: textAfter(record, moves), notes: {} });
    if (reply.kind !== 'kept') throw new Error(reply.problem);
    say(`${game} ${moves}`);
    ({ id } = reply);
  }
}

/** Takes games out, and puts them back. */
async function remove(store: LibraryStore): Promise<void> {
  for (;;) {
    const ids = [...textsIn(profile.games).keys()];
    const { done } = await store.delete(ids.filter(() => random(3) === 0));
    say('deleted');
    await store.undelete(done.filter(() => random(4) > 0));
    say('undeleted');
  }
}

async function take(store: LibraryStore): Promise<void> {
  say('begins');
  await store.import([{ path: path.join(folder, 'outside'), maxBytes: MAX_TEXT_SIZE }]);
  await wait(2 ** 30);
}

/** Makes the index anew, again and again. */
async function rebuild(store: LibraryStore): Promise<void> {
  for (;;) {
    rmSync(profile.index, { force: true });
    say('begins');
    await store.open();
    await store.settled();
  }
}

/** Moves all games from one folder to another, and back. */
async function move(): Promise<void> {
  const { library } = profile.use();
  const places = [profile.games, path.join(folder, 'chosen')];
  for (;;) {
    say('begins');
    const reply = await library.choose(pick(places, random), true);
    if ('kind' in reply) throw new Error(reply.kind);
  }
}

const DEEDS = { play, remove, take, rebuild, move };
const isDeed = (name: string): name is keyof typeof DEEDS => Object.hasOwn(DEEDS, name);
if (!isDeed(what) || readFileSync(reader).length === 0) throw new Error(`what is ${what}?`);
await DEEDS[what](profile.start().store);
