import { expect, it } from 'vitest';
import { en } from '../../../src-renderer/words/en';
import { NO_GUIDE } from '../../../src-shared/patterns/guide';
import { freePiece, MOST_COPIES, type Pattern } from '../../../src-shared/patterns/pattern';
import { laidPiece, pieceOf } from '../../../src-shared/puzzles/pieces';
import { patternRules } from '../../../src-shared/sessions/pattern';
import type { Gesture } from '../../../src-shared/sessions/rules';

const rows = (tile: number, copies: number, r: number) =>
  Array.from({ length: copies }, (_, copy) =>
    laidPiece(pieceOf({ tile, copy }), { q: (copy % 20) - 10, r: r + Math.floor(copy / 20) }, 0),
  );

/** A free table with every copy of tile 43, which in a mirror is tile 45, and so many of that. */
function withAll(images: number): Pattern {
  const laid = [...rows(43, MOST_COPIES, 0), ...rows(45, images, 10)];
  return { laid, guide: { ...NO_GUIDE, kind: 'mirror', centre: { q: -11, r: 0 } }, sheet: {} };
}

const meaning = (pattern: Pattern, gesture: Gesture, chosen?: number) =>
  patternRules.interpret(pattern, { ...patternRules.emptyHand, chosen }, 0, gesture);

it('says of a tile whose copies all lie there that none is left, and of no other', () => {
  const pattern = withAll(0);
  expect(freePiece(pattern.laid, 43)).toBeUndefined();
  const tooMany = pieceOf({ tile: 43, copy: MOST_COPIES });
  expect(meaning(pattern, { kind: 'take', tile: tooMany })).toEqual({ objection: { code: 'noCopyLeft', at: [] } });
  expect(meaning(pattern, { kind: 'take', tile: 43 }).hand?.chosen).toBe(43);
  expect(meaning(pattern, { kind: 'take', tile: 44 }).hand?.chosen).toBe(44);
  expect(en.refusal.noCopyLeft).toContain(String(MOST_COPIES));
});

it('says so of partners, too', () => {
  expect(meaning(withAll(0), { kind: 'confirm' }, 43).move?.laid).toHaveLength(MOST_COPIES + 1);
  expect(meaning(withAll(MOST_COPIES), { kind: 'confirm' }, 43).objection?.code).toBe('noCopyLeft');
});
