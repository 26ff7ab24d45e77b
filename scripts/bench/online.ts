import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, quantile, tell } from './figures';
import { Child } from './online/child';
import { type FleetExtent, tellFleet } from './online/fleet';
import { loadOfMachine } from './online/measured';
import { type Measured, Side } from './online/side';

/**
 * What a server for games online takes, beside a bare relay that is as durable: it writes what it is told, and sends it to both.
 * Rounds of both take turns. Everything is on this computer; the players are processes of their own.
 */

/** The heading of its figures. */
const ONLINE = 'Online games';
const MOST_TIMES = 3;
const MOST_MS = 25;
const MOST_ROOM = 30_000;
const LEAST_RETURNS = 500;

/** How much is measured. */
export interface Extent {
  readonly games: number;
  readonly rounds: number;
  /** How long a round is. */
  readonly seconds: number;
  /** Moves a second, where not as many as may be. */
  readonly rate: number;
  /** Moves that are on their way at the same time, where as many are made as may be. */
  readonly onTheirWay: number;
}
const WHOLE: Extent = { games: 1_000, rounds: 3, seconds: 8, rate: 250, onTheirWay: 64 };
const WHOLE_FLEET: FleetExtent = { processes: 4, games: 2_500, rate: 625, seconds: 20 };

interface Both<T> {
  readonly server: T;
  readonly relay: T;
}

const tellLoad = (when: string): void =>
  tell({ part: ONLINE, what: `load of the machine ${when}`, value: loadOfMachine() });

/** Measures and tells all of it; ends all processes that it starts, whatever comes. */
export async function tellOnline(extent: Extent = WHOLE, fleet: FleetExtent | 'none' = WHOLE_FLEET): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-online-bench-'));
  try {
    tellLoad('when this began');
    await tellAlone(folder, extent);
    tellLoad('after one process');
    if (fleet !== 'none') await tellFleet(ONLINE, folder, fleet);
    tellLoad('when this ended');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A server that is one process, beside a relay. */
async function tellAlone(folder: string, extent: Extent): Promise<void> {
  const limits = ['--most-at-address', '20000', '--most-games', String(extent.games)];
  const at = ['--host', '127.0.0.1', '--port', '0', '--folder', path.join(folder, 'server')];
  const server = new Child('server.ts', [...at, ...limits]);
  const relay = new Child('relay.ts', [path.join(folder, 'relay')]);
  const players = [new Child('players.ts'), new Child('players.ts')] as const;
  try {
    const sides = { server: new Side('server', [server], players[0]), relay: new Side('relay', [relay], players[1]) };
    const places = { server: await server.place(), relay: await relay.place() };
    const empty = await held(server);
    const sat = await sides.server.sit([places.server], extent.games);
    await sides.relay.sit([places.relay], extent.games);
    tellBegun(sat);
    tellFast(await rounds(sides, extent, { onTheirWay: extent.onTheirWay }));
    tellPaced(await rounds(sides, extent, { rate: extent.rate }), extent);
    await tellReturns(sides);
    await tellMemory(server, sides.server, { empty, games: extent.games });
  } finally {
    await Promise.all([server, relay, ...players].map((child) => child.end()));
  }
}

/** Rounds at the server and at the relay in turn. */
async function rounds(
  { server, relay }: Both<Side>,
  { rounds: count, seconds }: Extent,
  pace: { readonly rate: number } | { readonly onTheirWay: number },
): Promise<Both<readonly Measured[]>> {
  const measured: { server: Measured[]; relay: Measured[] } = { server: [], relay: [] };
  for (let round = 0; round < count; round++) {
    measured.server.push(await server.order({ kind: 'play', seconds, ...pace }));
    measured.relay.push(await relay.order({ kind: 'play', seconds, ...pace }));
  }
  return measured;
}

const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const aSecond = (all: readonly Measured[]): number => median(all.map(({ count, seconds }) => count / seconds));
const costOf = (all: readonly Measured[]): number => median(all.map(({ cost }) => cost));
const playersCostOf = (all: readonly Measured[]): number => median(all.map(({ playersCost }) => playersCost));

function tellBegun({ count, seconds, cost }: Measured): void {
  const value = `${(count / 2 / seconds).toFixed(0)} a second`;
  const yardstick = `${ms(2 * cost)} of processor time each, with both connections`;
  tell({ part: ONLINE, what: 'games begun', value, yardstick });
}

function tellFast({ server, relay }: Both<readonly Measured[]>): void {
  const [moves, passed] = [server, relay].map((all) => aSecond(all).toFixed(0));
  tell({
    part: ONLINE,
    what: 'moves, as many as may be',
    value: `${moves} a second`,
    yardstick: `relay ${passed} a second`,
  });
  tellCost('processor time a move, as many as may be', { server, relay }, MOST_TIMES);
  const value = ms(playersCostOf(server));
  const yardstick = `at the relay ${ms(playersCostOf(relay))}`;
  tell({ part: ONLINE, what: 'processor time a move of both players, which is not counted', value, yardstick });
}

/** @param most how many times that of the relay it may be; left out, nothing is demanded */
function tellCost(what: string, { server, relay }: Both<readonly Measured[]>, most?: number): void {
  const times = costOf(server) / costOf(relay);
  // In a short run the relay may take less than the system's clock of processor time can tell.
  const ratio = Number.isFinite(times) ? `ratio ${times.toFixed(2)}` : 'too little to compare';
  const yardstick = `relay ${ms(costOf(relay))}, ${ratio}`;
  const limit = most === undefined ? {} : { limit: `at most ${most} times`, isMet: times <= most };
  tell({ part: ONLINE, what, value: ms(costOf(server)), yardstick, ...limit });
}

function tellPaced({ server, relay }: Both<readonly Measured[]>, { rate, games }: Extent): void {
  const [moves, passed] = [server, relay].map((all) => all.flatMap(({ times }) => times)).map(delays);
  const isMet =
    quantile(
      server.flatMap(({ times }) => times),
      0.99,
    ) <= MOST_MS;
  const missed = server.reduce((sum, each) => sum + each.missed, 0);
  const value = `${moves}${missed > 0 ? `; ${missed} found no game free` : ''}`;
  const limit = `99th percentile at most ${MOST_MS} ms`;
  const what = `a move until both have it, at ${rate} a second in ${games} games`;
  tell({ part: ONLINE, what, value, yardstick: `relay ${passed}`, limit, isMet });
  tellCost(`processor time a move at ${rate} a second, pings among it`, { server, relay });
}

const delays = (times: readonly number[]): string =>
  times.length === 0
    ? 'none came back'
    : `median ${quantile(times, 0.5).toFixed(1)} ms, 99th percentile ${quantile(times, 0.99).toFixed(1)} ms`;

/** All are cut at once, and come back to their games. */
async function tellReturns({ server, relay }: Both<Side>): Promise<void> {
  const back = await server.order({ kind: 'return' });
  const plain = await relay.order({ kind: 'return' });
  const isMet = aSecond([back]) >= LEAST_RETURNS;
  const value = `${aSecond([back]).toFixed(0)} a second, ${ms(back.cost)} of processor time each`;
  const yardstick = `relay ${aSecond([plain]).toFixed(0)} a second, ${ms(plain.cost)} each`;
  const limit = `at least ${LEAST_RETURNS} a second`;
  tell({ part: ONLINE, what: 'players who come back to their games', value, yardstick, limit, isMet });
}

const held = async (server: Child): Promise<number> => Number(await server.ask('held'));

/** What is held with all there, and once all have gone and the rooms wait for them; nothing of it is rubbish. */
async function tellMemory(
  server: Child,
  side: Side,
  { empty, games }: { readonly empty: number; readonly games: number },
): Promise<void> {
  const playing = await held(server);
  const whole = server.memory;
  await side.order({ kind: 'leave' });
  await settled(server);
  const rooms = await held(server);
  const room = (rooms - empty) / games;
  const value = kilobytes(room);
  const limit = `at most ${kilobytes(MOST_ROOM)}`;
  const yardstick = `the whole process ${kilobytes(whole / games)} a game`;
  tell({ part: ONLINE, what: 'memory a room', value, yardstick, limit, isMet: room <= MOST_ROOM });
  tell({ part: ONLINE, what: 'memory a connection', value: kilobytes((playing - rooms) / 2 / games) });
}

/** Resolves once what the server holds grows less no more. */
async function settled(server: Child): Promise<void> {
  for (let last = Infinity, now = await held(server); now < last * 0.999; now = await held(server)) {
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
