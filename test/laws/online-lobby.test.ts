import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isFull, type Lobby, openLobby, termsOf, withPeople, withRobot } from '../../src-shared/online/lobby';
import type { Me, TableRules } from '../../src-shared/online/table';
import { TermsSchema } from '../../src-shared/online/terms';
import { COLOURS, isDoubles } from '../../src-shared/tantrix';

const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));
const ROBOT = { character: 'mason', level: 3 };

const person: fc.Arbitrary<Me> = fc.record({
  name: fc.constantFrom('Ann', 'Béla', 'Carl', 'Dora', 'Eve', 'Finn'),
  colour: fc.constantFrom(...COLOURS),
});
const people = fc.array(person, { minLength: 1, maxLength: 3 });
/** Who comes: people of a program, or a computer player in a colour. */
const comers = fc.array(
  fc.oneof(
    fc.record({ key: fc.constantFrom(...KEYS.slice(1)), people }),
    fc.record({ robot: fc.constantFrom(...COLOURS) }),
  ),
  { maxLength: 30 },
);
const rules: fc.Arbitrary<TableRules> = fc
  .constantFrom(
    { seats: 2 } as const,
    { seats: 3 } as const,
    { seats: 4 } as const,
    { seats: 4, isDoubles: true } as const,
  )
  .map((size) => ({ name: 'A table', isCompetition: false, mayWatch: true, ...size }));

/** The table once all have tried to come; those who were refused are not there. */
function filled(lobby: Lobby, all: typeof comers extends fc.Arbitrary<infer All> ? All : never): Lobby {
  return all.reduce((before, comer) => {
    if (isFull(before)) return before;
    const after =
      'robot' in comer ? withRobot(before, comer.robot, ROBOT) : withPeople(before, comer.key, comer.people);
    return typeof after === 'string' ? before : after;
  }, lobby);
}

it('whoever comes to a table, and in whatever order: what it plays on is sound once it is full', () => {
  let full = 0;
  fc.assert(
    fc.property(rules, people, comers, (asked, hosts, all) => {
      const lobby = openLobby({ rules: asked, host: KEYS[0] ?? '', people: hosts });
      if (typeof lobby === 'string') return;
      const table = filled(lobby, all);
      expect(table.taken.length).toBeLessThanOrEqual(asked.seats);
      if (!isFull(table) || new Set(table.taken.map(({ key }) => key)).size < 2) return;
      full += 1;
      const terms = termsOf(table, '0'.repeat(64));
      expect(v.is(TermsSchema, terms)).toBe(true);
      expect(isDoubles(terms.seats.map(({ colour }) => colour))).toBe(asked.isDoubles ?? false);
    }),
  );
  expect(full).toBeGreaterThan(5);
});
