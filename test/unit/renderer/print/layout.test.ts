import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingZoom, nextZoom, turnPages } from '../../../../src-renderer/print/preview-view';
import { parseRanges } from '../../../../src-renderer/print/parse-ranges';
import { sheetSize } from '../../../../src-renderer/stage/paper/sheet-size';
import { DEFAULT_PRINT_SETUP, MARGINS, PAPERS, type PrintSetup } from '../../../../src-shared/bridge/bridge';
import { setups } from '../../../support/print-setups';

describe('a sheet', () => {
  it('lies as the setup says', () => {
    const landscape: PrintSetup = { ...DEFAULT_PRINT_SETUP, orientation: 'landscape', paper: 'Letter', margin: 'wide' };
    expect(sheetSize(DEFAULT_PRINT_SETUP)).toEqual({ ...PAPERS.A4, margin: MARGINS.normal });
    expect(sheetSize(landscape)).toEqual({ width: 279.4, height: 215.9, margin: 25 });
  });
});

describe('page ranges', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['2', [{ from: 2, to: 2 }]],
    ['1-3', [{ from: 1, to: 3 }]],
    // As the words below the field have it, which are not to be parted at the end of a line.
    ['1\u20113', [{ from: 1, to: 3 }]],
    [
      ' 1 , 3 – 4',
      [
        { from: 1, to: 1 },
        { from: 3, to: 4 },
      ],
    ],
  ])('“%s” are understood', (text, ranges) => expect(parseRanges(text, 4)).toEqual(ranges));

  it.each(['0', '5', '3-2', '1-5', 'a', '1,', '-', '1-', '1 2', '99999', Array(51).fill('1').join()])(
    '“%s” are not',
    (text) => expect(parseRanges(text, 4)).toBeUndefined(),
  );
});

describe('the preview', () => {
  it('turns pages within what there is, two abreast from an odd one', () => {
    expect(turnPages({ at: 0, abreast: 1 }, 1, 3).at).toBe(1);
    expect(turnPages({ at: 2, abreast: 1 }, 1, 3).at).toBe(2);
    expect(turnPages({ at: 1, abreast: 2 }, 0, 4).at).toBe(0);
    expect(turnPages({ at: 0, abreast: 2 }, 1, 4).at).toBe(2);
    expect(turnPages({ at: 2, abreast: 2 }, 1, 4).at).toBe(2);
    expect(turnPages({ at: 2, abreast: 1 }, -Infinity, 3).at).toBe(0);
    expect(turnPages({ at: 0, abreast: 2 }, Infinity, 3).at).toBe(2);
    expect(turnPages({ at: 0, abreast: 1 }, Infinity, 3).at).toBe(2);
  });

  it('zooms in steps that end', () => {
    expect(nextZoom(1, 1)).toBe(1.25);
    expect(nextZoom(0.9, 1)).toBe(1);
    expect(nextZoom(0.9, -1)).toBe(0.75);
    expect(nextZoom(4, 1)).toBeUndefined();
    expect(nextZoom(0.2, -1)).toBeUndefined();
  });

  it('fits the pages shown into the window', () => {
    fc.assert(
      fc.property(setups, fc.constantFrom(1, 2), fc.integer({ min: 500, max: 3000 }), (setup, abreast, side) => {
        const size = sheetSize(setup);
        const zoom = fittingZoom(size, abreast, { width: side, height: side });
        expect((zoom * abreast * size.width * 96) / 25.4).toBeLessThan(side);
        expect((zoom * size.height * 96) / 25.4).toBeLessThan(side);
        expect(zoom).toBeGreaterThan(0.1);
      }),
    );
  });
});
