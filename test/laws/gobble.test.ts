import { describe, expect, it } from 'vitest';
import { placesOf } from '../../src-shared/gobble/places';
import { newRace, type Race, raceOrder, sharesFor } from '../../src-shared/gobble/race';
import { PACES } from '../../src-shared/gobble/robots';
import { makeTxg, raceKind } from '../../src-shared/record';
import { edgesOf, neighbor, oppositeSide, pick, sameHex, seededRandom, TILE_NUMBERS } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { raceOfRobots } from '../support/races';

/** What holds of every race, as computer players of all paces play it; read off the tiles alone, not off the rules. */

const SEEDS = Array.from({ length: runs(12, 400) }, (_, at) => at + 1);

/** A race of two to six, all at once or in turns, and each state of it. */
function raced(seed: number): { readonly states: readonly Race[]; readonly end: Race } {
  const random = seededRandom(seed);
  const paces = Array.from({ length: 2 + (seed % 5) }, () => pick(PACES, random));
  const turns = seed % 3 === 0 ? { turnSeconds: 5 + random(10) } : {};
  const shares = sharesFor(paces.map(() => random(4)));
  const states: Race[] = [newRace({ order: raceOrder(seed), shares, ...turns })];
  const [start] = states;
  if (!start) throw new Error('no race');
  const end = raceOfRobots(start, paces, seed, (state) => states.push(state));
  return { states, end };
}

/** The tiles round the last one: how many, and whether all of them match it. */
function roundLast({ tiles }: Race): { readonly count: number; readonly isMatched: boolean } {
  const last = tiles.at(-1);
  if (!last) throw new Error('no tile lies there');
  const sides = edgesOf(last.tile, last.rotation).flatMap((colour, side) => {
    const other = tiles.find((tile) => sameHex(tile, neighbor(last, side)));
    return other ? [edgesOf(other.tile, other.rotation)[oppositeSide(side)] === colour] : [];
  });
  return { count: sides.length, isMatched: sides.every(Boolean) };
}

describe('a race of Gobble', () => {
  const races = SEEDS.map(raced);

  it('ends, and everybody has a place', () => {
    for (const { end } of races) {
      expect(end.isOver).toBe(true);
      const places = placesOf(end);
      expect(places.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([...end.start.shares.keys()]);
      expect(places.map(({ left }) => left)).toEqual(places.map(({ left }) => left).toSorted((a, b) => a - b));
      expect(places[0]?.place).toBe(1);
    }
  });

  it('lays every tile beside two others at least, and matching', () => {
    for (const { states } of races) {
      for (const state of states) {
        const isLaid = state.moves.at(-1)?.move.kind === 'lay';
        const { count, isMatched } = roundLast(state);
        expect(isMatched).toBe(true);
        expect(count).toBeGreaterThanOrEqual(isLaid ? 2 : 1);
      }
    }
  });

  it('loses no tile and has none twice, whatever is thrown', () => {
    for (const { states } of races) {
      for (const { tiles, hands } of states) {
        const all = [...tiles.map(({ tile }) => tile), ...hands.flat()];
        expect(all.toSorted((a, b) => a - b)).toEqual(TILE_NUMBERS);
      }
    }
    const kinds = races.flatMap(({ end }) => end.moves.map(({ move }) => move.kind));
    expect(kinds.filter((kind) => kind === 'throw').length).toBeGreaterThan(SEEDS.length);
  });

  it('has a throw after every gobble, before its player lays again, unless the player is out or alone', () => {
    for (const { states } of races) {
      for (const [at, state] of states.slice(1).entries()) {
        const made = state.moves.at(-1);
        const before = states[at];
        if (!made || !before) throw new Error('no move was made');
        expect(before.owing.includes(made.by)).toBe(made.move.kind === 'throw');
        const fills = made.move.kind === 'lay' && roundLast(state).count >= 3;
        const others = state.hands.filter((hand, seat) => seat !== made.by && hand.length > 0);
        const mustThrow = fills && others.length > 0 && (state.hands[made.by] ?? []).length > 0;
        expect(state.owing.includes(made.by)).toBe(mustThrow);
      }
    }
  });

  it('is the same when its file is read, at any time', () => {
    for (const { states } of races.slice(0, runs(4, 40))) {
      for (const race of states.filter((_, at) => at % 7 === 0)) {
        const players = race.hands.map((_, seat) =>
          seat % 2 === 0 ? { name: `P${seat}` } : { name: `P${seat}`, pace: 'swift' as const },
        );
        const record = { players, race, isSlow: race.moves.length % 2 === 0, clock: race.moves.at(-1)?.move.at ?? 0 };
        const parsed = raceKind.parse(makeTxg(record));
        expect(parsed).toEqual({ ok: true, record });
      }
    }
  });
});
