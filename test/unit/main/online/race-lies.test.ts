import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { newSecret } from '../../../../src-main/online/keys';
import { fingerprintOf, newCertificate } from '../../../../src-main/online/process/connections/certificate';
import { isLink } from '../../../../src-main/online/process/connections/dial';
import { greeted } from '../../../../src-main/online/process/connections/greeting';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { listen, type Listening } from '../../../../src-main/online/process/connections/listen';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import { newRace, raceOrder, sharesFor } from '../../../../src-shared/gobble/race';
import { linkTo } from '../../../../src-shared/online/invitation';
import type { RaceBegin, RaceRuled } from '../../../../src-shared/online/race/wire';
import type { TableRules } from '../../../../src-shared/online/table';
import type { Wire } from '../../../../src-shared/online/wire';
import { seededRandom } from '../../../../src-shared/tantrix';
import { newIdentity } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { raceAt, raceOf } from '../../../support/online-races';
import { inPrograms, joinBy } from '../../../support/online-tables';
import { possibleMoves } from '../../../support/races';
import { moveAt, RACE_RULES } from '../../../support/server-races';

const programs = inPrograms();
const TABLE = 'K7M2QX';
const open: { readonly listening: Listening; readonly links: readonly Link[] }[] = [];
afterEach(() => {
  for (const { listening, links } of open.splice(0)) {
    for (const link of links) link.cut();
    listening.close();
  }
});

interface Deceiving {
  readonly rules?: TableRules;
  readonly guest?: OnlineProgram | undefined;
  /** It is a server, and answers so who comes to the race; left out, it is a host. */
  readonly answer?: (link: Link) => void;
}

/** A host or server in the test itself, which says what the test likes, and a program that has come to its table. */
async function deceived({
  rules = RACE_RULES,
  guest = programs(1)[0],
  answer,
}: Deceiving = {}): Promise<{ guest: OnlineProgram; say: (message: Wire) => void; begin: RaceBegin }> {
  if (!guest) throw new Error('nobody comes');
  const identity = newIdentity();
  const certificate = await newCertificate(Date.now());
  const links: Link[] = [];
  const lobby = (key: string): Wire => ({
    kind: 'lobby',
    table: TABLE,
    rules,
    host: identity.key,
    ...(answer ? { server: identity.key } : {}),
    taken: [
      { name: 'P0', colour: 'red', key: identity.key },
      { name: 'P1', colour: 'yellow', key },
    ],
    watchers: 0,
  });
  const take = (link: Link, message: Wire): void => {
    if (message.kind === 'look' && answer) link.send({ kind: 'hall', name: 'The club', programs: 1, games: 0 });
    else if (message.kind === 'look') link.send({ kind: 'table', id: TABLE, rules, taken: [], hasPassword: false });
    if (message.kind === 'join') link.send(lobby(link.key));
    if (message.kind === 'raceHello') answer?.(link);
  };
  const greet = async (...connection: Parameters<Parameters<typeof listen>[2]>) => {
    const link = await greeted(...connection, identity);
    if (!isLink(link)) return;
    links.push(link);
    link.follow({ take, lost: () => {} });
  };
  const listening = await listen(certificate, { host: '127.0.0.1', port: 0 }, (...connection) => {
    void greet(...connection);
  });
  open.push({ listening, links });
  const fingerprint = fingerprintOf(certificate.cert);
  const targets = [{ host: '127.0.0.1', port: listening.port }];
  await joinBy(guest, { link: linkTo({ table: TABLE, targets, fingerprint }) }, 1);
  await guest.until('it waits', ({ kind }) => kind === 'waiting');
  const start = { order: raceOrder(5), shares: sharesFor([0, 0]) };
  const keys = [identity.key, links.at(-1)?.key ?? ''];
  const begin: RaceBegin = { kind: 'raceBegin', race: newSecret(), start, names: ['P0', 'P1'], keys };
  return { guest, say: (message) => links.at(-1)?.send(message), begin };
}

const notBelieved = (guest: OnlineProgram, kind: 'waiting' | 'racing') =>
  guest.until('it believes nothing more', (state) => state.kind === kind && state.problem === 'notBelieved');

describe('who decides a race, and says what cannot be', () => {
  const other = 'ab'.repeat(32);
  test.each<[string, (begin: RaceBegin) => RaceBegin]>([
    ['other names', (begin) => ({ ...begin, names: ['P0', 'P2'] })],
    ['other players', (begin) => ({ ...begin, keys: [begin.keys[0] ?? '', other] })],
    [
      'one more player',
      ({ start, ...begin }) => {
        const more = { ...start, shares: sharesFor([0, 0, 0]) };
        return { ...begin, start: more, names: [...begin.names, 'P2'], keys: [...begin.keys, other] };
      },
    ],
  ])('begins nothing with %s than were told', async (_, change) => {
    const { guest, say, begin } = await deceived();
    say(change(begin));
    await notBelieved(guest, 'waiting');
    expect(guest.state.kind).toBe('waiting');
  });

  test('begins nothing with somebody of whom nothing was told', async () => {
    const { guest, say, begin } = await deceived({ rules: { ...RACE_RULES, seats: 3 } });
    const start = { ...begin.start, shares: sharesFor([0, 0, 0]) };
    say({ ...begin, start, names: [...begin.names, 'P2'], keys: [...begin.keys, other] });
    await notBelieved(guest, 'waiting');
    expect(guest.state.kind).toBe('waiting');
  });

  test('is called ever more seldom where it refuses for now', async () => {
    const calls: number[] = [];
    const answer = (link: Link) => {
      calls.push(performance.now());
      link.send({ kind: 'refused', problem: 'busy' });
    };
    const { say, begin } = await deceived({ answer });
    say(begin);
    await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(4);
    const [, second = 0, third = 0, fourth = 0] = calls;
    expect(third - second).toBeGreaterThan(450);
    expect(fourth - third).toBeGreaterThan(900);
  });

  test('has no race of another go on as they like', async () => {
    const { guest, say, begin } = await deceived();
    say(begin);
    await guest.until('they race', ({ kind }) => kind === 'racing');
    await guest.call('leaveOnline', undefined);
    const files = path.join(guest.profile, 'online');
    const offered = await unfinishedIn(files);
    expect(offered).toHaveLength(1);
    const { say: sayToo, begin: own } = await deceived({ guest });
    sayToo({ ...own, race: begin.race });
    await notBelieved(guest, 'waiting');
    expect(await unfinishedIn(files)).toEqual(offered);
  });

  test('is not believed from a move on that cannot be made', async () => {
    const { guest, say, begin } = await deceived();
    say(begin);
    await guest.until('they race', ({ kind }) => kind === 'racing');
    const [move] = possibleMoves(newRace(begin.start), 0);
    if (!move) throw new Error('nothing can be laid');
    const { at: _, ...deed } = move;
    const ruled: RaceRuled = { kind: 'raceRuled', race: begin.race, n: 1, by: 0, ticket: 1, at: 5, deed };
    // What is of another race, or for another seat, is nothing to it.
    say({ ...ruled, race: other });
    say({ kind: 'raceRefused', race: begin.race, seat: 0, ticket: 1 });
    say(ruled);
    await guest.until('a move', () => raceOf(guest).moves.length === 1);
    expect(raceOf(guest).refused).toBe(undefined);
    say({ ...ruled, n: 2, ticket: 2, at: 6 });
    await notBelieved(guest, 'racing');
    expect(raceOf(guest).moves).toHaveLength(1);
    expect(raceOf(guest).clock.isRunning).toBe(false);
  });

  test('is not believed where it says of a player what they have not done', async () => {
    const { guest, say, begin } = await deceived();
    say(begin);
    await guest.until('they race', ({ kind }) => kind === 'racing');
    const move = moveAt(newRace(begin.start), 1, seededRandom(1));
    if (!move) throw new Error('nothing can be laid');
    const ruled: RaceRuled = { kind: 'raceRuled', race: begin.race, n: 1, by: 1, ticket: 1, at: 5, deed: move };
    await guest.call('raceOnline', { ticket: 1, seen: 0, deed: move });
    say(ruled);
    await guest.until('a move', () => raceOf(guest).moves.length === 1);
    const next = moveAt(raceAt(guest), 1, seededRandom(2));
    if (!next) throw new Error('nothing can be laid');
    say({ ...ruled, n: 2, ticket: 2, deed: next });
    await notBelieved(guest, 'racing');
    expect(raceOf(guest).moves).toHaveLength(1);
  });

  test('is not believed where what has come early makes no race', async () => {
    const { guest, say, begin } = await deceived();
    say(begin);
    await guest.until('they race', ({ kind }) => kind === 'racing');
    const deed = { kind: 'throw', tile: 1, to: 1 } as const;
    for (let n = 2; n <= 112; n++) say({ kind: 'raceRuled', race: begin.race, n, by: 0, ticket: n, at: n, deed });
    expect(raceOf(guest).moves).toEqual([]);
    say({ kind: 'raceRuled', race: begin.race, n: 1, by: 0, ticket: 1, at: 1, deed });
    await notBelieved(guest, 'racing');
  });
});
