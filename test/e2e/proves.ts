import { PROVES } from '../support/proofs';
import type { ProvedId } from '../support/help-document';
import { test } from './fixtures';

/**
 * Says that the test has just done, and seen to be right, what these rows of the help document tell. It stands after the
 * assertion that shows it; what was said counts when the test then passes, and `test/proofs.ts` collects it.
 */
export function proves(...rows: readonly ProvedId[]): void {
  const { annotations } = test.info();
  annotations.push(...rows.map((description) => ({ type: PROVES, description })));
}
