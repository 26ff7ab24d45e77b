// Takes pictures of every screen, dialog, menu and theme in the real window; they stand in test/gallery/out.
import { BUILD } from './lib/build';
import { withScreen } from './lib/screen';
import { succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const pictures = { name: 'gallery', command: 'tsx', args: ['test/gallery/take.ts', ...process.argv.slice(2)] };
const ok = ensureSystemPackages() && succeeds(BUILD) && succeeds(await withScreen(pictures));
process.exitCode = ok ? 0 : 1;
