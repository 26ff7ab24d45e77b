// Plays a whole game in the real window, on a virtual screen where there is none; the results stand in demo/.
import { BUILD } from './lib/build';
import { withScreen } from './lib/screen';
import { succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const game = { name: 'demonstration', command: 'tsx', args: ['test/demo/play.ts', ...process.argv.slice(2)] };
const ok = ensureSystemPackages() && succeeds(BUILD) && succeeds(await withScreen(game));
process.exitCode = ok ? 0 : 1;
