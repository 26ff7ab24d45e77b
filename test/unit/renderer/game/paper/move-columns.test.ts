import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveColumns, moveGrid } from '../../../../../src-renderer/game/paper/move-columns';
import { pagesOfGame } from '../../../../../src-renderer/game/paper/pages';
import { sheetSize } from '../../../../../src-renderer/stage/paper/sheet-size';
import { DEFAULT_PRINT_SETUP, ORIENTATIONS, type PrintSetup } from '../../../../../src-shared/bridge/bridge';
import { gameOf } from '../../../../support/records';
import { PASSED_OVER } from '../../../../support/whole-games';
import { setups } from '../../../../support/print-setups';

/** How many pages a game of 56 tiles takes after so many moves. */
const pagesOf = (moves: number, setup: PrintSetup): number =>
  pagesOfGame({ players: [], game: gameOf(PASSED_OVER, moves), isCompetition: false }, setup, new Date(0)).length;

describe('the moves', () => {
  it('of a whole game fill one page of A4 or Letter', () => {
    expect(moveColumns(56, sheetSize(DEFAULT_PRINT_SETUP))).toEqual([[28, 28]]);
    for (const paper of ['A4', 'Letter'] as const) {
      for (const orientation of ORIENTATIONS) {
        expect(pagesOf(56, { ...DEFAULT_PRINT_SETUP, paper, orientation })).toBe(2);
      }
    }
  });

  it('take no page before the first', () => expect(pagesOf(0, DEFAULT_PRINT_SETUP)).toBe(1));

  it('are all dealt out, and no page or column takes more than it can', () => {
    fc.assert(
      fc.property(setups, fc.integer({ min: 0, max: 56 }), (setup, moves) => {
        const size = sheetSize(setup);
        const { columns, lines } = moveGrid(size);
        const pages = moveColumns(moves, size);
        expect(pages.flat().reduce((sum, length) => sum + length, 0)).toBe(moves);
        for (const page of pages) {
          expect(page.length).toBeLessThanOrEqual(columns);
          expect(page.every((length) => length >= 1 && length <= lines)).toBe(true);
        }
        // Only the last page may have room left.
        for (const page of pages.slice(0, -1)) expect(page).toEqual(Array.from({ length: columns }, () => lines));
      }),
    );
  });
});
