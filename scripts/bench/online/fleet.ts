import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RedisServer } from '../../lib/redis-server';
import { quantile, tell } from '../figures';
import { Child } from './child';
import { processorTime } from './measured';
import type { SeatPlace } from './orders';
import { type Measured, Side } from './side';

/** Several processes of one server behind Redis, of which one is killed and another frozen while all play. */

/** How much is measured. */
export interface FleetExtent {
  readonly processes: number;
  readonly games: number;
  /** Moves a second, of all games together. */
  readonly rate: number;
  /** How long it is played before anything happens, and with each thing that does. */
  readonly seconds: number;
}

/** A process that is gone is noticed within so long, and its games go on so much later, in milliseconds. */
const NOTICED_MS = 3_000;
const ON_MS = 5_000;
/** When in a round a process is gone, in milliseconds. */
const GONE_MS = 2_000;

interface Fleet {
  readonly side: Side;
  readonly servers: readonly Child[];
  readonly redis: RedisServer;
  readonly part: string;
  readonly extent: FleetExtent;
}

/** Measures and tells it; ends all processes that it starts, whatever comes. */
export async function tellFleet(part: string, folder: string, extent: FleetExtent): Promise<void> {
  const redis = await startedRedis(path.join(folder, 'redis'));
  const servers = Array.from({ length: extent.processes }, (_, at) =>
    newServer(redis, path.join(folder, `at-${at}`), extent),
  );
  const players = new Child('players.ts');
  try {
    const places: SeatPlace[] = [];
    for (const server of servers) places.push(await server.place());
    const side = new Side('server', servers, players);
    await side.sit(places, extent.games);
    const fleet = { side, servers, redis, part, extent };
    await tellPlayed(fleet);
    await tellGone(fleet, 'SIGKILL', 'killed', 0);
    await tellGone(fleet, 'SIGSTOP', 'frozen', 1);
  } finally {
    await Promise.all([...servers, players].map((child) => child.end()));
    await redis.kill();
  }
}

async function startedRedis(folder: string): Promise<RedisServer> {
  mkdirSync(folder);
  const redis = new RedisServer(folder);
  await redis.start();
  return redis;
}

/** In milliseconds. */
const timeOf = ({ pid = 0 }: RedisServer): number => processorTime(pid);

function newServer(redis: RedisServer, folder: string, { games }: FleetExtent): Child {
  const where = ['--host', '127.0.0.1', '--port', '0', '--folder', folder, '--redis', redis.url];
  return new Child('server.ts', [...where, '--most-at-address', '20000', '--most-games', String(games)]);
}

const play = ({ side, extent: { seconds, rate } }: Fleet): Promise<Measured> =>
  side.order({ kind: 'play', seconds, rate });

async function tellPlayed(fleet: Fleet): Promise<void> {
  const { redis, part, extent } = fleet;
  const before = timeOf(redis);
  const { count, missed, seconds, times, cost, playersCost } = await play(fleet);
  const ofRedis = (timeOf(redis) - before) / Math.max(1, count);
  const wanted = Math.floor(extent.rate * extent.seconds);
  const delays = `median ${quantile(times, 0.5).toFixed(1)} ms, 99th percentile ${quantile(times, 0.99).toFixed(1)} ms`;
  tell({
    part,
    what: `moves of ${2 * extent.games} players at ${extent.processes} processes behind Redis`,
    value: `${count} in ${seconds.toFixed(1)} s, ${delays}`,
    yardstick: `a move costs ${cost.toFixed(2)} ms there, ${ofRedis.toFixed(2)} ms in Redis, ${playersCost.toFixed(2)} ms at its players`,
    limit: `all of ${extent.rate} a second`,
    isMet: missed === 0 && count >= wanted,
  });
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/** One process is gone while all play; those who were there come back to their games elsewhere. */
async function tellGone(fleet: Fleet, signal: 'SIGKILL' | 'SIGSTOP', how: string, which: number): Promise<void> {
  const { servers, part } = fleet;
  const played = play(fleet);
  await wait(GONE_MS);
  const goneAt = Date.now();
  servers[which]?.signal(signal);
  const breaks = (await played).breaks.filter(({ lostAt }) => lostAt >= goneAt);
  const [noticed, on] = [breaks.map(({ lostAt }) => lostAt - goneAt), breaks.map(({ backAt }) => backAt - goneAt)];
  const last = Math.max(...on);
  tell({
    part,
    what: `a process is ${how}: until its ${breaks.length} games go on at others`,
    value:
      breaks.length === 0 ? 'none went on' : `median ${inSeconds(quantile(on, 0.5))} s, the last ${inSeconds(last)} s`,
    yardstick: breaks.length === 0 ? '' : `the players noticed within ${inSeconds(Math.max(...noticed))} s`,
    limit: `at most ${inSeconds(NOTICED_MS + ON_MS)} s`,
    isMet: breaks.length > 0 && last <= NOTICED_MS + ON_MS,
  });
}
