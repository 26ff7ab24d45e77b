import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import { MAX_MESSAGE_BYTES } from '../../../../src-shared/online/wire';
import { type Random, seededRandom } from '../../../../src-shared/tantrix';
import { portOf } from '../../../support/online-faults';
import { hasEnded, moveDue } from '../../../support/online-game';
import { LIES, wrongAnswer } from '../../../support/online-lies';
import { checkLogs } from '../../../support/online-logs';
import { OnlinePeer } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, joinBy, personAt, settled, tableFor } from '../../../support/online-tables';

const PATIENT = { timeout: 30_000, interval: 5 };
const programs = inPrograms();

/** A table of three at which a liar sits with two honest programs. */
interface Table {
  readonly liar: OnlinePeer;
  readonly honest: readonly OnlineProgram[];
  readonly random: Random;
}

async function withGuest(): Promise<Table> {
  const [host, guest] = programs(2);
  if (!host || !guest) throw new Error('two were started');
  const liar = new OnlinePeer();
  expect(await host.call('hostTable', tableFor(3))).toBe(null);
  await host.until('it waits', ({ kind }) => kind === 'waiting');
  await joinBy(guest, host.invitation, 1);
  await liar.join(host.invitation.link, personAt(2));
  await settled([host, guest], 0);
  return { liar, honest: [host, guest], random: seededRandom(1) };
}

async function withHost(): Promise<Table> {
  const honest = programs(2);
  const liar = new OnlinePeer();
  const link = await liar.host(tableFor(3).rules, personAt(0));
  for (const [at, guest] of honest.entries()) await joinBy(guest, { link }, at + 1);
  await settled(honest, 0);
  return { liar, honest, random: seededRandom(2) };
}

/** Somebody moves at an honest program as soon as it shows that a move is due. */
async function moveAtOneOf(honest: readonly OnlineProgram[], random: Random): Promise<void> {
  const due = () => honest.flatMap((at) => moveDue(at.game, random) ?? []).at(0);
  const move = await vi.waitUntil(due, PATIENT);
  const at = honest.find(({ game }) => game?.seats[move.seat]?.isHere);
  expect(await at?.call('moveOnline', move)).toBe(true);
}

/** Whoever is to move does so; all that are honest have it, and what it draws. */
async function moved({ liar, honest, random }: Table): Promise<void> {
  await liar.connected();
  const { n } = liar.copy.history;
  await expect.poll(() => liar.copy.history.isSettled, PATIENT).toBe(true);
  if (!liar.move(random)) await moveAtOneOf(honest, random);
  await expect.poll(() => liar.copy.history.n, PATIENT).toBeGreaterThan(n);
  await settled(honest, liar.copy.history.game?.placements.length ?? 0);
}

const isOwnTurn = ({ liar: { copy } }: Table): boolean => copy.history.mover === copy.party;

/** What was named of lies until now. */
const namedBy = (honest: readonly OnlineProgram[]): readonly string[] =>
  honest.flatMap(({ complaints }) => [...complaints.matchAll(/is not believed: (\w+)/g)].map(([, name = '']) => name));

async function lied(table: Table, name: string): Promise<void> {
  const lie = LIES.get(name);
  const { liar, honest } = table;
  if (!lie) throw new Error(name);
  await liar.connected();
  await expect.poll(() => liar.copy.history.isSettled, PATIENT).toBe(true);
  while (lie.turn && isOwnTurn(table) !== (lie.turn === 'own')) await moved(table);
  const before = namedBy(honest).length;
  const messages = lie.tell(liar);
  const tell = () => {
    for (const message of messages) liar.say(message);
  };
  tell();
  // One who has closed the connection over the lie before hears of this one later.
  const isNamed = () => {
    tell();
    expect(namedBy(honest).slice(before)).toContain(lie.named);
  };
  if (lie.named) await vi.waitFor(isNamed, { ...PATIENT, interval: 500 });
  await moved(table);
}

describe.each([
  ['a guest', withGuest],
  ['the host', withHost],
])('%s that lies', (_, seat) => {
  test('is named, and the others play on to the end', async () => {
    const table = await seat();
    const { liar, honest } = table;
    for (const name of LIES.keys()) await lied(table, name);
    for (const { state } of honest) expect(JSON.stringify(state)).not.toContain('A word of its own');
    const lines = honest.flatMap(({ game }) => game?.chat ?? []);
    expect(lines.map(({ at }) => new Date(at).getTime())).not.toContain(Number.NaN);
    expect(honest.some(({ problems }) => problems.has('notBelieved'))).toBe(true);
    while (!honest.every(({ game }) => hasEnded(game))) await moved(table);
    for (const { profile } of honest)
      await expect.poll(() => unfinishedIn(path.join(profile, 'online')), PATIENT).toEqual([]);
    liar.close();
    await Promise.all(honest.map((each) => each.kill()));
    checkLogs(honest.map(({ profile }) => profile));
  }, 120_000);

  test('cannot choose the tile that it draws', async () => {
    const table = await seat();
    const { liar, honest } = table;
    while (!isOwnTurn(table)) await moved(table);
    await liar.connected();
    liar.isSilent = true;
    liar.move(table.random, ({ send }) => send.filter(({ kind }) => kind === 'step'));
    liar.say(wrongAnswer(liar));
    await expect.poll(() => namedBy(honest), PATIENT).toContain('wrongLink');
    liar.isSilent = false;
    await moved(table);
    liar.close();
  });
});

test('a host that begins before the pairs are complete is not believed', async () => {
  const [guest] = programs(1);
  if (!guest) throw new Error('one was started');
  const liar = new OnlinePeer();
  const { rules } = tableFor(4);
  await joinBy(guest, { link: await liar.host({ ...rules, isDoubles: true }, personAt(0)) }, 1);
  liar.beginNow();
  await guest.until('it is told', (state) => state.kind === 'waiting' && state.problem !== undefined);
  expect(guest.state).toMatchObject({ kind: 'waiting', problem: 'notBelieved' });
  liar.close();
});

/** What becomes of a connection to a program over which a stranger says something at once. */
function answered(pid: number, text: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const socket = new WebSocket(`wss://127.0.0.1:${portOf(pid)}/`, { rejectUnauthorized: false, headers });
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.send(text);
      socket.once('close', () => resolve('closed'));
    });
    socket.on('error', () => resolve('refused'));
  });
}

describe('a program in a game', () => {
  test('is neither stopped nor filled by strangers', async () => {
    const table = await withGuest();
    const { honest, liar } = table;
    const { key } = liar.identity;
    for (const { pid } of honest) {
      expect(await answered(pid, '', { Origin: 'https://example.org' })).toBe('refused');
      for (const text of [
        ' '.repeat(MAX_MESSAGE_BYTES + 1),
        JSON.stringify({ kind: 'who', version: 99 }),
        JSON.stringify({ kind: 'who', version: 1, key, signature: '0'.repeat(128) }),
        '[',
      ])
        expect(await answered(pid, text)).toBe('closed');
    }
    for (let look = 0; look < 2_000; look++) liar.say({ kind: 'look' });
    await expect.poll(() => liar.links.size, PATIENT).toBe(0);
    await moved(table);
    liar.close();
  });
});
