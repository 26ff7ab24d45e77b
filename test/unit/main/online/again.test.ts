import { expect, test } from 'vitest';
import { termsAgain } from '../../../../src-shared/online/again';
import { gameOf } from '../../../../src-shared/online/terms';
import { nodePrimitives } from '../../../../src-main/online/keys';
import { inPrograms, met, playOut } from '../../../support/online-tables';
import { doublesAt, termsFor } from '../../../support/online-world';

const programs = inPrograms();

test('after the end all play again with the colours exchanged, once all want it', async () => {
  const [host, guest] = programs(2);
  if (!host || !guest) throw new Error('nobody plays');
  await met([host, guest]);
  expect(await host.call('chatOnline', { kind: 'again' }), 'it is not over').toBe(false);
  await playOut([host, guest]);
  const id = host.game?.id;
  expect(await guest.call('chatOnline', { kind: 'again' })).toBe(true);
  await host.until('it is asked', () => host.game?.again?.join() === '1');
  expect(await host.call('chatOnline', { kind: 'again' })).toBe(true);
  for (const each of [host, guest])
    await each.until('the next is dealt', () => each.game?.id !== id && each.game?.isSettled === true);
  expect(guest.game?.id).toBe(host.game?.id);
  expect(host.game?.seats.map(({ colour }) => colour)).toEqual(['yellow', 'red']);
  await playOut([host, guest]);
  expect(guest.game?.moves).toEqual(host.game?.moves);
});

test('what follows a game is the same wherever it is worked out, and never the same twice', () => {
  const terms = termsFor(3);
  const next = termsAgain(nodePrimitives, terms, 'a'.repeat(64));
  expect(gameOf(nodePrimitives, next)).toBe(gameOf(nodePrimitives, termsAgain(nodePrimitives, terms, 'a'.repeat(64))));
  expect(gameOf(nodePrimitives, next)).not.toBe(
    gameOf(nodePrimitives, termsAgain(nodePrimitives, terms, 'b'.repeat(64))),
  );
  expect(next.seats.map(({ name }) => name)).toEqual(terms.seats.map(({ name }) => name));
  expect(next.seats[0]?.colour).toBe(terms.seats[1]?.colour);
});

test('partners stay partners, in the colour of the others', () => {
  const terms = doublesAt([0, 1, 0, 2]);
  const next = termsAgain(nodePrimitives, terms, 'a'.repeat(64));
  const [first, second] = terms.seats.map(({ colour }) => colour);
  expect(next.seats.map(({ colour }) => colour)).toEqual([second, first, second, first]);
  expect(next.seats.map(({ played }) => played)).toEqual(terms.seats.map(({ played }) => played));
});
