import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { dial, isLink } from '../../../../src-main/online/process/connections/dial';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { newRace, type Race } from '../../../../src-shared/gobble/race';
import { makeMove } from '../../../../src-shared/gobble/moves';
import { moveOf } from '../../../../src-shared/online/race/referee';
import { ownIdentity } from '../../../../src-main/online/process/kept/identity';
import { pick, seededRandom, TILE_COUNT } from '../../../../src-shared/tantrix';
import { portOf } from '../../../support/online-faults';
import { newIdentity } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, joinBy, tableFor } from '../../../support/online-tables';
import { possibleMoves } from '../../../support/races';

const programs = inPrograms();
const links: Link[] = [];
afterEach(() => links.splice(0).forEach((link) => link.close()));

const raceOf = ({ state }: OnlineProgram) => {
  if (state.kind !== 'racing') throw new Error(`no race: ${JSON.stringify(state)}`);
  return state.race;
};

/** The race as a program knows it; throws where what it knows makes none. */
function raceAt(program: OnlineProgram): Race {
  const { start, moves } = raceOf(program);
  return moves.reduce((race, { by, at, deed }) => {
    const made = makeMove(race, by, moveOf(deed, at));
    if (!made.ok) throw new Error(made.refusal.code);
    return made.race;
  }, newRace(start));
}

/** All meet at a table for Gobble, and the clock runs. */
async function met(all: readonly OnlineProgram[]): Promise<void> {
  const [host, ...guests] = all;
  const { rules, ...request } = tableFor(2);
  const seats = ([2, 3, 4, 5, 6] as const).find((count) => count === all.length) ?? 2;
  const table = { ...request, rules: { ...rules, seats, isRace: true, mayWatch: false } } as const;
  expect(await host?.call('hostTable', table)).toBe(null);
  await host?.until('it invites', (state) => state.kind === 'waiting' && state.invitation !== undefined);
  const invitation = host?.state.kind === 'waiting' ? host.state.invitation : undefined;
  if (!invitation) throw new Error('nobody is invited');
  for (const [at, guest] of guests.entries()) await joinBy(guest, invitation, at + 1);
  for (const each of all) await each.until('they race', ({ kind }) => kind === 'racing');
  expect(await all[1]?.call('pauseOnlineRace', { isPaused: false })).toBe(true);
  for (const each of all) await each.until('GO', (state) => state.kind === 'racing' && state.race.clock.isRunning);
}

/** Everybody moves by what is known there, so some come too late. */
async function play(all: readonly OnlineProgram[], rounds: number, firstTicket = 1): Promise<void> {
  const random = seededRandom(rounds);
  for (let ticket = firstTicket; ticket < firstTicket + rounds; ticket++)
    await Promise.all(
      all.map(async (program) => {
        const moves = possibleMoves(raceAt(program), raceOf(program).seat);
        if (moves.length === 0) return;
        const { at: _, ...deed } = pick(moves, random);
        await program.call('raceOnline', { ticket, seen: raceOf(program).moves.length, deed });
      }),
    );
}

async function agree(all: readonly OnlineProgram[]): Promise<void> {
  const [host] = all;
  if (!host) throw new Error('nobody hosts');
  await expect.poll(() => new Set(all.map((each) => JSON.stringify(raceOf(each).moves))).size).toBe(1);
  const now = raceAt(host);
  const tiles = [...now.tiles.map(({ tile }) => tile), ...now.hands.flat()];
  expect(new Set(tiles).size).toBe(TILE_COUNT);
}

describe('programs of their own', () => {
  test.each([2, 6])('race, %i of them, and all have the same race', async (count) => {
    const all = programs(count);
    await met(all);
    await play(all, 12);
    // Moves of the others are on their way to the host as long as they take.
    await expect.poll(() => raceOf(all[0] ?? fail()).moves.length).toBeGreaterThan(12);
    await agree(all);
  });

  test('keep the race where its host is killed', async () => {
    const all = programs(2);
    await met(all);
    await play(all, 3);
    await agree(all);
    const [host, guest] = all;
    const { moves } = raceOf(guest ?? fail());
    await host?.kill();
    await guest?.until('it is over', (state) => state.kind === 'racing' && state.problem !== undefined);
    // What was on its way then may have come.
    const after = raceOf(guest ?? fail());
    expect(after.moves.slice(0, moves.length)).toEqual(moves);
    expect(after.clock.isRunning).toBe(false);
  }, 60_000);

  test('take nothing from strangers, nor for the seat of somebody else', async () => {
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('two were started');
    await met(all);
    await play(all, 2);
    const { id } = raceOf(host);
    const port = portOf(host.pid);
    const forged = possibleMoves(raceAt(host), 0)[0];
    if (!forged) throw new Error('nothing can be laid');
    const { at: _, ...deed } = forged;
    const as = async (identity: Parameters<typeof dial>[1]) => {
      const link = await dial({ host: '127.0.0.1', port }, identity);
      if (!isLink(link)) throw new Error(link);
      links.push(link);
      link.follow({ take: () => {}, lost: () => {} });
      return link;
    };
    const stranger = await as(newIdentity());
    stranger.send({ kind: 'raceMove', race: id, seat: 0, ticket: 50, seen: 0, deed });
    stranger.send({ kind: 'racePause', race: id, isPaused: true });
    // The guest's own program, which says what it likes.
    const player = await as(await ownIdentity(path.join(guest.profile, 'online')));
    player.send({ kind: 'join', table: 'K7M2QX', people: [] });
    for (const seat of [0, 5]) player.send({ kind: 'raceMove', race: id, seat, ticket: 50, seen: 0, deed });
    player.sendText(JSON.stringify({ kind: 'raceMove', race: id, seat: 9, ticket: 1, seen: 0, deed }));
    await expect.poll(() => player.isOpen).toBe(false);
    expect(raceOf(host).moves.filter(({ ticket }) => ticket >= 50)).toEqual([]);
    expect(raceOf(host).clock.isRunning).toBe(true);
    await play(all, 4, 60);
    await agree(all);
  });
});

function fail(): never {
  throw new Error('a program is missing');
}
