import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { HostRequest } from '../../src-shared/bridge/online';
import { COLOURS, seededRandom } from '../../src-shared/tantrix';
import { hasEnded, moveDue } from './online-game';
import { OnlineProgram } from './online-programs';
import type { Wires } from './online-wires';

/** What people do with programs that play online. */

/** Another for each test that runs at the same time. */
const FIRST_PORT = 15_400;
const STUCK_MS = 60_000;

/** Where programs run, and how they reach each other, if not at this computer and by themselves. */
export interface Whereabouts {
  readonly computers?: readonly string[];
  readonly wires?: Wires;
}

/** Programs with profiles of their own, which end with the test that asks for them. */
export function inPrograms(): (count: number, whereabouts?: Whereabouts) => OnlineProgram[] {
  let folder = '';
  let made = 0;
  let programs: OnlineProgram[] = [];
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-programs-'));
  });
  afterEach(async () => {
    await Promise.all(programs.map((program) => program.kill()));
    programs = [];
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return (count, { computers = [], wires } = {}) => {
    made += 1;
    const port = FIRST_PORT + (process.pid % 1_000) * 10 + (made % 10);
    const profiles = Array.from({ length: count }, (_, at) => path.join(folder, `${made}-${at}`));
    const script = inject('onlineProcess');
    const started = profiles.map(
      (profile, at) => new OnlineProgram(script, profile, computers[at] ?? port, wires ? [wires.port, at] : []),
    );
    programs.push(...started);
    return started;
  };
}

const SEATS = [2, 3, 4] as const;

export const tableFor = (seats: number): HostRequest => ({
  rules: { name: 'A table', seats: SEATS.find((each) => each === seats) ?? 2, isCompetition: false, mayWatch: true },
  people: [{ name: 'P0', colour: 'red' }],
  robots: [],
});

/** Who sits at a seat. */
export const personAt = (seat: number) => ({ name: `P${seat}`, colour: COLOURS[seat] ?? 'blue' });

/** Joins a table by an invitation. */
export async function joinBy(guest: OnlineProgram, { link }: { readonly link: string }, seat: number): Promise<void> {
  const target = { kind: 'invitation', text: link } as const;
  expect(await guest.call('joinTable', { target, people: [personAt(seat)] })).toBe(null);
}

/** All find the table of the first, and join it. */
export async function met(all: readonly OnlineProgram[], rules: Partial<HostRequest['rules']> = {}): Promise<void> {
  const [host, ...guests] = all;
  const request = tableFor(all.length);
  expect(await host?.call('hostTable', { ...request, rules: { ...request.rules, ...rules } })).toBe(null);
  for (const [at, guest] of guests.entries()) {
    expect(await guest.call('findTables', undefined)).toBe(null);
    await guest.until('a table is found', (state) => state.kind === 'looking' && state.tables.length > 0);
    const id = guest.state.kind === 'looking' ? (guest.state.tables[0]?.id ?? '') : '';
    expect(await guest.call('joinTable', { target: { kind: 'found', id }, people: [personAt(at + 1)] })).toBe(null);
  }
  for (const each of all) await each.until('they play', ({ kind }) => kind === 'playing');
}

/** The first opens a table at a server, the others find it there and join it. */
export async function metAtServer(
  all: readonly OnlineProgram[],
  server: string,
  rules: Partial<HostRequest['rules']> = {},
): Promise<void> {
  const [host, ...guests] = all;
  const request = tableFor(all.length);
  expect(await host?.call('hostTable', { ...request, rules: { ...request.rules, ...rules }, server })).toBe(null);
  for (const [at, guest] of guests.entries()) {
    await lookedAt(guest, server);
    const id = guest.state.kind === 'looking' ? (guest.state.tables[0]?.id ?? '') : '';
    expect(await guest.call('joinTable', { target: { kind: 'found', id }, people: [personAt(at + 1)] })).toBe(null);
  }
  for (const each of all) await each.until('they play', ({ kind }) => kind === 'playing');
}

/** A program looks at the tables of a server, of which there is one. */
export async function lookedAt(program: OnlineProgram, server: string): Promise<void> {
  expect(await program.call('visitServer', server)).toBe(null);
  await program.until('a table is told of', (state) => state.kind === 'looking' && state.tables.length > 0);
}

/** Moves by chance wherever somebody here is to move, until all have the end. */
export async function playOut(
  all: readonly OnlineProgram[],
  trouble: () => Promise<void> = async () => {},
): Promise<void> {
  const random = seededRandom(3);
  let [most, since] = [0, Date.now()];
  while (!all.every(({ game }) => hasEnded(game))) {
    const moves = Math.max(...all.map(({ game }) => game?.moves.length ?? 0));
    if (moves > most) [most, since] = [moves, Date.now()];
    // A busy machine takes long, but it goes on.
    if (Date.now() - since > STUCK_MS)
      throw new Error(`no end: ${all.map(({ state }) => JSON.stringify(state)).join('\n')}`);
    for (const program of all) {
      const move = moveDue(program.game, random);
      if (!move) continue;
      // One that is killed answers nothing, and shows what it has when it is there again.
      const moved = program.call('moveOnline', move).catch(() => false);
      await Promise.race([moved, wait(500)]);
    }
    await trouble();
    await wait(2);
  }
}

/** Somebody moves as soon as a move is due at one of the programs. */
export async function moveOnce(all: readonly OnlineProgram[]): Promise<void> {
  const random = seededRandom(1);
  const due = () => all.map((program) => ({ program, move: moveDue(program.game, random) })).find(({ move }) => move);
  await expect.poll(due).toBeDefined();
  const { program, move } = due() ?? {};
  if (!program || !move) throw new Error('nobody is to move');
  expect(await program.call('moveOnline', move)).toBe(true);
}

/** All are told so many moves, and that they count. */
export const settled = async (all: readonly OnlineProgram[], moves: number): Promise<void> => {
  for (const each of all)
    await each.until(
      `${moves} moves`,
      (state) => state.kind === 'playing' && state.game.isSettled && state.game.moves.length >= moves,
    );
};
