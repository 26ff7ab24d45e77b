import path from 'node:path';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import config from '../../../vite.config';

/** Builds the program with one kind of table more, into a folder of its own. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, 'test-results/new-kind');

/** The lists of the program, and those of this folder in their place. */
const LISTS = new Map([
  [path.join(ROOT, 'src-renderer/app/kinds.ts'), path.join(import.meta.dirname, 'kinds.ts')],
  [path.join(ROOT, 'src-shared/record/kinds.ts'), path.join(import.meta.dirname, 'record-kinds.ts')],
]);

/** What a list of this folder adds to is that of the program. */
const longerLists = (): Plugin => ({
  name: 'tantrix-longer-lists',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/kinds$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const longer = resolved && LISTS.get(resolved.id);
      return longer && longer !== importer ? longer : resolved;
    },
  },
});

const elsewhere = ({ build, ...environment }: EnvironmentOptions): EnvironmentOptions => ({
  ...environment,
  build: { ...build, outDir: path.join(OUT, path.relative(ROOT, build?.outDir ?? 'dist')) },
});

export default defineConfig({
  ...config,
  root: path.join(ROOT, 'src-renderer'),
  plugins: [longerLists(), config.plugins?.filter((plugin) => !isOfLicences(plugin))],
  worker: { ...config.worker, plugins: () => [longerLists()] },
  environments: Object.fromEntries(
    Object.entries(config.environments ?? {}).map(([name, environment]) => [name, elsewhere(environment)]),
  ),
});

/** Which packages are in the program is known from its own build. */
function isOfLicences(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'tantrix-licences';
}
