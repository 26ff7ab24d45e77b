// Everything: what the machine lacks, then every check. The last line counts the tests, and each failed step as one more;
// those before it name what did not pass.
import { rmSync } from 'node:fs';
import { BUILD } from './lib/build';
import { STATIC_CHECKS } from './lib/checks';
import { withScreen } from './lib/screen';
import { failedOf, succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';
import { failure, NOTHING, PlaywrightTally, sumOf, type Tally, tallyOfRun, VitestTally } from './lib/tally';

const REPORTS = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' };

function unitTests(): Tally {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`];
  const name = 'unit tests and laws';
  return tallyOfRun(name, succeeds({ name, command: 'vitest', args }), REPORTS.unit, VitestTally);
}

/** Whether the run has proved what the help document lists. */
const proofs = { name: 'proofs of the help document', command: 'tsx', args: ['test/proofs.ts', REPORTS.e2e] };

async function endToEndTests(): Promise<Tally> {
  // What the night runs has quicker tests beside it: this is to stay under fifteen minutes.
  const args = ['test', '--grep-invert', '@nightly'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS.e2e };
  const name = 'end-to-end tests';
  const ok = succeeds(await withScreen({ name, command: 'playwright', args, env }));
  const windows = tallyOfRun(name, ok, REPORTS.e2e, PlaywrightTally);
  return sumOf([windows, succeeds(proofs) ? NOTHING : failure(proofs.name)]);
}

async function everything(): Promise<Tally> {
  // A report of an earlier run must not be taken for one of this run.
  rmSync('test-results', { recursive: true, force: true });
  if (!ensureSystemPackages()) return failure('what the machine lacks');
  const broken = await failedOf([BUILD, ...STATIC_CHECKS]);
  const sources = [...broken.map(({ name }) => failure(name)), unitTests()];
  return sumOf([...sources, broken.includes(BUILD) ? NOTHING : await endToEndTests()]);
}

const { passed, failed, skipped, wrong } = await everything().catch((error: unknown) => {
  console.error(error);
  return failure('the run itself');
});
for (const name of wrong) console.log(`not passed: ${name}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
