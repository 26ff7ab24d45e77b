// Installs what the machine lacks, then runs the end-to-end tests; arguments go to Playwright.
import { withScreen } from './lib/screen';
import { succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const args = ['test', ...process.argv.slice(2)];
const ok =
  ensureSystemPackages() && succeeds(await withScreen({ name: 'end-to-end tests', command: 'playwright', args }));
process.exitCode = ok ? 0 : 1;
