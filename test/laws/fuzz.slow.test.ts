import { describe, expect, it } from 'vitest';
import { fuzz } from '../support/fuzz';

/** `npm run nightly` asks for many more, and for others every night. */
const RUNS = Number(process.env.TANTRIX_FUZZ_RUNS ?? 5000);
const SEED = Number(process.env.TANTRIX_FUZZ_SEED ?? 71);

describe('the readers of records', () => {
  it(`withstand ${RUNS} mutated inputs`, { timeout: 30_000 + RUNS * 20 }, () => {
    const { read, failures } = fuzz(RUNS, SEED);
    expect(failures).toEqual([]);
    // Neither everything nor nothing is refused: the mutations reach what lies behind the checks.
    expect(read).toBeGreaterThan(RUNS / 50);
    expect(read).toBeLessThan(RUNS / 2);
  });
});
