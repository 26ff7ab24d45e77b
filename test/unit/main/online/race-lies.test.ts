import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import { newRace, sharesFor } from '../../../../src-shared/gobble/race';
import type { RaceBegin, RaceRuled } from '../../../../src-shared/online/race/wire';
import type { Wire } from '../../../../src-shared/online/wire';
import { seededRandom } from '../../../../src-shared/tantrix';
import { FalseReferee } from '../../../support/false-referee';
import { newIdentity } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { raceAt, raceOf } from '../../../support/online-races';
import { inPrograms } from '../../../support/online-tables';
import { possibleMoves } from '../../../support/races';
import { moveAt, RACE_RULES } from '../../../support/server-races';

const programs = inPrograms();
const referees: FalseReferee[] = [];
afterEach(() => referees.splice(0).forEach((referee) => referee.close()));

/** Who says what the test likes, and a program that has come to its table. */
async function deceived(how: ConstructorParameters<typeof FalseReferee>[0] = {}, guest = programs(1)[0]) {
  if (!guest) throw new Error('nobody comes');
  const referee = new FalseReferee(how);
  referees.push(referee);
  const begin = await referee.deceive(guest);
  return { guest, referee, begin, say: (message: Wire) => referee.say(message) };
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

  test('is nobody else than who held the table, also where it begins while somebody is lost', async () => {
    const { guest, referee, begin } = await deceived();
    referee.identity = newIdentity();
    referee.welcome = () => begin;
    referee.cut();
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
    await expect.poll(() => calls.length).toBe(4);
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
    const { say: sayToo, begin: own } = await deceived({}, guest);
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
