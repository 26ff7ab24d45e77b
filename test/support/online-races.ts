import { expect } from 'vitest';
import type { HostRequest } from '../../src-shared/bridge/online';
import { makeMove } from '../../src-shared/gobble/moves';
import { newRace, type Race } from '../../src-shared/gobble/race';
import { moveOf } from '../../src-shared/online/race/referee';
import { pick, seededRandom, TILE_COUNT } from '../../src-shared/tantrix';
import type { OnlineProgram } from './online-programs';
import { joinBy, lookedAt, personAt, tableFor } from './online-tables';
import { possibleMoves } from './races';

/** What people do with programs that race online. */

export const raceOf = ({ state }: OnlineProgram) => {
  if (state.kind !== 'racing') throw new Error(`no race: ${JSON.stringify(state)}`);
  return state.race;
};

/** The race as a program knows it; throws where what it knows makes none. */
export function raceAt(program: OnlineProgram): Race {
  const { start, moves } = raceOf(program);
  return moves.reduce((race, { by, at, deed }) => {
    const made = makeMove(race, by, moveOf(deed, at));
    if (!made.ok) throw new Error(made.refusal.code);
    return made.race;
  }, newRace(start));
}

function raceTable(count: number): HostRequest {
  const { rules, ...request } = tableFor(2);
  const seats = ([2, 3, 4, 5, 6] as const).find((each) => each === count) ?? 2;
  return { ...request, rules: { ...rules, seats, isRace: true, mayWatch: false } };
}

/** All meet at a table for Gobble, and the clock runs. */
export async function metToRace(all: readonly OnlineProgram[]): Promise<void> {
  const [host, ...guests] = all;
  expect(await host?.call('hostTable', raceTable(all.length))).toBe(null);
  await host?.until('it invites', (state) => state.kind === 'waiting' && state.invitation !== undefined);
  if (!host) throw new Error('nobody hosts');
  const { invitation } = host;
  for (const [at, guest] of guests.entries()) await joinBy(guest, invitation, at + 1);
  await started(all);
}

/** The same at a server. */
export async function metToRaceAt(all: readonly OnlineProgram[], server: string): Promise<void> {
  const [host, ...guests] = all;
  await openedAt(host, all.length, server);
  for (const [at, guest] of guests.entries()) await joinedAt(guest, at + 1, server);
  await started(all);
}

/** A table for Gobble by so many is opened at a server. */
export async function openedAt(host: OnlineProgram | undefined, count: number, server: string): Promise<void> {
  expect(await host?.call('hostTable', { ...raceTable(count), server })).toBe(null);
}

/** Somebody finds the one table for Gobble at a server, and joins it. */
export async function joinedAt(guest: OnlineProgram, seat: number, server: string): Promise<void> {
  await lookedAt(guest, server);
  const table = guest.state.kind === 'looking' ? guest.state.tables[0] : undefined;
  expect(table).toMatchObject({ isRace: true, name: 'A table' });
  const target = { kind: 'found', id: table?.id ?? '' } as const;
  expect(await guest.call('joinTable', { target, people: [personAt(seat)] })).toBe(null);
}

async function started(all: readonly OnlineProgram[]): Promise<void> {
  for (const each of all) await each.until('they race', ({ kind }) => kind === 'racing');
  await clockRuns(all);
}

const isRunning = ({ state }: OnlineProgram): boolean => state.kind === 'racing' && state.race.clock.isRunning;

/** The last of them lets the clock run, which all see: again and again, for some may not know yet that they were cut off. */
export async function clockRuns(all: readonly OnlineProgram[]): Promise<void> {
  const go = async () => {
    await all.at(-1)?.call('pauseOnlineRace', { isPaused: false });
    return all.every(isRunning);
  };
  await expect.poll(go).toBe(true);
}

/** Everybody moves by what is known there, so some come too late. */
export async function play(all: readonly OnlineProgram[], rounds: number): Promise<void> {
  const random = seededRandom(rounds);
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      all.map(async (program) => {
        const { seat, moves, ticket } = raceOf(program);
        const possible = possibleMoves(raceAt(program), seat);
        if (possible.length === 0) return;
        const { at: _, ...deed } = pick(possible, random);
        await program.call('raceOnline', { ticket: ticket + 1, seen: moves.length, deed });
        await program.until('the ticket is used', (state) => state.kind === 'racing' && state.race.ticket > ticket);
      }),
    );
}

/** All have the same race, with each tile in one place. */
export async function agree(all: readonly OnlineProgram[]): Promise<void> {
  await expect.poll(() => new Set(all.map((each) => JSON.stringify(raceOf(each).moves))).size).toBe(1);
  for (const each of all.slice(0, 1)) {
    const now = raceAt(each);
    const tiles = [...now.tiles.map(({ tile }) => tile), ...now.hands.flat()];
    expect(new Set(tiles).size).toBe(TILE_COUNT);
  }
}
