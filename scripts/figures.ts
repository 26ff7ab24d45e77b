// What can be counted of how the program is made: `npm run figures`, with `-- REF` beside an earlier commit, with
// `-- --names` with the names of what two figures count.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sharedNames, openStores } from './figures/exports';
import { FIGURES, mutualRooms } from './figures/figures';
import { readSources, type Source } from './figures/sources';
import { ROOT } from './lib/steps';

/** The sources as they were at a commit. */
function sourcesAt(reference: string): Source[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-figures-'));
  try {
    const folders = ['src-shared', 'src-main', 'src-renderer'];
    const input = execFileSync('git', ['archive', reference, ...folders], { cwd: ROOT, maxBuffer: 500_000_000 });
    execFileSync('tar', ['-x', '-C', folder], { input });
    return readSources(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2);
const references = args.filter((each) => !each.startsWith('--'));
const now = readSources(ROOT);
const columns = [
  ...references.map((reference) => ({ name: reference, sources: sourcesAt(reference) })),
  { name: 'now', sources: now },
];
const rows = [
  ['', ...columns.map(({ name }) => name)],
  ...FIGURES.map(({ name, count }) => [name, ...columns.map(({ sources }) => String(count(sources)))]),
];
const widths = [0, ...columns].map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
for (const [name = '', ...cells] of rows) {
  const padded = cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0));
  console.log([name.padEnd(widths[0] ?? 0), ...padded].join('  '));
}
if (args.includes('--names')) {
  const named = {
    'import each other': mutualRooms(now),
    'declared twice': sharedNames(now),
    'can be set': openStores(now),
  };
  for (const [what, names] of Object.entries(named)) console.log(`\n${what}: ${names.join(', ')}`);
}
