import { describe, expect, it } from 'vitest';
import { hostsOf, hostWith, ownAddresses, peopleElsewhere, withHosts } from '../../../src-shared/mail-games/seats';
import type { Player, RecordedGame } from '../../../src-shared/record';
import { newGame } from '../../../src-shared/tantrix';

const person = (name: string, home?: number): Player => ({ name, email: `${name}@x.org`, country: '', home });
const robot: Player = { ...person('Mason', 3), robot: { character: 'mason', level: 1 } };
const recordOf = (...players: Player[]): RecordedGame => ({
  players,
  game: newGame({ seats: (['red', 'blue', 'green', 'yellow'] as const).slice(0, players.length) }, 1),
  isCompetition: false,
});
const FOUR = recordOf(person('Ann'), person('Bob', 2), robot, person('Eve', 2));
const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);
const mail = (home: 1 | 2 | 3 | 4 | null) => ({ home, handedOn: 'no', at: 1 }) as const;

describe('the computers of a game by mail', () => {
  it('are those at which people play', () => {
    expect(hostsOf(FOUR).map(({ id, people }) => [id, namesOf(people)])).toEqual([
      [1, ['Ann']],
      [2, ['Bob', 'Eve']],
    ]);
  });

  it.each([
    [1, ['Bob', 'Eve']],
    [2, ['Ann']],
    [null, ['Ann', 'Bob', 'Eve']],
  ] as const)('have others elsewhere: of %j', (home, names) => {
    expect(namesOf(peopleElsewhere({ record: FOUR, mail: mail(home) }))).toEqual(names);
  });

  it('are one each for players by mail, who share it with their address', () => {
    const players = ['', 'b@x.org', 'B@X.org ', 'c@x.org'].map((email, at) => ({ ...person(`${at}`), email }));
    expect(withHosts(players, (seat) => seat > 0).map(({ home }) => home)).toEqual([1, 2, 2, 3]);
  });
});

describe('the person here', () => {
  it.each<[string, readonly string[], number | undefined]>([
    ['is known by an address of one computer', ['bob@x.org', 'zoe@x.org'], 2],
    ['is known by the addresses of two at one computer', ['bob@x.org', 'eve@x.org'], 2],
    ['is unknown without one', ['zoe@x.org'], undefined],
    ['is unknown with the addresses of two computers', ['ann@x.org', 'bob@x.org'], undefined],
    ['is no computer player', ['mason@x.org'], undefined],
  ])('%s', (_, addresses, host) => {
    expect(hostWith(FOUR, new Set(addresses))).toBe(host);
  });

  it('has the address of the account and those of the people here in other games, and never none', () => {
    const games = [
      { record: FOUR, mail: mail(2) },
      { record: recordOf(person('Ann', 1), { ...person('Zoe', 3), email: ' ' }), mail: mail(3) },
      { record: FOUR, mail: mail(null) },
    ];
    expect([...ownAddresses(games, ' ME@x.org')]).toEqual(['me@x.org', 'bob@x.org', 'eve@x.org']);
    expect(ownAddresses([], ' ').size).toBe(0);
  });
});
