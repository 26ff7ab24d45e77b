import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../lib/steps';
import { tell } from './figures';

/** How much the page has to read, packed by gzip: all scripts and style sheets of the built windows and their workers. */

const BUNDLE = path.join(ROOT, 'dist/renderer');
const MOST = 400_000;

/** What does not count: what the manual says, and what the window says in other languages than English. */
const APART: readonly (readonly [words: string, files: RegExp])[] = [
  ['texts of the manual', /^manual(-briefs)?-[\w-]{8}\.js$/],
  ['React Aria in other languages', /^locales-[\w-]{8}\.js$/],
  ['words in German', /^de-[\w-]{8}\.js$/],
  ['words in French', /^fr-[\w-]{8}\.js$/],
  ['words in Spanish', /^es-[\w-]{8}\.js$/],
  ['words in Hungarian', /^hu-[\w-]{8}\.js$/],
  ['words in Dutch', /^nl-[\w-]{8}\.js$/],
];

const packed = (file: string): number => gzipSync(readFileSync(path.join(BUNDLE, file)), { level: 9 }).length;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Tells what the built windows weigh. */
export function tellSizes(): void {
  const files = readdirSync(BUNDLE, { encoding: 'utf8', recursive: true }).filter((name) => /\.(?:js|css)$/.test(name));
  const weights = files.map((file) => ({ file: path.basename(file), bytes: packed(file) }));
  const sum = (some: typeof weights): number => some.reduce((bytes, each) => bytes + each.bytes, 0);
  const apart = APART.map(([words, names]) => [words, weights.filter(({ file }) => names.test(file))] as const);
  const counted = weights.filter((each) => !apart.some(([, some]) => some.includes(each)));
  tell({
    part: 'Size',
    what: 'scripts and style sheets of the windows, gzipped, without help texts and without words of other languages',
    value: kilobytes(sum(counted)),
    limit: `at most ${kilobytes(MOST)}`,
    isMet: sum(counted) <= MOST,
  });
  const styles = weights.filter(({ file }) => file.endsWith('.css'));
  tell({ part: 'Size', what: 'of these, style sheets', value: kilobytes(sum(styles)) });
  for (const [words, some] of apart) {
    if (some.length > 0) tell({ part: 'Size', what: `not counted: ${words}`, value: kilobytes(sum(some)) });
  }
}
