import { describe, expect, it } from 'vitest';
import { readStructured } from '../support/structured';

/** `npm run nightly` asks for many more, and for others every night. */
const RUNS = Number(process.env.TANTRIX_FUZZ_RUNS ?? 3000);
const SEED = Number(process.env.TANTRIX_FUZZ_SEED ?? 72);

describe('files changed in structure, their checks made to agree', () => {
  it(`are refused with a code, or are legal: ${RUNS} of them`, { timeout: 60_000 + RUNS * 20 }, () => {
    const { outcomes, failures } = readStructured(RUNS, SEED);
    expect(failures).toEqual([]);
    // All that only the rules and the lines themselves can find has turned up.
    for (const outcome of ['read', 'badLine', 'badDeal', 'badPuzzle', 'illegalMove', 'notAGame', 'newerVersion']) {
      expect(outcomes.get(outcome) ?? 0).toBeGreaterThan(RUNS / 1000);
    }
  });
});
