import { describe, expect, it } from 'vitest';
import { rotationsThatFit } from '../../../src-shared/gobble/fits';
import { makeMove } from '../../../src-shared/gobble/moves';
import { placesOf } from '../../../src-shared/gobble/places';
import { newRace, openSpaces, type Race, raceOrder, sharesFor } from '../../../src-shared/gobble/race';
import { turnAt } from '../../../src-shared/gobble/turns';
import { makeTxg, raceKind } from '../../../src-shared/record';
import { withCheck } from '../../../src-shared/record/envelope';
import { possibleMoves } from '../../support/races';

const raceOf = (extras: readonly number[], turnSeconds?: number): Race =>
  newRace({ order: raceOrder(1), shares: sharesFor(extras), turnSeconds });

const refusalOf = (race: Race, by: number, move: Parameters<typeof makeMove>[2]): string | undefined => {
  const made = makeMove(race, by, move);
  return made.ok ? undefined : made.refusal.code;
};

const problemOf = (changed: readonly string[]): unknown => {
  const parsed = raceKind.parse(withCheck(changed));
  return parsed.ok ? undefined : parsed.problem;
};

describe('the tiles of a race', () => {
  it('are shared as evenly as they can be, with those that somebody takes in addition', () => {
    expect(sharesFor([0, 0])).toEqual([27, 27]);
    expect(sharesFor([0, 0, 0, 0])).toEqual([13, 13, 14, 14]);
    expect(sharesFor([8, 0, 0, 0, 0, 0])).toEqual([15, 7, 8, 8, 8, 8]);
    expect(raceOf([5, 0]).hands.map(({ length }) => length)).toEqual([29, 25]);
  });

  it('lie two in the middle, with two spaces where a third can go', () => {
    const race = raceOf([0, 0]);
    expect(race.tiles).toHaveLength(2);
    expect(openSpaces(race)).toHaveLength(2);
  });
});

describe('a tile in a race', () => {
  const race = raceOf([0, 0]);
  const [move] = possibleMoves(race, 0);
  if (move?.kind !== 'lay') throw new Error('nothing fits');

  it('is refused with a reason', () => {
    expect(refusalOf(race, 0, move)).toBeUndefined();
    expect(refusalOf(race, 1, move)).toBe('notInHand');
    expect(refusalOf(race, 0, { ...move, q: 0, r: 0 })).toBe('occupied');
    expect(refusalOf(race, 0, { ...move, q: 9, r: 9 })).toBe('notTouching');
    const one = [...race.spaces.values()].find((space) => !openSpaces(race).includes(space));
    expect(refusalOf(race, 0, { ...move, ...one?.hex })).toBe('touchesOne');
    const [space] = openSpaces(race).filter(({ hex }) => hex.q === move.q && hex.r === move.r);
    const wrong = [0, 1, 2, 3, 4, 5].find((each) => space && !rotationsThatFit(space, move.tile).includes(each));
    expect(refusalOf(race, 0, { ...move, rotation: wrong ?? 0 })).toBe('coloursClash');
    expect(refusalOf(race, 0, { ...move, rotation: 6 })).toBe('coloursClash');
  });

  it('that came second finds its space taken', () => {
    const after = makeMove(race, 0, move);
    const [second] = possibleMoves(race, 1).filter(
      (other) => other.kind === 'lay' && other.q === move.q && other.r === move.r,
    );
    if (!after.ok || !second) throw new Error('no race for this space');
    expect(refusalOf(after.race, 1, second)).toBe('occupied');
  });

  it('is not thrown without a gobble', () => {
    expect(refusalOf(race, 0, { kind: 'throw', at: 1, tile: move.tile, to: 1 })).toBe('notYourMove');
  });

  it('is never laid before the one before it', () => {
    const after = makeMove(race, 0, { ...move, at: 500 });
    if (!after.ok) throw new Error(after.refusal.code);
    const [next] = possibleMoves(after.race, 1);
    if (!next) throw new Error('nothing fits');
    expect(refusalOf(after.race, 1, { ...next, at: 499 })).toBe('notYourMove');
    expect(refusalOf(after.race, 1, { ...next, at: 500 })).toBeUndefined();
  });
});

describe('turns against the clock', () => {
  const race = raceOf([0, 0, 0], 10);

  it('go round by time', () => {
    expect([0, 9_999, 10_000, 25_000, 30_000].map((at) => turnAt(race, at)?.seat)).toEqual([0, 0, 1, 2, 0]);
    expect(turnAt(raceOf([0, 0]), 5000)).toBeUndefined();
  });

  it('are kept', () => {
    const [mine] = possibleMoves(race, 0);
    const [other] = possibleMoves(race, 1);
    if (!mine || !other) throw new Error('nothing fits');
    expect(refusalOf(race, 1, { ...other, at: 9_000 })).toBe('notYourMove');
    expect(refusalOf(race, 1, { ...other, at: 11_000 })).toBeUndefined();
    expect(refusalOf(race, 0, { ...mine, at: 11_000 })).toBe('notYourMove');
  });
});

describe('a throw in a turn', () => {
  it('holds the turn until it is done, and then passes it on', () => {
    let race = raceOf([0, 0], 10);
    for (let moves = 0; moves < 40 && race.owing.length === 0; moves++) {
      const { seat } = race.turn;
      const [move] = possibleMoves(race, seat);
      const made = move && makeMove(race, seat, move);
      if (!made?.ok) throw new Error('nothing fits');
      ({ race } = made);
    }
    const [thrower] = race.owing;
    const [throwing] = possibleMoves(race, thrower ?? 0);
    if (thrower === undefined || throwing?.kind !== 'throw') throw new Error('no gobble was filled');
    const late = race.turn.since + 25_000;
    expect(turnAt(race, late)?.seat).toBe(thrower);
    const after = makeMove(race, thrower, { ...throwing, at: late });
    if (!after.ok) throw new Error(after.refusal.code);
    expect(turnAt(after.race, late)).toEqual({ seat: throwing.to, since: late });
  });
});

describe('the places of a race', () => {
  it('go by the tiles that are left where nobody is out', () => {
    expect(placesOf(raceOf([4, 0, 0, 0]))).toEqual([
      { seat: 1, place: 1, left: 12 },
      { seat: 2, place: 2, left: 13 },
      { seat: 3, place: 2, left: 13 },
      { seat: 0, place: 4, left: 16 },
    ]);
  });
});

describe('the file of a race', () => {
  const record = { players: [{ name: 'Ann' }, { name: 'Bob' }], race: raceOf([0, 0]), isSlow: false, clock: 1234 };
  const lines = makeTxg(record).split('\n').slice(0, -2);

  it('is read as it was written', () => {
    expect(raceKind.parse(makeTxg(record))).toEqual({ ok: true, record });
    expect(raceKind.isSame?.(record, { ...record, clock: 0 })).toBe(true);
  });

  it('is refused where it cannot be played, by its line', () => {
    const change = (at: number, line: string) => lines.map((each, index) => (index === at ? line : each));
    expect(problemOf(lines)).toBeUndefined();
    expect(problemOf(change(1, 'player '))).toEqual({ code: 'badLine', line: 2 });
    expect(problemOf(change(3, 'shares 27 26'))).toEqual({ code: 'badLine', line: 5 });
    expect(problemOf(change(3, 'shares 27'))).toEqual({ code: 'badLine', line: 4 });
    expect(problemOf([...lines.slice(0, -1), '10 1 throw 5 2', 'clock 10'])).toEqual({ code: 'badLine', line: 6 });
    expect(problemOf([...lines.slice(0, -1), '10 1 lay 5 7,7 2', 'clock 10'])).toEqual({ code: 'badLine', line: 6 });
    expect(problemOf(change(5, 'clock 99999999'))).toEqual({ code: 'badLine', line: 6 });
    expect(problemOf(lines.slice(0, 3))).toEqual({ code: 'badLine', line: 4 });
  });
});
