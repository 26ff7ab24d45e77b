// Stands in for the default app of Electron's own builds: starts the program whose folder the command line names.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const require = createRequire(import.meta.url);

const { values, positionals } = parseArgs({
  // Electron has no script of its own before the arguments, as Node has.
  args: process.argv.slice(1),
  options: {
    version: { type: 'boolean', short: 'v' },
    require: { type: 'string', short: 'r', multiple: true, default: [] },
  },
  allowPositionals: true,
  strict: false,
});

/** Gives `app` the name, version and path that it would have when packaged. */
function introduce(folder) {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return;
  const { name, productName = name, version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (version) app.setVersion(version);
  if (productName) app.name = productName;
  app.setAppPath(folder);
}

if (values.version) {
  process.stdout.write(`v${process.versions.electron}\n`);
  process.exit(0);
}
// Playwright loads itself this way, and expects to come before the program.
for (const file of values.require) require(path.resolve(file));

const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: electron [options] folder-of-a-program\n');
  process.exit(1);
}
Object.defineProperty(process, 'defaultApp', { enumerable: true, value: true });
introduce(path.resolve(folder));
await import(pathToFileURL(require.resolve(path.resolve(folder))).href);
