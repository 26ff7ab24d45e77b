import { expect, test } from 'vitest';
import { PlaceNotes } from '../../../../src-main/online/process/playing/place-notes';
import type { Place } from '../../../../src-shared/online/wire';

const at = (port: number): Place => ({ addresses: ['127.0.0.1'], port, fingerprint: '0'.repeat(64) });

function noted(known: Iterable<readonly [number, Place]> = []) {
  const all: (readonly [number, number])[] = [];
  return { all, notes: new PlaceNotes(known, (party, { port }) => all.push([party, port])) };
}

test('where a program is reached is noted at first, and of one that moves on and on once a minute where it is then', () => {
  const { all, notes } = noted();
  for (let port = 1; port <= 600; port++) notes.moved(1, at(port), port * 100);
  notes.moved(0, at(9), 60_000);
  expect(all).toEqual([...[1, 2, 3, 4].map((port) => [1, port]), [0, 9]]);
  notes.look(60_400);
  expect(all.at(-1)).toEqual([1, 600]);
  notes.look(200_000);
  expect(all).toHaveLength(6);
});

test('no more than fifty are noted of one program in a game, also when it goes on after a restart', () => {
  const before = Array.from({ length: 30 }, (_, port) => [1, at(port + 1)] as const);
  const { all, notes } = noted(before);
  for (let minute = 0; minute < 100; minute++) notes.moved(1, at(100 + minute), minute * 60_000);
  expect(all).toHaveLength(20);
  notes.moved(0, at(7), 0);
  expect(all.at(-1)).toEqual([0, 7]);
});
