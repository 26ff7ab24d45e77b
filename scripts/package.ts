// Builds the program and packs it for this system, into release/; --dir makes only the folder that packages are made of.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { electronRuntime, type Runtime } from './electron/runtime';
import { BUILD } from './lib/build';
import { ROOT, succeeds } from './lib/steps';
import { isForOthers, pack } from './package/pack';
import { makePackages } from './package/packages';

const { values } = parseArgs({ options: { dir: { type: 'boolean', default: false } } });

/** What is for tests alone lies apart, under a name that nobody takes for that of a release. */
const outputFor = (runtime: Runtime): string =>
  path.join(ROOT, 'release', ...(isForOthers(runtime) ? [] : ['for-tests-only']));

async function everything(): Promise<void> {
  const runtime = await electronRuntime();
  const output = outputFor(runtime);
  rmSync(output, { recursive: true, force: true });
  if (!values.dir) console.log((await makePackages(output, runtime)).map((name) => `made ${name}`).join('\n'));
  else await pack(output, runtime, true);
  console.log(`It lies in ${path.relative(ROOT, output)}.`);
  if (isForOthers(runtime)) return;
  console.log(
    `FOR TESTS ONLY: this is packed with an Electron ${runtime.version} that is not the official one. ` +
      'Give it to nobody; packages for others are made where Electron can be downloaded.',
  );
}

const built = succeeds(BUILD);
if (built) await everything();
else process.exitCode = 1;
