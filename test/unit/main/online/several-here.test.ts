import { expect, test } from 'vitest';
import type { HostRequest, JoinRequest } from '../../../../src-shared/bridge/online';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, moveOnce, playOut, settled } from '../../../support/online-tables';

const programs = inPrograms();

type People = JoinRequest['people'];

/** Named after their colours, which say who plays with whom. */
const people = (...colours: readonly People[number]['colour'][]): People => peopleFrom(0, colours);
const peopleFrom = (first: number, colours: readonly People[number]['colour'][]): People =>
  colours.map((colour, at) => ({ name: `${colour} ${first + at}`, colour }));
const rulesOf = (seats: 3 | 4): HostRequest['rules'] => ({
  name: 'A table',
  seats,
  ...(seats === 4 ? { isDoubles: true } : {}),
  isCompetition: false,
  mayWatch: true,
});

const joinBy = (guest: OnlineProgram, link: string, who: People) =>
  guest.call('joinTable', { target: { kind: 'invitation', text: link }, people: who });

/** The first opens a table, and the others come with their people, until it begins. */
async function meet(rules: HostRequest['rules'], comers: readonly People[]): Promise<readonly OnlineProgram[]> {
  const all = programs(comers.length);
  const [host, ...guests] = all;
  if (!host) throw new Error('nobody hosts');
  expect(await host.call('hostTable', { rules, people: [...(comers[0] ?? [])], robots: [] })).toBe(null);
  await host.until('it waits', ({ kind }) => kind === 'waiting');
  const { link } = host.invitation;
  for (const [at, guest] of guests.entries()) expect(await joinBy(guest, link, comers[at + 1] ?? [])).toBe(null);
  await settled(all, 0);
  return all;
}

const named = ({ game }: OnlineProgram) => game?.seats.map(({ name }) => name);
const partiesIn = ({ game }: OnlineProgram) => game?.seats.map(({ party }) => party);
const hereIn = ({ game }: OnlineProgram) => game?.seats.map(({ isHere }) => isHere);
const chatIn = ({ game }: OnlineProgram) => game?.chat.flatMap((line) => ('phrase' in line ? line.seat : []));

test('two pairs play at two computers, partners at one, and once more with the colours exchanged', async () => {
  const all = await meet(rulesOf(4), [people('red', 'red'), people('blue', 'blue')]);
  const [host, guest] = all;
  if (!host || !guest) throw new Error('two play');
  expect(named(host)).toEqual(['red 0', 'blue 0', 'red 1', 'blue 1']);
  expect(all.map(hereIn)).toEqual([
    [true, false, true, false],
    [false, true, false, true],
  ]);
  await playOut(all);
  expect(guest.game?.moves).toEqual(host.game?.moves);
  const id = host.game?.id;
  for (const each of all) expect(await each.call('chatOnline', { kind: 'again' })).toBe(true);
  for (const each of all)
    await each.until('the next is dealt', () => each.game?.id !== id && each.game?.isSettled === true);
  expect(guest.game?.seats.map(({ colour }) => colour)).toEqual(['blue', 'red', 'blue', 'red']);
  await moveOnce(all);
  await settled(all, 1);
});

test('two pairs play at four computers, who comes first settling the colours', async () => {
  const all = await meet(rulesOf(4), [
    people('red'),
    people('green'),
    peopleFrom(1, ['green']),
    peopleFrom(1, ['red']),
  ]);
  expect(all.map(partiesIn)).toEqual(all.map(() => [0, 1, 3, 2]));
  for (let moves = 1; moves <= 6; moves++) {
    await moveOnce(all);
    await settled(all, moves);
  }
  expect(all.map(({ game }) => game?.moves)).toEqual(all.map(() => all[0]?.game?.moves));
});

test('two at one computer and one at another play for themselves; what those two say and ask, they say and ask together', async () => {
  const all = await meet(rulesOf(3), [people('red', 'green'), [{ name: 'Béla', colour: 'blue' }]]);
  const [host, guest] = all;
  if (!host || !guest) throw new Error('two play');
  expect(partiesIn(guest)).toEqual([0, 0, 1]);
  expect(await host.call('chatOnline', { kind: 'phrase', phrase: 'hello' })).toBe(true);
  await guest.until('it is heard', () => chatIn(guest)?.length === 1);
  expect(chatIn(guest)).toEqual([0]);
  await moveOnce(all);
  await settled(all, 1);
  const asked = { kind: 'undo', to: 0 } as const;
  expect(await host.call('agreeOnline', asked)).toBe(true);
  await guest.until('it is asked', () => guest.game?.asked.length === 1);
  expect(guest.game?.asked).toEqual([{ asked, seats: [0, 1] }]);
  expect(await guest.call('agreeOnline', asked)).toBe(true);
  for (const each of all) await each.until('it is back', () => each.game?.moves.length === 0 && each.game.isSettled);
  await host.kill();
  await guest.until(
    'both are away',
    () => guest.game?.seats.map(({ isPresent }) => isPresent).join() === 'false,false,true',
  );
  expect(await host.call('resumeOnline', guest.game?.id ?? '')).toBe(null);
  await playOut(all);
  expect(guest.game?.moves).toEqual(host.game?.moves);
});

test('a table takes all who come from one computer, or none of them', async () => {
  const [host, guest] = programs(2);
  if (!host || !guest) throw new Error('two were started');
  expect(await host.call('hostTable', { rules: rulesOf(3), people: people('red', 'green'), robots: [] })).toBe(null);
  await host.until('it waits', ({ kind }) => kind === 'waiting');
  expect(await joinBy(guest, host.invitation.link, people('blue', 'yellow'))).toBe('fewSeats');
  expect(host.state.kind === 'waiting' && host.state.taken.map(({ party }) => party)).toEqual([0, 0]);
});
