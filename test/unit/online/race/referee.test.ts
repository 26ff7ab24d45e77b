import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newRace, type RaceMove, raceOrder, sharesFor } from '../../../../src-shared/gobble/race';
import { copyOf, heard } from '../../../../src-shared/online/race/race-copy';
import { decided, lackedAfter, moveOf, type Referee, refereeOf } from '../../../../src-shared/online/race/referee';
import {
  type RaceProposed,
  type RaceRuled,
  type RaceWire,
  RaceWireSchema,
} from '../../../../src-shared/online/race/wire';
import type { RecordedRace } from '../../../../src-shared/record';
import { type RaceHand, refereedRaceRules } from '../../../../src-shared/sessions/race';
import { Session } from '../../../../src-shared/sessions/session';
import { plainTerms, type Terms } from '../../../../src-shared/sessions/terms';
import { pick, type Random, seededRandom, TILE_COUNT } from '../../../../src-shared/tantrix';
import { possibleMoves } from '../../../support/races';

const ID = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'];

const startOf = (seed: number, count: number) => ({
  order: raceOrder(seed),
  shares: sharesFor(Array.from({ length: count }, () => 0)),
});

const refereeWith = (seed: number, count: number): Referee => refereeOf({ race: ID, start: startOf(seed, count) });

function deedOf(move: RaceMove): RaceProposed['deed'] {
  const { at: _, ...deed } = move;
  return deed;
}

const proposedBy = (seat: number, ticket: number, seen: number, move: RaceMove): RaceProposed => ({
  kind: 'raceMove',
  race: ID,
  seat,
  ticket,
  seen,
  deed: deedOf(move),
});

const TERMS: Terms<RecordedRace, object> = { ...plainTerms, decides: 'referee', persistence: 'nowhere' };

/** A program at which one seat is played: what it has on the table, and what is on its way to it and from it. */
class Racer {
  session: Session<RecordedRace, RaceMove, RaceHand, object>;
  readonly #toReferee: RaceProposed[] = [];
  #toHere: RaceWire[] = [];
  readonly #said = new Map<number, RaceProposed>();

  constructor(
    readonly seat: number,
    start: ReturnType<typeof startOf>,
  ) {
    const players = NAMES.slice(0, start.shares.length).map((name) => ({ name }));
    const record = { players, race: newRace(start), isSlow: false, clock: 0 };
    this.session = Session.begun({ rules: refereedRaceRules, terms: TERMS }, record);
  }

  /** Its player does something that is possible by what is seen here. */
  act(random: Random): void {
    const { seen, log } = this.session;
    const moves = possibleMoves(seen.race, this.seat);
    if (moves.length === 0 || seen.race.isOver) return;
    const move = pick(moves, random);
    this.session = this.session.after({ kind: 'move', made: { by: this.seat, move } });
    const ticket = this.session.pending.at(-1)?.ticket ?? 0;
    const proposed = proposedBy(this.seat, ticket, log.moves.length, move);
    this.#said.set(ticket, proposed);
    this.#toReferee.push(proposed);
  }

  get hasSaid(): boolean {
    return this.#toReferee.length > 0;
  }

  nextSaid(): RaceProposed | undefined {
    return this.#toReferee.shift();
  }

  told(message: RaceWire): void {
    this.#toHere.push(message);
  }

  /** One of the messages comes, in any order, sometimes twice. */
  hear(random: Random): boolean {
    if (this.#toHere.length === 0) return false;
    const message = pick(this.#toHere, random);
    if (random(4) > 0) this.#toHere = this.#toHere.filter((each) => each !== message);
    if (message.kind === 'raceRuled') {
      const { n: number, by, at, deed, ticket } = message;
      const own = by === this.seat ? { ticket } : {};
      this.session = this.session.after({ kind: 'ruling', number, made: { by, move: moveOf(deed, at) }, ...own });
    }
    if (message.kind === 'raceRefused') {
      const { ticket } = message;
      this.session = this.session.after({ kind: 'refused', ticket, objection: { code: 'occupied', at: [] } });
    }
    return true;
  }

  /** The connection is lost with all that was on its way; once it is there again, what waits for an answer is said again. */
  drop(referee: Referee): void {
    this.#toReferee.length = 0;
    this.#toHere = [...lackedAfter(referee, this.session.log.moves.length)];
    this.#toReferee.push(...this.#said.values());
  }
}

/** A race of several programs over a bad network, until nothing is on its way any more. */
function raced(seed: number): { readonly referee: Referee; readonly racers: readonly Racer[] } {
  const random = seededRandom(seed);
  const count = 2 + random(5);
  const start = startOf(seed, count);
  let referee = refereeOf({ race: ID, start });
  const racers = start.shares.map((_, seat) => new Racer(seat, start));
  const decide = (racer: Racer, at: number) => {
    const proposed = racer.nextSaid();
    if (!proposed) return;
    const decision = decided(referee, [racer.seat], proposed, at);
    ({ referee } = decision);
    const { answer } = decision;
    if (answer?.kind === 'raceRuled') for (const each of racers) each.told(answer);
    else if (answer) racer.told(answer);
  };
  for (let step = 0; step < 600; step++) {
    const racer = pick(racers, random);
    const what = random(40);
    if (what === 0) racer.drop(referee);
    else if (what < 12) racer.act(random);
    else if (what < 25) decide(racer, step * 10);
    else racer.hear(random);
  }
  for (const racer of racers) racer.drop(referee);
  for (const racer of racers) while (racer.hasSaid) decide(racer, 10_000);
  for (const racer of racers) while (racer.hear(random));
  return { referee, racers };
}

describe('programs that race', () => {
  it('all come to the race of the referee, with each tile in one place', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { referee, racers } = raced(seed);
        const tiles = [...referee.race.tiles.map(({ tile }) => tile), ...referee.race.hands.flat()];
        expect(tiles.toSorted((a, b) => a - b)).toEqual(Array.from({ length: TILE_COUNT }, (_, at) => at + 1));
        for (const { session } of racers) {
          expect(session.pending).toEqual([]);
          expect(session.seen.race).toEqual(referee.race);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('have the same race whichever order the rulings come in, and believe none that cannot be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const random = seededRandom(seed);
        const { referee } = raced(seed);
        const { race, ruled } = referee;
        const order = [...ruled, ...ruled].toSorted(() => random(3) - 1);
        let copy = copyOf({ race: ID, start: race.start });
        for (const each of order) copy = heard(copy, each) ?? copy;
        expect(copy).toEqual({ id: ID, race, early: [], ruled: referee.ruled });
        expect(ruled.map((each) => heard(copy, { ...each, n: ruled.length + 1 }))).toEqual(ruled.map(() => undefined));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the referee', () => {
  const before = refereeWith(3, 2);
  const [wanted] = possibleMoves(before.race, 0);
  const rival = possibleMoves(before.race, 1).find((move) => move.kind === 'lay' && sameSpace(move, wanted));
  if (!wanted || !rival) throw new Error('nobody reaches for the same space');

  it('says who was there first', () => {
    const { referee } = decided(before, [1], proposedBy(1, 1, 0, rival), 100);
    expect(decided(referee, [0], proposedBy(0, 1, 0, wanted), 100).answer).toMatchObject({
      kind: 'raceRefused',
      first: 1,
    });
    // Who has seen it was beaten by nobody.
    const { answer } = decided(referee, [0], proposedBy(0, 1, 1, wanted), 100);
    expect(answer).toEqual({ kind: 'raceRefused', race: ID, seat: 0, ticket: 1 });
  });

  it('makes a move once that comes twice, and answers it twice', () => {
    const once = decided(before, [0], proposedBy(0, 1, 0, wanted), 100);
    const twice = decided(once.referee, [0], proposedBy(0, 1, 0, wanted), 200);
    expect(twice).toEqual({ referee: once.referee, answer: once.answer });
    expect(once.referee.ruled).toHaveLength(1);
  });

  it('takes nothing for the seat of somebody else, or of another race', () => {
    const forged = proposedBy(1, 1, 0, rival);
    expect(decided(before, [0], forged, 0)).toEqual({ referee: before });
    expect(decided(before, [1], { ...forged, race: 'b'.repeat(64) }, 0)).toEqual({ referee: before });
    expect(decided(before, [], { ...forged, seat: 5 }, 0)).toEqual({ referee: before });
  });

  it('lets no clock go back', () => {
    const { referee } = decided(before, [1], proposedBy(1, 1, 0, rival), 500);
    const [next] = possibleMoves(referee.race, 0);
    if (!next) throw new Error('nothing can be laid');
    expect(decided(referee, [0], proposedBy(0, 1, 1, next), 100).answer).toMatchObject({ kind: 'raceRuled', at: 500 });
  });
});

function sameSpace(a: RaceMove, b: RaceMove | undefined): boolean {
  return a.kind === 'lay' && b?.kind === 'lay' && a.q === b.q && a.r === b.r;
}

describe('what is no message of a race', () => {
  const move = { kind: 'raceMove', race: ID, seat: 0, ticket: 1, seen: 0, deed: { kind: 'throw', tile: 3, to: 1 } };
  const begin = { kind: 'raceBegin', race: ID, start: startOf(1, 2), names: ['Ann', 'Bob'], keys: [ID, OTHER] };

  it('is told from what is one', () => {
    for (const message of [move, begin]) expect(v.is(RaceWireSchema, message)).toBe(true);
  });

  it.each([
    { ...move, seat: 6 },
    { ...move, seat: -1 },
    { ...move, ticket: 0 },
    { ...move, seen: 1.5 },
    { ...move, race: 'A' },
    { ...move, more: 1 },
    { ...move, deed: { ...move.deed, tile: 57 } },
    { ...move, deed: { kind: 'lay', tile: 1, q: 1e9, r: 0, rotation: 0 } },
    { ...move, deed: { kind: 'lay', tile: 1, q: 0, r: 0, rotation: 6 } },
    { ...begin, names: ['Ann'] },
    { ...begin, keys: [ID] },
    { ...begin, keys: [ID, ID] },
    { ...begin, names: ['Ann', 'B\u0000b'] },
    { ...begin, start: { ...begin.start, order: begin.start.order.map(() => 1) } },
    { ...begin, start: { ...begin.start, shares: [54, 54] } },
  ])('is refused: $kind $#', (message) => {
    expect(v.is(RaceWireSchema, message)).toBe(false);
  });
});

/** The rulings that everybody is told are messages, too. */
it('rulings and refusals are messages', () => {
  const { referee } = raced(5);
  const all: readonly RaceRuled[] = referee.ruled;
  expect(all.length).toBeGreaterThan(0);
  for (const ruled of all) expect(v.is(RaceWireSchema, ruled)).toBe(true);
});

describe('a copy of a race', () => {
  it('has all that counts in its order, whatever came early', () => {
    const random = seededRandom(3);
    let referee = refereeWith(3, 2);
    for (let ticket = 1; referee.ruled.length < 6; ticket++) {
      const seat = ticket % 2;
      const move = possibleMoves(referee.race, seat)[0];
      if (!move) continue;
      referee = decided(
        referee,
        [seat],
        proposedBy(seat, ticket, referee.ruled.length, move),
        random(9) + ticket,
      ).referee;
    }
    const [first, second, third, ...others] = referee.ruled;
    if (!first || !second || !third) throw new Error('nothing was ruled');
    // As it comes to a program that was away: what is made meanwhile is told before what it lacks.
    const copy = [third, first, second, ...others].reduce<ReturnType<typeof heard>>(
      (before, ruled) => before && heard(before, ruled),
      copyOf({ race: ID, start: startOf(3, 2) }),
    );
    expect(copy?.ruled).toEqual(referee.ruled);
    expect(copy?.early).toEqual([]);
  });

  it('believes nobody who says another thing than before of what counts, or is to come', () => {
    const race = { race: ID, start: startOf(3, 2) };
    const [first, second] = possibleMoves(newRace(race.start), 0);
    if (!first || !second) throw new Error('nothing can be played');
    const told = (n: number, move: RaceMove): RaceRuled => ({
      kind: 'raceRuled',
      race: race.race,
      n,
      by: 0,
      ticket: 1,
      at: 1,
      deed: deedOf(move),
    });
    for (const n of [1, 2]) {
      const copy = heard(copyOf(race), told(n, first));
      if (!copy) throw new Error('it was not believed');
      expect(heard(copy, told(n, first))).toBe(copy);
      const one = told(n, first);
      for (const other of [told(n, second), { ...one, by: 1 }, { ...one, ticket: 2 }, { ...one, at: 2 }])
        expect(heard(copy, other)).toBe(undefined);
    }
  });

  it('believes nobody who says ever more of what is to come', () => {
    const [move] = possibleMoves(newRace(startOf(3, 2)), 0);
    if (!move) throw new Error('nothing can be played');
    let copy: ReturnType<typeof heard> = copyOf({ race: ID, start: startOf(3, 2) });
    for (let n = 2; copy && n < 2000; n++) {
      copy = heard(copy, { kind: 'raceRuled', race: ID, n, by: 0, ticket: n, at: n, deed: deedOf(move) });
    }
    expect(copy).toBe(undefined);
  });
});

describe('the referee', () => {
  it('takes no move while the clock stands', () => {
    const before = refereeWith(3, 2);
    const [move] = possibleMoves(before.race, 0);
    if (!move) throw new Error('nothing can be played');
    const { referee, answer } = decided(before, [0], proposedBy(0, 1, 0, move), undefined);
    expect(answer).toMatchObject({ kind: 'raceRefused', seat: 0, ticket: 1 });
    expect(referee.ruled).toEqual([]);
    expect(decided(referee, [0], proposedBy(0, 2, 0, move), 5).answer).toMatchObject({ kind: 'raceRuled', n: 1 });
  });

  it('says of nobody that they were first where it only was the clock that stood', () => {
    const before = refereeWith(3, 2);
    const [move] = possibleMoves(before.race, 0);
    const other = possibleMoves(before.race, 1).find((each) => !sameSpace(each, move));
    if (!move || !other) throw new Error('nothing can be played');
    const { referee } = decided(before, [1], proposedBy(1, 1, 0, other), 100);
    // What its player has not seen is in nobody's way.
    expect(decided(referee, [0], proposedBy(0, 1, 0, move), 200).answer).toMatchObject({ kind: 'raceRuled' });
    const { answer } = decided(referee, [0], proposedBy(0, 1, 0, move), undefined);
    expect(answer).toEqual({ kind: 'raceRefused', race: ID, seat: 0, ticket: 1 });
  });
});
