import { describe, expect, it } from 'vitest';
import { COLOURS, edgesOf, linksOf, MOST_TILES, oppositeSide, tileNumbers } from '../../../src-shared/tantrix';
import {
  EDGE_COLOUR,
  fittingRotationBits,
  LINKED_SIDE,
  PAIRS,
  RING_SHARE,
  ringDigits,
  RINGS,
  rotationOf,
  tileOf,
  TOUCHING,
  TURNED_TILES,
  turnedTile,
} from '../../../src-shared/tantrix/fits';
import { turned } from '../../support/naive';

const ALL_TILES = tileNumbers(MOST_TILES);
const rotations = [0, 1, 2, 3, 4, 5];
const everyTurnedTile = ALL_TILES.flatMap((tile) => rotations.map((rotation) => ({ tile, rotation })));
const everyRing = Array.from({ length: RINGS }, (_, ring) => ring);

/** The ring digits by plain writing in base 5, north last. */
const digitsOf = (ring: number): number[] => ring.toString(5).padStart(6, '0').split('').map(Number).toReversed();

describe('turned tiles', () => {
  it('are numbered without gaps and read back', () => {
    const all = everyTurnedTile.map(({ tile, rotation }) => turnedTile(tile, rotation));
    expect(all).toEqual(Array.from({ length: TURNED_TILES }, (_, at) => at));
    expect(all.map((at) => ({ tile: tileOf(at), rotation: rotationOf(at) }))).toEqual(everyTurnedTile);
  });

  it('have the edge colours of the tile', () => {
    for (const { tile, rotation } of everyTurnedTile) {
      const from = turnedTile(tile, rotation) * 6;
      const colours = [...EDGE_COLOUR.subarray(from, from + 6)].map((colour) => COLOURS[colour]);
      expect(colours).toEqual(edgesOf(tile, rotation));
    }
  });

  it('have the link ends of the tile', () => {
    for (const { tile, rotation } of everyTurnedTile) {
      for (const { sides } of linksOf(tile, rotation)) {
        const [one, other] = sides;
        expect(LINKED_SIDE[turnedTile(tile, rotation) * 6 + one]).toBe(other);
        expect(LINKED_SIDE[turnedTile(tile, rotation) * 6 + other]).toBe(one);
      }
    }
  });

  it('add their colour to the ring of the neighbour across each side', () => {
    for (const { tile, rotation } of everyTurnedTile) {
      edgesOf(tile, rotation).forEach((colour, side) => {
        const digits = digitsOf(RING_SHARE[turnedTile(tile, rotation) * 6 + side] ?? -1);
        expect(digits).toEqual(
          rotations.map((into) => (into === oppositeSide(side) ? COLOURS.indexOf(colour) + 1 : 0)),
        );
      });
    }
  });
});

describe('rings', () => {
  it('are read side by side', () => {
    expect(everyRing.filter((ring) => ringDigits(ring).join() !== digitsOf(ring).join())).toEqual([]);
  });

  it('know how many tiles touch', () => {
    const wrong = everyRing.filter((ring) => TOUCHING[ring] !== digitsOf(ring).filter((digit) => digit > 0).length);
    expect(wrong).toEqual([]);
  });

  it('know which colours come in twice or more', () => {
    const wrong = everyRing.filter((ring) =>
      COLOURS.some((_, colour) => {
        const isPair = digitsOf(ring).filter((digit) => digit === colour + 1).length >= 2;
        return (((PAIRS[ring] ?? 0) >> colour) & 1) !== Number(isPair);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the fit table', () => {
  it('says of every tile and ring what comparing the edges says', () => {
    const printed = ALL_TILES.map((tile) => rotations.map((rotation) => turned(tile, rotation)));
    let wrong = 0;
    for (const ring of everyRing) {
      const wanted = new RegExp(
        `^${digitsOf(ring)
          .map((digit) => '.RYBG'.charAt(digit))
          .join('')}$`,
      );
      printed.forEach((looks, at) => {
        const fitting = looks.reduce((bits, look, rotation) => bits | (Number(wanted.test(look)) << rotation), 0);
        if (fittingRotationBits(ring, at + 1) !== fitting) wrong++;
      });
    }
    expect(wrong).toBe(0);
  });
});
