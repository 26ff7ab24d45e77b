import * as fc from 'fast-check';
import { DEFAULT_PRINT_SETUP, ORIENTATIONS, type PrintSetup } from '../../src-shared/bridge/bridge';

/** Ways to print, at random. */
export const setups: fc.Arbitrary<PrintSetup> = fc
  .record({
    orientation: fc.constantFrom(...ORIENTATIONS),
    paper: fc.constantFrom('A4' as const, 'Letter' as const, 'A3' as const, 'A5' as const, 'Legal' as const),
    margin: fc.constantFrom('narrow' as const, 'normal' as const, 'wide' as const),
  })
  .map((drawn) => ({ ...DEFAULT_PRINT_SETUP, ...drawn }));
