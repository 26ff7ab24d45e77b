import { type CommandParser, defineScript } from '@redis/client';
import * as v from 'valibot';
import type { Hash } from '../../src-shared/online/primitives';
import { HashSchema } from '../../src-shared/online/terms';
import { placeIn } from '../store/game-keeping';

/**
 * What is done in Redis at once or not at all. Of a game there are a hash with its `owner` and the `table` of its players, and two
 * lists, of lines and of notes. An owner is a process and how many times the game has been taken: a process that has it no more
 * holds another word than stands there, and writes nothing. A process is alive as long as it has its key, which Redis lets go
 * of by its own clock.
 */

const ROOT = 'tantrix:';
/** The games by when they were last begun, taken or let go of, in milliseconds since 1970. */
export const GAMES = `${ROOT}games`;
const PROCESSES = `${ROOT}process:`;

export const keyOfProcess = (process: string): string => PROCESSES + process;
export const keyOfGame = (game: Hash): string => `${ROOT}game:${game}`;
export const keyOfBook = (kind: string): string => `${ROOT}book:${kind}`;
export const KEY_OF_IDENTITY = `${ROOT}identity`;
const keyOfTable = (table: string): string => `${ROOT}table:${table}`;

/** The two lists of a game. */
export type List = 'lines' | 'notes';
const keyOfList = (game: Hash, list: List): string => `${keyOfGame(game)}:${list}`;
const keysOfGame = (game: Hash): string[] => [keyOfGame(game), keyOfList(game, 'lines'), keyOfList(game, 'notes')];

const isDone = (reply: unknown): boolean => v.parse(v.picklist([0, 1]), reply) === 1;
/** That a table nobody plays at keeps its code, in seconds: much longer than anybody waits. */
const WAITING_S = 7 * 24 * 60 * 60;

/** Begins to keep a game; false where there is one of that name. */
const begin = defineScript({
  NUMBER_OF_KEYS: 5,
  SCRIPT: `
    if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
    redis.call('HSET', KEYS[1], 'owner', ARGV[1] .. ' 1', 'table', KEYS[5])
    for at = 5, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[at]) end
    redis.call('RPUSH', KEYS[3], ARGV[4])
    redis.call('ZADD', KEYS[4], ARGV[2], ARGV[3])
    redis.call('HSET', KEYS[5], 'process', ARGV[1], 'game', ARGV[3])
    redis.call('PERSIST', KEYS[5])
    return 1`,
  parseCommand(
    parser: CommandParser,
    process: string,
    now: number,
    game: Hash,
    table: string,
    note: string,
    lines: string[],
  ) {
    parser.pushKeys([...keysOfGame(game), GAMES, keyOfTable(table)]);
    parser.push(process, String(now), game, note, ...lines);
  },
  transformReply: isDone,
});

/** What becomes of a game that is asked for: nothing where there is none, where its owner is reached, or all that is kept of it. */
const TakenSchema = v.union([
  v.pipe(
    v.strictTuple([]),
    v.transform(() => ({ kind: 'none' }) as const),
  ),
  v.pipe(
    v.strictTuple([v.string()]),
    v.transform(([address]) => ({ kind: 'elsewhere', place: placeIn(address) }) as const),
  ),
  v.pipe(
    v.strictTuple([v.string(), v.array(v.string()), v.array(v.string())]),
    v.transform(([owner, lines, notes]) => ({ kind: 'taken', owner, lines, notes }) as const),
  ),
]);

/** Takes a game whose owner is gone, and counts that. */
const take = defineScript({
  NUMBER_OF_KEYS: 4,
  SCRIPT: `
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if not owner then return {} end
    local process, times = string.match(owner, '^(%S+) (%d+)$')
    local address = process ~= ARGV[1] and redis.call('GET', '${PROCESSES}' .. process)
    if address then return {address} end
    local mine = string.format('%s %d', ARGV[1], times + 1)
    redis.call('HSET', KEYS[1], 'owner', mine)
    redis.call('ZADD', KEYS[4], ARGV[2], ARGV[3])
    return {mine, redis.call('LRANGE', KEYS[2], 0, -1), redis.call('LRANGE', KEYS[3], 0, -1)}`,
  parseCommand(parser: CommandParser, process: string, now: number, game: Hash) {
    parser.pushKeys([...keysOfGame(game), GAMES]);
    parser.push(process, String(now), game);
  },
  transformReply: (reply: unknown) => v.parse(TakenSchema, reply),
});

/**
 * Appends to a list of a game, for its owner, and behind as many values as it knows. What stands there already of the same
 * values was written by an append whose answer was lost. False where the game is somebody else's, or the list another.
 */
const append = defineScript({
  NUMBER_OF_KEYS: 2,
  SCRIPT: `
    if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
    local known = tonumber(ARGV[2])
    local there = redis.call('LLEN', KEYS[2]) - known
    if there < 0 or there > #ARGV - 2 then return 0 end
    for at = 1, there do
      if redis.call('LINDEX', KEYS[2], known + at - 1) ~= ARGV[2 + at] then return 0 end
    end
    for at = there + 1, #ARGV - 2 do redis.call('RPUSH', KEYS[2], ARGV[2 + at]) end
    return 1`,
  parseCommand(parser: CommandParser, game: Hash, list: List, owner: string, known: number, values: readonly string[]) {
    parser.pushKeys([keyOfGame(game), keyOfList(game, list)]);
    parser.push(owner, String(known), ...values);
  },
  transformReply: isDone,
});

/** Lets go of a game: whoever is asked for it first takes it. Nothing happens where it is somebody else's. */
const rest = defineScript({
  NUMBER_OF_KEYS: 2,
  SCRIPT: `
    if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
    redis.call('HSET', KEYS[1], 'owner', (string.gsub(ARGV[1], '^%S+', '-')))
    redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
    return 1`,
  parseCommand(parser: CommandParser, game: Hash, owner: string, now: number) {
    parser.pushKeys([keyOfGame(game), GAMES]);
    parser.push(owner, String(now), game);
  },
  transformReply: isDone,
});

/** Deletes a game of an owner, or of nobody who is alive. */
const drop = defineScript({
  NUMBER_OF_KEYS: 4,
  SCRIPT: `
    local owner = redis.call('HGET', KEYS[1], 'owner')
    local process = owner and string.match(owner, '^%S+')
    if owner ~= ARGV[1] and (ARGV[1] ~= '' or process and redis.call('EXISTS', '${PROCESSES}' .. process) == 1) then return 0 end
    local place = redis.call('HGET', KEYS[1], 'table')
    if place and redis.call('HGET', place, 'game') == ARGV[2] then redis.call('DEL', place) end
    redis.call('DEL', KEYS[1], KEYS[2], KEYS[3])
    redis.call('ZREM', KEYS[4], ARGV[2])
    return 1`,
  /** @param owner left out where nobody alive may have it */
  parseCommand(parser: CommandParser, game: Hash, owner = '') {
    parser.pushKeys([...keysOfGame(game), GAMES]);
    parser.push(owner, game);
  },
  transformReply: isDone,
});

/** Where a table is: nowhere, at a game, or at a process that is alive. */
const PlaceSchema = v.union([
  v.pipe(
    v.strictTuple([]),
    v.transform(() => undefined),
  ),
  v.pipe(
    v.strictTuple([v.literal('game'), HashSchema]),
    v.transform(([, game]) => game),
  ),
  v.pipe(
    v.strictTuple([v.literal('elsewhere'), v.string()]),
    v.transform(([, address]) => placeIn(address)),
  ),
]);

/** Where a table is; one that is nowhere may be claimed by that. */
const seek = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local process, game = unpack(redis.call('HMGET', KEYS[1], 'process', 'game'))
    if game then return {'game', game} end
    local address = process and process ~= ARGV[1] and redis.call('GET', '${PROCESSES}' .. process)
    if address then return {'elsewhere', address} end
    if ARGV[2] == 'claim' then
      redis.call('HSET', KEYS[1], 'process', ARGV[1])
      redis.call('EXPIRE', KEYS[1], ${WAITING_S})
    end
    return {}`,
  parseCommand(parser: CommandParser, process: string, table: string, wish: 'claim' | 'look') {
    parser.pushKey(keyOfTable(table));
    parser.push(process, wish);
  },
  transformReply: (reply: unknown) => v.parse(PlaceSchema, reply),
});

/** A table that waited at a process is no more. */
const free = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local process, game = unpack(redis.call('HMGET', KEYS[1], 'process', 'game'))
    if process ~= ARGV[1] or game then return 0 end
    return redis.call('DEL', KEYS[1])`,
  parseCommand(parser: CommandParser, process: string, table: string) {
    parser.pushKey(keyOfTable(table));
    parser.push(process);
  },
  transformReply: isDone,
});

/** A page of a book that becomes another: its name, its text from now on, '' for none, and what it was if that matters. */
export type PageChange = readonly [name: string, after: string, before?: string];

/** Writes pages of a book that are still what they were; false where one is not: then none is written. */
const turn = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local changes = cjson.decode(ARGV[1])
    for _, change in ipairs(changes) do
      if change[3] and (redis.call('HGET', KEYS[1], change[1]) or '') ~= change[3] then return 0 end
    end
    for _, change in ipairs(changes) do
      if change[2] == '' then redis.call('HDEL', KEYS[1], change[1])
      else redis.call('HSET', KEYS[1], change[1], change[2]) end
    end
    return 1`,
  parseCommand(parser: CommandParser, kind: string, changes: readonly PageChange[]) {
    parser.pushKey(keyOfBook(kind));
    parser.push(JSON.stringify(changes));
  },
  transformReply: isDone,
});

export const SCRIPTS = { begin, take, append, rest, drop, seek, free, turn };
