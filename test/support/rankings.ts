import { rankGame } from '../../src-main/rankings/rank-game';
import type { GameRankChanges, Entry, EntryOf, Identity, RankedGame, Side } from '../../src-shared/rankings';

/** Players and results for tests of the rankings. */

export const person = (name: string, country = ''): Identity => ({ name, email: '', country });

export const side = (player: Identity, colour: Side['colour'], score: number): Side => ({
  player: { kind: 'person', ...player },
  colour,
  score,
});

export const robotSide = (level: number, score: number): Side => ({
  player: { kind: 'robot', name: 'Mason', level },
  colour: 'blue',
  score,
});

/** The game of two persons named so. */
export const gameOf = (
  id: string,
  [first, a]: readonly [string, number],
  [second, b]: readonly [string, number],
): RankedGame => ({
  id,
  sides: [side(person(first), 'red', a), side(person(second), 'blue', b)],
  isDeadlock: false,
});

/** The key by which somebody plays online who is called so. */
export const keyNamed = (name: string): string => Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64);

/** By what a game online is known: a hash, by a word. */
export const hashNamed = (word: string): string => keyNamed(`game ${word}`);

export const personOnline = (name: string, keyOf = name): Identity => ({ ...person(name), key: keyNamed(keyOf) });

/** The game online of two persons named so, each with a key of their own. */
export const onlineGameOf = (
  word: string,
  [first, a]: readonly [string, number],
  [second, b]: readonly [string, number],
  [keyA, keyB]: readonly [string, string] = [first, second],
): RankedGame => ({
  id: hashNamed(word),
  sides: [side(personOnline(first, keyA), 'red', a), side(personOnline(second, keyB), 'blue', b)],
  isDeadlock: false,
});

/** That such a game was begun. */
export const begunAt = (at: number, word: string, [first, second]: readonly [string, string]): EntryOf<'begun'> => ({
  kind: 'begun',
  id: `begun ${hashNamed(word)}`,
  at,
  game: hashNamed(word),
  players: [personOnline(first), personOnline(second)],
});

export const againstRobot = (
  id: string,
  [name, score]: readonly [string, number],
  level: number,
  other: number,
): RankedGame => ({
  id,
  sides: [side(person(name), 'red', score), robotSide(level, other)],
  isDeadlock: false,
});

export const resultAt = (at: number, game: RankedGame): EntryOf<'result'> => ({ kind: 'result', ...game, at });

export const removalAt = (at: number, name: string): Entry => ({
  kind: 'removal',
  id: `removal of ${name} at ${at}`,
  at,
  player: person(name),
});

export const wisdomAt = (at: number, name: string, words: string): Entry => ({
  kind: 'wisdom',
  id: `wisdom of ${name} at ${at}`,
  at,
  player: person(name),
  words,
});

/** Enters a game of players of whom there is no doubt. */
export async function ranked(...args: Parameters<typeof rankGame>): Promise<GameRankChanges> {
  const reply = await rankGame(...args);
  if ('known' in reply) throw new Error(`${reply.player.name} looks like ${reply.known.name}`);
  return reply;
}
